/**
 * One entry of the operation table: who may call it, what goes in, what comes out, how it may fail. Routes, typed client, handlers, OpenAPI
 * page and the tests of every operation all follow from the entries.
 */
import * as z from 'zod';
import { id, line, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';
import type { RequiredRight } from './rights.ts';
import { body, pascal, type RecordCodec } from './wire.ts';

/** A declared way to fail: the status, the sentence the user reads, the field it concerns. */
export interface Failure {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429;
  readonly message: string;
  readonly field?: string;
  /** What was asked for may have happened all the same: its Idempotency-Key stays used, and a repeat is told the same. */
  readonly isUncertain?: true;
}

export type Failures = Readonly<Record<string, Failure>>;

interface Entry<I extends z.ZodType, F extends Failures> {
  readonly method: 'GET' | 'POST';
  readonly right: RequiredRight;
  readonly input: I;
  /** Checks over several fields of the input, after its fields: forms and server run the same ones. */
  readonly rules: readonly z.ZodType[];
  readonly failures: F;
}

/** An operation that answers `{ data }`. A write runs in one transaction and may be repeated under its Idempotency-Key. */
export interface Call<I extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType, F extends Failures = Failures> extends Entry<I, F> {
  readonly kind: 'read' | 'write';
  readonly status: 200 | 201;
  readonly data: D;
  /** Set for a multipart request, whose file part is bytes in the input; makes the documented `Message` beside `data`. */
  readonly message?: ((input: z.output<I>, data: z.output<D>) => unknown) | undefined;
  /** The largest file of a multipart request, where it is not the usual one. */
  readonly mostBytes?: number | undefined;
}

/** An operation that answers rows: all of them, or a page with the total, or a CSV or Excel file. */
export interface List<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType, F extends Failures = Failures> extends Entry<I, F> {
  readonly kind: 'list';
  readonly row: R;
  readonly csv: CsvFile<z.output<R>> | undefined;
  /** The same rows with every column that an import of them needs, where there is such an import. */
  readonly importCsv: CsvFile<never> | undefined;
}

export type Operation = Call | List;

/** What a handler receives and the browser passes. */
export type Input<O> = O extends { readonly input: infer I extends z.ZodType } ? z.output<I> : never;
/** What a handler answers and the browser gets. */
export type Answer<O> = O extends { readonly row: infer R extends z.ZodType }
  ? Page<z.output<R>>
  : O extends { readonly data: infer D extends z.ZodType }
    ? z.output<D>
    : never;
export type FailureName<O> = O extends { readonly failures: infer F } ? keyof F & string : never;

interface ReadOptions<I extends z.ZodType, D extends z.ZodType, F extends Failures> {
  readonly method?: 'GET' | 'POST';
  readonly right: RequiredRight;
  readonly input?: I;
  readonly rules?: readonly z.ZodType[];
  readonly answer: { readonly status: 200 | 201; readonly data: D };
  readonly failures?: F;
}

type NoInput = RecordCodec<'body', Record<never, never>, Record<never, never>>;
type NoFailures = Record<never, never>;

/** An operation that changes nothing. GET unless named otherwise. */
export function read<D extends z.ZodType, I extends z.ZodType = NoInput, F extends Failures = NoFailures>(
  options: ReadOptions<I, D, F>,
): Call<I, D, F> {
  return call('read', { method: 'GET', ...options });
}

/** An operation that changes something. Always POST. */
export function write<D extends z.ZodType, I extends z.ZodType = NoInput, F extends Failures = NoFailures>(
  options: Omit<ReadOptions<I, D, F>, 'method'>,
): Call<I, D, F> {
  return call('write', { ...options, method: 'POST' });
}

function call<D extends z.ZodType, I extends z.ZodType, F extends Failures>(
  kind: 'read' | 'write',
  { method = 'GET', right, input, rules = [], answer, failures }: ReadOptions<I, D, F>,
): Call<I, D, F> {
  // An operation without input takes an empty object; without failures it declares none.
  return { kind, method, right, input: input ?? (body({}) as never), rules, ...answer, failures: failures ?? ({} as F) };
}

interface UploadOptions<I extends z.ZodType, D extends z.ZodType, F extends Failures> extends Omit<ReadOptions<I, D, F>, 'method'> {
  readonly input: I;
  readonly mostBytes?: number;
  message(input: z.output<I>, data: z.output<D>): unknown;
}

/** A write whose request is multipart: text parts and one file. */
export function upload<D extends z.ZodType, I extends z.ZodType, F extends Failures = NoFailures>({
  message,
  mostBytes,
  ...options
}: UploadOptions<I, D, F>): Call<I, D, F> {
  return { ...write(options), message, mostBytes };
}

/** `{ data: [{ CustomerId }] }` under 201, as inserts answer. */
export function created<K extends string>(key: K) {
  return { status: 201, data: z.array(pascal({ [key]: id } as Record<K, typeof id>)) } as const;
}

/** `{ data: [{ CustomerId }] }` under 200, as updates answer. */
export function changed<K extends string>(key: K) {
  return { ...created(key), status: 200 } as const;
}

/** `{ data: [row, …] }`. */
export function rows<R extends z.ZodType>(row: R) {
  return { status: 200, data: z.array(row) } as const;
}

/** Rows in list order. `total` counts all rows that match, up to a cap; without a page it is absent and `rows` has them all. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total?: number | undefined;
  /** True when there are more matches than `total` says. */
  readonly totalIsCapped?: boolean | undefined;
}

/** A list as a file: its name, and the heading and text of each column, which are those on the screen. */
export interface CsvFile<Row> {
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
}

export interface CsvColumn<Row> {
  readonly heading: string;
  text(row: Row): string;
  /** What the text is in an Excel file: a figure of two decimals or of none, a date written 20/11/2026 or 20-11-2026. Text when absent. */
  readonly kind?: 'decimal' | 'whole' | 'slashedDate' | 'dashedDate';
}

/** A filter of lists whose rows can be imported: which columns a file of them has. Other answers have them all. */
export const fileColumns = { columns: z.enum(['shown', 'import']).optional() };

/** The name of the same list as an Excel file. */
export function excelFileName(csvFileName: string): string {
  return csvFileName.replace(/\.csv$/, '.xlsx');
}

/** The order of a picker's list: the best matches of a search first, otherwise by name. */
export const bestMatch = 'bestMatch';

/** The order of a list, named as its field and accepted in lower case. */
function sortBy<const S extends readonly [string, ...string[]]>(names: S) {
  return z.codec(z.string(), z.enum(names), {
    // An unknown name is passed on and refused by the list of names.
    decode: (value) => (names.find((name) => name.toLowerCase() === value.toLowerCase()) ?? value) as S[number],
    encode: (value) => value.toLowerCase(),
  });
}

function listInput<const S extends readonly [string, ...string[]], X extends z.ZodRawShape>(sorts: S, filters: X, irregular: object) {
  const fields = {
    search: line(100).optional(),
    page: wholeNumber(1, 1_000_000).optional(),
    pageSize: wholeNumber(1, 500).optional(),
    /** The last row of the page before: the next page then starts behind it, however deep, instead of counting from the start. */
    after: id.optional(),
    sort: sortBy(sorts).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    format: z.enum(['json', 'csv', 'xlsx']).optional(),
    ...filters,
  };
  return body(fields, irregular as None);
}

type None = Record<never, never>;

interface ListOptions<R extends z.ZodType, S extends readonly [string, ...string[]], X extends z.ZodRawShape, F extends Failures, I> {
  readonly method?: 'GET' | 'POST';
  readonly right: RequiredRight;
  readonly row: R;
  /** The fields by which the list can be ordered; the first is the order without a wish. */
  readonly sorts: S;
  readonly filters?: X;
  /** Wire names of filters that are not simply in lower case. */
  readonly irregular?: { readonly [K in keyof X]?: string };
  readonly csv?: CsvFile<z.output<R>>;
  /** For lists with `fileColumns` among their filters. */
  readonly importCsv?: CsvFile<I>;
  readonly failures?: F;
}

/** A list with search, page, page size, order and its own filters. */
export function list<
  R extends z.ZodType,
  const S extends readonly [string, ...string[]],
  X extends z.ZodRawShape = Record<never, never>,
  F extends Failures = NoFailures,
  I = z.output<R>,
>({ method = 'GET', right, row, sorts, filters, irregular = {}, csv, importCsv, failures }: ListOptions<R, S, X, F, I>) {
  const input = listInput(sorts, filters ?? ({} as X), irregular);
  return { kind: 'list', method, right, input, rules: [], row, csv, importCsv, failures: failures ?? ({} as F) } as const;
}

/** 400: a value that is well-formed but names nothing. */
export function invalid(field: string, message: string): Failure {
  return { status: 400, field, message };
}

/** 404: the record does not exist, or no longer. */
export function notFound(message: string): Failure {
  return { status: 404, message };
}

/** 409: refused by the state of a record or by uniqueness. */
export function conflict(message: string, field?: string): Failure {
  return { status: 409, message, ...(field && { field }) };
}

/** 409: nobody knows whether it was done, so the same request does not do it again. */
export function uncertain(message: string): Failure {
  return { status: 409, message, isUncertain: true };
}

/** 429: too much of it was asked for at once; the same request succeeds a little later. */
export function tooMany(message: string): Failure {
  return { status: 429, message };
}

/** 403 for what depends on the record and not on the operation alone. */
export const forbidden: Failure = { status: 403, message: messages.notAuthorised };

/** What every failed request answers, beside its status. */
export const failureAnswer = z.object({
  data: z.string(),
  error: z.object({ code: z.string(), field: z.string().optional(), requestId: z.string() }),
});

/** The name of an operation as the office says it: `AddCustomer` is `Add Customer`. */
export function operationWords(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2');
}

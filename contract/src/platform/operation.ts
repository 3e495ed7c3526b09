/**
 * An entry of the operation table: the required right, the input, the answer and the failures. Routes, typed client, handlers, OpenAPI page
 * and the tests of every operation are derived from these entries.
 */
import * as z from 'zod';
import { id, searchWords, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';
import type { RequiredRight } from './rights.ts';
import { body, pascal, type RecordCodec } from './wire.ts';

/** A declared failure: the status, the sentence for the user, and the field it concerns. */
export interface Failure {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;
  readonly message: string;
  readonly field?: string;
  /** The change may have happened nevertheless. The Idempotency-Key stays used, and a repeat gets the same answer. */
  readonly isUncertain?: true;
  /** It also answers a body that is above the limit of every request. */
  readonly isOfBody?: true;
}

/** The failures of an operation, by name. */
export type Failures = Readonly<Record<string, Failure>>;

interface Entry<I extends z.ZodType, F extends Failures> {
  readonly method: 'GET' | 'POST';
  readonly right: RequiredRight;
  readonly input: I;
  /** Checks over several fields, run after the checks of each field. Forms and server run the same checks. */
  readonly rules: readonly z.ZodType[];
  readonly failures: F;
}

/** An operation that answers `{ data }`. A write runs in one transaction and may be repeated under its Idempotency-Key. */
export interface Call<I extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType, F extends Failures = Failures> extends Entry<I, F> {
  readonly kind: 'read' | 'write';
  /** The status of the answer, unless `isChange` applies. */
  readonly status: 200 | 201;
  /** For an operation that creates or changes a record: whether this request changes one. It then answers 200 instead of 201. */
  readonly isChange?: ((input: z.output<I>) => boolean) | undefined;
  /** True if no other status is a success, not even 201. */
  readonly isOnly200?: true | undefined;
  /** The answer is a secret, which is kept nowhere: a repeat under the same Idempotency-Key answers no rows. */
  readonly isAnsweredOnce?: boolean | undefined;
  /** The keys of the answer's rows that are secrets, in wire names. A repeat under the same Idempotency-Key answers the rows without them. */
  readonly secretKeys?: readonly string[] | undefined;
  readonly data: D;
  /** True if the answer to a request with entries worth a look has their `hints`, a list of sentences, beside `data`. */
  readonly hasHints?: true | undefined;
  /** True if `data` is the whole body of the answer, because it has keys beside `data`. */
  readonly isWhole?: true | undefined;
  /** Set for a multipart request, whose file is bytes in the input. Makes the documented `Message` of the answer. */
  readonly message?: ((input: z.output<I>, data: z.output<D>) => unknown) | undefined;
  /** The largest file of a multipart request, in bytes, if it differs from the default. */
  readonly maxBytes?: number | undefined;
}

/** An operation that answers rows: all of them, a page with the total, or a CSV or Excel file. */
export interface List<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType, F extends Failures = Failures> extends Entry<I, F> {
  readonly kind: 'list';
  readonly row: R;
  readonly csv: CsvFile<z.output<R>> | undefined;
  /** The same rows with every column that their import needs, if there is such an import. */
  readonly importCsv: CsvFile<never> | undefined;
}

/** An entry of the operation table. */
export type Operation = Call | List;

/** The input that the browser passes and the handler receives. */
export type Input<O> = O extends { readonly input: infer I extends z.ZodType } ? z.output<I> : never;
/** The answer that the handler returns and the browser receives. */
export type Answer<O> = O extends { readonly row: infer R extends z.ZodType }
  ? Page<z.output<R>>
  : O extends { readonly data: infer D extends z.ZodType }
    ? z.output<D>
    : never;
/** The name of a failure that the operation declares. */
export type FailureName<O> = O extends { readonly failures: infer F } ? keyof F & string : never;

interface ReadOptions<I extends z.ZodType, D extends z.ZodType, F extends Failures> {
  readonly method?: 'GET' | 'POST';
  readonly right: RequiredRight;
  readonly input?: I;
  readonly rules?: readonly z.ZodType[];
  readonly answer: {
    readonly status: 200 | 201;
    readonly data: D;
    readonly isWhole?: true;
    readonly hasHints?: true;
    readonly isOnly200?: true;
  };
  readonly isChange?: (input: z.output<I>) => boolean;
  readonly isAnsweredOnce?: boolean;
  readonly secretKeys?: readonly string[];
  readonly failures?: F;
}

type NoInput = RecordCodec<'body', Record<never, never>, Record<never, never>>;
type NoFailures = Record<never, never>;

/** Declares an operation that changes nothing; GET unless `method` says otherwise. */
export function read<D extends z.ZodType, I extends z.ZodType = NoInput, F extends Failures = NoFailures>(
  options: ReadOptions<I, D, F>,
): Call<I, D, F> {
  return call('read', { method: 'GET', ...options });
}

/** Declares an operation that changes something; always POST. */
export function write<D extends z.ZodType, I extends z.ZodType = NoInput, F extends Failures = NoFailures>(
  options: Omit<ReadOptions<I, D, F>, 'method'>,
): Call<I, D, F> {
  return call('write', { ...options, method: 'POST' });
}

function call<D extends z.ZodType, I extends z.ZodType, F extends Failures>(
  kind: 'read' | 'write',
  { method = 'GET', right, input, rules = [], answer, isChange, isAnsweredOnce, secretKeys, failures }: ReadOptions<I, D, F>,
): Call<I, D, F> {
  // Without `input`, the input is an empty object.
  return {
    kind,
    method,
    right,
    input: input ?? (body({}) as never),
    rules,
    ...answer,
    isChange,
    isAnsweredOnce,
    secretKeys,
    failures: failures ?? ({} as F),
  };
}

interface UploadOptions<I extends z.ZodType, D extends z.ZodType, F extends Failures> extends Omit<ReadOptions<I, D, F>, 'method'> {
  readonly input: I;
  readonly maxBytes?: number;
  message(input: z.output<I>, data: z.output<D>): unknown;
}

/** Declares a write whose request is multipart: text parts and one file. */
export function upload<D extends z.ZodType, I extends z.ZodType, F extends Failures = NoFailures>({
  message,
  maxBytes,
  ...options
}: UploadOptions<I, D, F>): Call<I, D, F> {
  return { ...write(options), message, maxBytes };
}

/** `{ data: [{ CustomerId }] }` under 201, as inserts answer. */
export function created<K extends string>(...keys: readonly K[]) {
  const ids = Object.fromEntries(keys.map((key) => [key, id])) as Record<K, typeof id>;
  return { status: 201, data: z.array(pascal(ids)) } as const;
}

/** `{ data: [{ CustomerId }] }` under 200, as updates answer. */
export function changed<K extends string>(...keys: readonly K[]) {
  return { ...created(...keys), status: 200 } as const;
}

/** The same with `hints` beside `data`, where the handler returns them with its first row. */
export function withHints<A extends { readonly status: 200 | 201; readonly data: z.ZodType }>(answer: A) {
  return { ...answer, hasHints: true } as const;
}

/** `{ data: [{ DraftId, Version }] }`: under 201 for a new record, and under 200 where `isChange` says that the request changes one. */
export function saved<K extends string>(key: K) {
  return created<K | 'version'>(key, 'version');
}

/** The status of a successful answer to this input. */
export function statusOf<I extends z.ZodType>({ status, isChange }: Call<I>, input: z.output<I>): 200 | 201 {
  return isChange?.(input) ? 200 : status;
}

/** `{ data: [row, …] }`. */
export function rows<R extends z.ZodType>(row: R) {
  return { status: 200, data: z.array(row) } as const;
}

/** `{ data: [row, …], … }`: rows and further keys beside them, which are declared in wire names. */
export function rowsBeside<R extends z.ZodType, B extends z.ZodRawShape>(row: R, beside: B) {
  return { status: 200, data: z.object({ data: z.array(row), ...beside }), isWhole: true } as const;
}

/** Rows in list order. `total` counts all matching rows, up to a cap. If no page was requested, `rows` has them all and `total` is absent. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total?: number | undefined;
  /** True if there are more matches than `total`. */
  readonly totalIsCapped?: boolean | undefined;
}

/** A list as a file: its name, and the heading and text of each column, as the page shows them. */
export interface CsvFile<Row> {
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
}

/** A column of a list saved as a file. */
export interface CsvColumn<Row> {
  readonly heading: string;
  text(row: Row): string;
  /** The cell format in an Excel file: a number with two decimals or none, or a date such as 20/11/2026 or 20-11-2026. Text if absent. */
  readonly kind?: 'decimal' | 'whole' | 'slashedDate' | 'dashedDate';
}

/** A filter of lists whose rows can be imported. It chooses the columns of a CSV or Excel file; other answers have all columns. */
export const fileColumns = { columns: z.enum(['shown', 'import']).optional() };

/** The name of the Excel file of a list. */
export function excelFileName(csvFileName: string): string {
  return csvFileName.replace(/\.csv$/, '.xlsx');
}

/** The order of a picker's list: best matches of the search first, or by name without a search. */
export const bestMatch = 'bestMatch';

/** The order of a list: the name of a field, also accepted in lower case. */
function sortBy<const S extends readonly [string, ...string[]]>(names: S) {
  return z.codec(z.string(), z.enum(names), {
    // The enum refuses an unknown name.
    decode: (value) => (names.find((name) => name.toLowerCase() === value.toLowerCase()) ?? value) as S[number],
    encode: (value) => value.toLowerCase(),
  });
}

function listInput<const S extends readonly [string, ...string[]], X extends z.ZodRawShape>(sorts: S, filters: X, irregular: object) {
  const fields = {
    search: searchWords(100).optional(),
    page: wholeNumber(1, 1_000_000).optional(),
    pageSize: wholeNumber(1, 500).optional(),
    /** The id of the last row of the previous page. The next page starts after it, so that the server need not count from the start. */
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
  /** The fields by which the list can be ordered; the first is the default. */
  readonly sorts: S;
  readonly filters?: X;
  /** Wire names of filters that are not just the name in lower case. */
  readonly irregular?: { readonly [K in keyof X]?: string };
  readonly csv?: CsvFile<z.output<R>>;
  /** For lists that have the filter `fileColumns`. */
  readonly importCsv?: CsvFile<I>;
  readonly failures?: F;
}

/** Declares a list with search, page, page size, order and its own filters. */
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

/** 400: a well-formed value that names no record. */
export function invalid(field: string, message: string): Failure {
  return { status: 400, field, message };
}

/** 404: the record does not exist, or no longer exists. */
export function notFound(message: string): Failure {
  return { status: 404, message };
}

/** 409: refused because of a record's state, or because a unique value is taken. */
export function conflict(message: string, field?: string): Failure {
  return { status: 409, message, ...(field && { field }) };
}

/** 409: it is unknown whether the change was made, so repeating the request does not make it again. */
export function uncertain(message: string): Failure {
  return { status: 409, message, isUncertain: true };
}

/** 413: one field makes the request too large. A body above the limit of every request gets the same answer. */
export function tooLarge(field: string, message: string): Failure {
  return { status: 413, field, message, isOfBody: true };
}

/** 429: too many requests at once; the same request succeeds a little later. */
export function tooMany(message: string): Failure {
  return { status: 429, message };
}

/** 403 that depends on the record, not only on the operation. */
export const forbidden: Failure = { status: 403, message: messages.notAuthorised };

/** The body of every failed answer. */
export const failureAnswer = z.object({
  data: z.string(),
  error: z.object({ code: z.string(), field: z.string().optional(), requestId: z.string() }),
});

/** The name of an operation in words: `AddCustomer` is `Add Customer`. */
export function operationWords(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2');
}

/** Declares the operations that answer lists. */
import * as z from 'zod';
import type { Failures, NoFailures } from './failures.ts';
import { id, searchWords, wholeNumber } from './fields.ts';
import type { CsvFile } from './list-file.ts';
import type { RequiredRight } from './rights.ts';
import { body } from './wire.ts';

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

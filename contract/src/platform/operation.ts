/**
 * An entry of the operation table: the required right, the input, the answer and the failures. Routes, typed client, handlers, OpenAPI page
 * and the tests of every operation are derived from these entries.
 */
import type * as z from 'zod';
import type { Failures } from './failures.ts';
import type { CsvFile } from './list-file.ts';
import type { RequiredRight } from './rights.ts';

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
  /** The answer is a secret and is not stored: a repeat under the same Idempotency-Key answers no rows. */
  readonly isAnsweredOnce?: boolean | undefined;
  /** True if no program may call it with a token. Areas that are closed as a whole stand in `closed-to-tokens.ts`. */
  readonly isForPeople?: boolean | undefined;
  /** The keys of the answer's rows that are secrets, in wire names. A repeat under the same Idempotency-Key answers the rows without them. */
  readonly secretKeys?: readonly string[] | undefined;
  readonly data: D;
  /** True if the answer may have `hints` beside `data`: sentences about entries worth checking. */
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

/** Rows in list order. `total` counts all matching rows, up to a cap. If no page was requested, `rows` has them all and `total` is absent. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total?: number | undefined;
  /** True if there are more matches than `total`. */
  readonly totalIsCapped?: boolean | undefined;
}

/** The status of a successful answer to this input. */
export function statusOf<I extends z.ZodType>({ status, isChange }: Call<I>, input: z.output<I>): 200 | 201 {
  return isChange?.(input) ? 200 : status;
}

/** The answers that operations declare: how they look, and the status of success. */
import * as z from 'zod';
import { id } from './fields.ts';
import { pascal } from './wire.ts';

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

/** `{ data: [row, …] }`. */
export function rows<R extends z.ZodType>(row: R) {
  return { status: 200, data: z.array(row) } as const;
}

/** `{ data: [row, …], … }`: rows and further keys beside them, which are declared in wire names. */
export function rowsBeside<R extends z.ZodType, B extends z.ZodRawShape>(row: R, beside: B) {
  return { status: 200, data: z.object({ data: z.array(row), ...beside }), isWhole: true } as const;
}

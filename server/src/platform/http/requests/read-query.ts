import { firstFailure } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';
import { RequestFailure } from '../failures.ts';

/** Reads the query of an address that is not an operation. Fails with the first key that is not allowed. */
export function readQuery<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  const read = z.safeParse(schema, query);
  if (read.success) return read.data;
  const { field, message } = firstFailure(schema, read.error);
  throw new RequestFailure(400, 'InvalidInput', message, field);
}

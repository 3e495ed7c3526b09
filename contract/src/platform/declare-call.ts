/** Declares the operations that are not lists: reads, writes, and writes with a file. */
import type * as z from 'zod';
import type { Failures, NoFailures } from './failures.ts';
import type { Call } from './operation.ts';
import type { RequiredRight } from './rights.ts';
import { body, type RecordCodec } from './wire.ts';

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
  readonly isForPeople?: boolean;
  readonly secretKeys?: readonly string[];
  readonly failures?: F;
}

type NoInput = RecordCodec<'body', Record<never, never>, Record<never, never>>;

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
  { method = 'GET', right, input, rules = [], answer, isChange, isAnsweredOnce, isForPeople, secretKeys, failures }: ReadOptions<I, D, F>,
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
    isForPeople,
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

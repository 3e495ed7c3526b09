/** What an operation declares for the requests that it refuses. */
import * as z from 'zod';
import { messages } from './messages.ts';

/** A declared failure: the status, the sentence for the user, and the field that it is about. */
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

/** The failures of an operation that declares none. */
export type NoFailures = Record<never, never>;

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
  /** Some failures have further keys, which their operations describe. */
  error: z.looseObject({ code: z.string(), field: z.string().optional(), requestId: z.string() }),
});

import { failureAnswer } from '@vikray/contract/platform/failures.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import * as z from 'zod';

/** What a failure carries besides its sentence. */
interface FailureFacts {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The failure's name in the operation table, such as CompanyAlreadyExists. */
  readonly code: string;
  /** The field that it concerns, by its name in the code. */
  readonly field?: string | undefined;
  /** The message in `data`, if the answer has one. */
  readonly said?: string | undefined;
  /** The `error` of the answer, with the keys that only this failure has. */
  readonly details?: unknown;
}

/** A failed call. `message` is the sentence that the user reads. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly said: string | undefined;
  readonly details: unknown;

  constructor(message: string, { status, code, field, said, details }: FailureFacts) {
    super(message);
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.field = field;
    this.said = said;
    this.details = details;
  }
}

/** The failure of a refused call. It has the server's own sentence, unless the error is in the server. */
export function failureOf(status: number, answer: unknown): CallFailure {
  const failure = z.safeParse(failureAnswer, answer).data;
  const message = status >= 500 || !failure ? messages.somethingWentWrong : failure.data;
  const { code = 'Unreadable', field } = failure?.error ?? {};
  return new CallFailure(message, { status, code, field, said: saidIn(answer), details: failure?.error });
}

const spokenAnswer = z.object({ data: z.string() });

/** The message that an answer has in place of its rows. */
export function saidIn(answer: unknown): string | undefined {
  return z.safeParse(spokenAnswer, answer).data?.data;
}

/** Whether no panel has answered, or one that is starting: the same call may soon succeed. */
export function isUnreachable(thrown: unknown): boolean {
  return thrown instanceof CallFailure && (thrown.status === 0 || (thrown.status >= 502 && thrown.status <= 504));
}

/** The sentence to show for any thrown value. */
export function failureSentence(thrown: unknown): string {
  return thrown instanceof CallFailure ? thrown.message : messages.somethingWentWrong;
}

/** The sentence for a failure whose message in `data` is shown as it is, whatever the status is and whatever else the answer has. */
export function saidSentence(thrown: unknown): string {
  return (thrown instanceof CallFailure && thrown.said) || failureSentence(thrown);
}

/** Refused before the server looks at the Idempotency-Key: no session, no right, a late body, too many requests. */
const notAdmitted: readonly number[] = [401, 403, 408, 429];

/**
 * Whether the server has looked at the call and refused it. Any other failed call, or an earlier try of it, may have been carried out. The
 * first try was not, if it is refused for whatever reason.
 */
export function isRefused({ status }: CallFailure, isFirstTry = false): boolean {
  return status >= 400 && status < 500 && (isFirstTry || !notAdmitted.includes(status));
}

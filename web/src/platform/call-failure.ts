import { messages } from '@vikray/contract/platform/messages.ts';
import { failureAnswer } from '@vikray/contract/platform/operation.ts';
import * as z from 'zod';

/** What the thrown failure knows beside its sentence. */
interface FailureFacts {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The failure's name in the operation table, such as CompanyAlreadyExists. */
  readonly code: string;
  /** The field that it concerns, in the code's names. */
  readonly field?: string | undefined;
}

/** A call that did not succeed. `message` is the sentence the user reads. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(message: string, { status, code, field }: FailureFacts) {
    super(message);
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** The failure that a refused call's answer tells: the server's own sentence, unless the fault is the server's. */
export function failureOf(status: number, answer: unknown): CallFailure {
  const told = z.safeParse(failureAnswer, answer).data;
  const message = status >= 500 || !told ? messages.somethingWentWrong : told.data;
  return new CallFailure(message, { status, code: told?.error.code ?? 'Unreadable', field: told?.error.field });
}

/** The sentence to show for whatever was thrown. */
export function failureSentence(thrown: unknown): string {
  return thrown instanceof CallFailure ? thrown.message : messages.somethingWentWrong;
}

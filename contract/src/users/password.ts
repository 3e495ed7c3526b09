/** Passwords as entered, in the order and words of their checks. They travel and are checked as they stand, blanks included. */
import * as z from 'zod';
import type { FailedCheck } from '../platform/check.ts';
import { id, statedByClient } from '../platform/fields.ts';
import { fieldMessages } from '../platform/messages.ts';
import { body } from '../platform/wire.ts';
import { passwordMessages as say } from './password-messages.ts';

const fewestCharacters = 8;
/** No login takes a longer one. */
const mostCharacters = 200;

/** A password that may be set. `message` is the sentence for a missing one. */
export function newPassword(message: string) {
  return z
    .string({ error: message })
    .min(1, { error: message, abort: true })
    .min(fewestCharacters, { error: say.tooShort, abort: true })
    .max(mostCharacters, { error: fieldMessages.tooLong(mostCharacters), abort: true })
    .refine((text) => text.isWellFormed(), { error: fieldMessages.unreadable });
}

/**
 * The new password of a user. One's own is changed with the old one; another's is reset without it. `salt` belongs to the documented
 * request; the server makes its own.
 */
export const passwordChange = body({
  userId: id,
  oldPassword: z.string().max(mostCharacters).optional(),
  password: newPassword(say.enterNew),
  salt: statedByClient,
  updatedOn: statedByClient,
  updatedBy: statedByClient,
});

/** One's own password as it is. No password is longer, so a longer one is wrong. */
export const oldPasswordCheck = body({
  oldPassword: z.string({ error: say.enterOld }).min(1, { error: say.enterOld }).max(mostCharacters, { error: say.incorrectOld }),
});

/** A password as it is typed twice. */
export interface TypedTwice {
  readonly password: string;
  readonly confirmation: string;
}

/** What is to be put right first: first the password, then its repetition, then their difference, then its length. */
export function typedTwiceFailure({ password, confirmation }: TypedTwice, missing: string, different: string): FailedCheck | undefined {
  if (password === '') return { field: 'password', message: missing };
  if (confirmation === '') return { field: 'confirmation', message: say.reenter };
  if (password !== confirmation) return { field: 'confirmation', message: different };
  const found = newPassword(missing).safeParse(password).error?.issues[0];
  return found && { field: 'password', message: found.message };
}

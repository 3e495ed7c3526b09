/** Passwords, in the order of their checks. They are sent and checked exactly as typed, including blanks. */
import * as z from 'zod';
import type { FailedCheck } from '../platform/check.ts';
import { invalid } from '../platform/failures.ts';
import { id, statedByClient, yesOrNo } from '../platform/fields.ts';
import { fieldMessages } from '../platform/messages.ts';
import { body } from '../platform/wire.ts';
import { passwordMessages as say } from './password-messages.ts';

const fewestCharacters = 8;
/** The greatest length of a password that a login accepts. */
const maxCharacters = 200;

/** The field for a new password. `message` is the sentence for a missing one. */
export function newPassword(message: string) {
  return z
    .string({ error: message })
    .min(1, { error: message, abort: true })
    .min(fewestCharacters, { error: say.tooShort, abort: true })
    .max(maxCharacters, { error: fieldMessages.tooLong(maxCharacters), abort: true })
    .refine((text) => text.isWellFormed(), { error: fieldMessages.unreadable });
}

/**
 * The user's own password, for changes that need more than an open session. Programs may leave it out; when it is there, it is checked. A
 * text longer than any password is simply wrong.
 */
export const ownPassword = z.string().max(maxCharacters, { error: say.incorrectOld }).nullish();

/** Whether a user must choose another password at the next login. Absent means No. */
export const mustChange = yesOrNo.nullish();

/** The failures of an operation that checks the user's own password. */
export const wrongOwnPassword = {
  WrongOwnPassword: invalid('ownPassword', say.incorrectOld),
  TooManyAttempts: { status: 429, message: say.tooManyAttempts },
} as const;

/**
 * The new password of a user. Users need the old password to change their own; a reset of another user's needs none. `salt` is part of the
 * documented request; the server makes its own.
 */
export const passwordChange = body({
  userId: id,
  oldPassword: z.string().max(maxCharacters).optional(),
  password: newPassword(say.enterNew),
  /** For a reset of another user's password. */
  ownPassword,
  mustChange,
  salt: statedByClient,
  updatedOn: statedByClient,
  updatedBy: statedByClient,
});

/** The user's current password. A text longer than any password is simply wrong. */
export const oldPasswordCheck = body({
  oldPassword: z.string({ error: say.enterOld }).min(1, { error: say.enterOld }).max(maxCharacters, { error: say.incorrectOld }),
});

/** A password and its repetition. */
export interface TypedTwice {
  readonly password: string;
  readonly confirmation: string;
}

/** The first fault, in this order: missing password, missing repetition, difference between the two, length. */
export function typedTwiceFailure({ password, confirmation }: TypedTwice, missing: string, different: string): FailedCheck | undefined {
  const unrepeated = confirmation === '' ? { field: 'confirmation', message: say.reenter } : undefined;
  if (password === '') return { field: 'password', message: missing, ...(unrepeated && { also: [unrepeated] }) };
  if (unrepeated) return unrepeated;
  if (password !== confirmation) return { field: 'confirmation', message: different };
  const found = newPassword(missing).safeParse(password).error?.issues[0];
  return found && { field: 'password', message: found.message };
}

import type { InputOf } from '@vikray/contract/operations.ts';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { passwordMessages as say } from '@vikray/contract/users/password-messages.ts';
import { typedTwiceFailure, type TypedTwice } from '@vikray/contract/users/password.ts';
import { CallFailure } from '../platform/call-failure.ts';

/** A new password as entered. It is never stored. */
export const blankPassword: TypedTwice = { password: '', confirmation: '' };

/** The first thing to correct, in the words of PWD-04 to PWD-06 and USR-60 to USR-62. */
export function newPasswordFailure(form: TypedTwice): FailedCheck | undefined {
  return typedTwiceFailure(form, say.enterNew, say.newDoNotMatch);
}

/** The notice when a password could not be set: the server's message about the entries, or that something went wrong. */
export function notSetSentence(thrown: unknown): string {
  const isRefusal = thrown instanceof CallFailure && thrown.status >= 400 && thrown.status < 500;
  return isRefusal ? thrown.message : say.failed;
}

/** The request that sets a user's password, with `oldPassword` for the user's own. The server makes its own salt. */
export function passwordChangeOf(
  userId: number,
  { password }: TypedTwice,
  by: LoginRecord,
  oldPassword?: string,
): InputOf<'ChangePassword'> {
  return {
    userId,
    password,
    salt: '',
    updatedOn: longInstant(new Date()),
    updatedBy: by.userId,
    ...(oldPassword !== undefined && { oldPassword }),
  };
}

/** The entries of a reset: the new password, and the own password of the user who resets it. */
export interface ResetForm extends TypedTwice {
  readonly mustChange: boolean;
  readonly ownPassword: string;
}

/** The reset form before anything is entered. */
export const blankReset: ResetForm = { ...blankPassword, mustChange: true, ownPassword: '' };

/** The first thing to correct in a reset. */
export function resetFailure(form: ResetForm): FailedCheck | undefined {
  return newPasswordFailure(form) ?? (form.ownPassword === '' ? { field: 'ownPassword', message: say.enterOwn } : undefined);
}

/** The request that resets another user's password. */
export function resetOf(userId: number, form: ResetForm, by: LoginRecord): InputOf<'ChangePassword'> {
  return { ...passwordChangeOf(userId, form, by), ownPassword: form.ownPassword, mustChange: form.mustChange ? 'Yes' : 'No' };
}

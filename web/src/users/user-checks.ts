/** The checks of the user wizards, step by step, in the order and words of USR-03 to USR-22. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { pincodeOfCountry } from '@vikray/contract/lookups/pincode-of-country.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import { typedTwiceFailure } from '@vikray/contract/users/password.ts';
import { loginDetails, officialDetails, residence, savedPersonalDetails } from '@vikray/contract/users/user.ts';
import * as z from 'zod';
import { disclaimerTicked } from '../ui/forms/CheckedDisclaimer.tsx';
import type { UserForm } from './user-form.ts';

/** Step 1. A new user has no masks. */
export function personalFailure(form: UserForm): FailedCheck | undefined {
  return firstMessage(form, z.object(savedPersonalDetails));
}

/** Step 2. */
export function officialFailure(form: UserForm): FailedCheck | undefined {
  return firstMessage(form, z.object(officialDetails));
}

/** A chosen id, or blank when the list is empty. Undefined fails: the list is still loading. */
const chosen = z.union([z.int(), z.literal('')], { error: messages.fillMandatoryFields });

/** Step 3. */
export function residenceFailure(form: UserForm): FailedCheck | undefined {
  return firstMessage(form, z.object({ ...residence, state: chosen, city: chosen }), pincodeOfCountry);
}

interface LoginFacts {
  readonly isNew: boolean;
  /** Whether the change needs the user's own password. */
  readonly asksPassword: boolean;
}

/** Step 4. The form of a saved user has no password. */
export function loginFailure(form: UserForm, { isNew, asksPassword }: LoginFacts): FailedCheck | undefined {
  const wrongPassword = () => typedTwiceFailure(form, passwordMessages.enterLoginPassword, passwordMessages.doNotMatch);
  return (
    firstMessage(form, z.object(loginDetails)) ??
    (isNew ? wrongPassword() : undefined) ??
    (asksPassword ? noPassword(form) : undefined) ??
    firstMessage(form, disclaimerTicked)
  );
}

function noPassword({ ownPassword }: UserForm): FailedCheck | undefined {
  return ownPassword === '' ? { field: 'ownPassword', message: passwordMessages.enterOwn } : undefined;
}

/** What the set-up asks for, and its checks. */
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { PresetName } from '@vikray/contract/rights/right-presets.ts';
import { wrongSetting } from '@vikray/contract/settings/setting.ts';
import { newTax } from '@vikray/contract/taxes/taxes-operations.ts';
import { officeUserFields } from '@vikray/contract/users/office-users.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import * as z from 'zod';
import { emptyCompany, type CompanyForm } from '../companies/public.ts';
import { isSame } from '../ui/forms/merge-edits.ts';
import { addressOf, mailServerOf, type MailServerForm } from '../settings/public.ts';

/** A user to add. */
export interface UserRow {
  readonly name: string;
  readonly officeMobile: string;
  readonly nickname: string;
  readonly preset: PresetName | undefined;
}

export interface SetupForm {
  readonly company: CompanyForm;
  readonly tax: string;
  readonly users: readonly UserRow[];
  readonly server: MailServerForm;
  readonly sender: string;
}

export const emptyRow: UserRow = { name: '', officeMobile: '', nickname: '', preset: undefined };

export const emptySetup: SetupForm = {
  company: emptyCompany,
  tax: '',
  users: [emptyRow],
  server: mailServerOf(''),
  sender: '',
};

/** Whether something of a company was entered. The form itself chooses the first State and city. */
export function hasCompany({ company }: Pick<SetupForm, 'company'>): boolean {
  const { country, state, city } = emptyCompany;
  return !isSame({ ...company, country, state, city }, emptyCompany);
}

const taxEntry = z.object(newTax);

export function taxFailure({ tax }: SetupForm): FailedCheck | undefined {
  return tax === '' ? undefined : firstMessage({ tax }, taxEntry);
}

/** The rows in which something was entered. */
export function enteredRows({ users }: Pick<SetupForm, 'users'>): UserRow[] {
  return users.filter((row) => !isSame(row, emptyRow));
}

const userEntry = z.object(officeUserFields);

/** The name of a field of a row. */
export const fieldOfRow = (index: number, field: string) => `users.${index}.${field}`;

/** The first thing to correct in the rows; the user's own password is needed once there is one. */
export function usersFailure({ users }: SetupForm, ownPassword: string): FailedCheck | undefined {
  for (const [index, row] of users.entries()) {
    const failure = isSame(row, emptyRow) ? undefined : firstMessage(row, userEntry);
    if (failure) return { field: fieldOfRow(index, failure.field), message: failure.message };
  }
  const isMissing = enteredRows({ users }).length > 0 && ownPassword === '';
  return isMissing ? { field: 'ownPassword', message: passwordMessages.enterOwn } : undefined;
}

export function newUsersOf(rows: readonly UserRow[], ownPassword: string): InputOf<'AddOfficeUsers'> {
  return { users: rows.map((row) => userEntry.parse(row)), ownPassword };
}

export function mailFailure({ server, sender }: SetupForm): FailedCheck | undefined {
  const address = wrongSetting('smtpurl', addressOf(server));
  if (address !== undefined) return { field: 'smtpurl', message: address };
  const from = wrongSetting('mailfrom', sender.trim());
  return from === undefined ? undefined : { field: 'mailfrom', message: from };
}

/** A term as entered, and the conversion to and from the contract's records. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import type { yesOrNo } from '@vikray/contract/platform/fields.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { termDetails, type Term, type TermCategory } from '@vikray/contract/terms/term.ts';
import * as z from 'zod';

export interface TermForm {
  readonly category: TermCategory;
  readonly description: string;
  /** Whether the website shows it. */
  readonly onWebsite: z.output<typeof yesOrNo>;
}

/** The labels of the fields. */
export const fieldLabels: Readonly<Record<keyof TermForm, string>> = {
  category: 'Category',
  description: 'Description',
  onWebsite: 'Show on Website',
};

/** A new term of a category. */
export function newTermForm(category: TermCategory): TermForm {
  return { category, description: '', onWebsite: 'Yes' };
}

/** A saved term, to be edited. */
export function formOf({ category, description, show }: Term): TermForm {
  return { category, description, onWebsite: show === 1 ? 'Yes' : 'No' };
}

const savedDetails = z.object(termDetails);

function entered({ onWebsite, ...form }: TermForm) {
  return { ...form, show: onWebsite === 'Yes' ? 1 : 0 };
}

/** The first thing to correct, in the words of TRM-09. */
export function termFailure(form: TermForm): FailedCheck | undefined {
  return firstMessage(entered(form), savedDetails);
}

/** The names of the fields in the contract. */
export const termFields = Object.keys(termDetails);

/** The request that adds the term. The form has passed its checks. */
export function newTermOf(form: TermForm, by: LoginRecord): InputOf<'AddTerm'> {
  return { ...savedDetails.parse(entered(form)), updatedBy: by.userId, updatedOn: longInstant(new Date()) };
}

/** The request that saves the edited term. */
export function changedTermOf(form: TermForm, { termsId, version }: Term, by: LoginRecord): InputOf<'UpdateTerm'> {
  return { id: termsId, version, ...newTermOf(form, by) };
}

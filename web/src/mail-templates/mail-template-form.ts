/** A mail template as entered, and the conversion to and from the contract's records. */
import { templateDetails, type MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';

/** The steps as the form offers them. The place of each is its number, and the first is none. */
export const stepChoices = say.stepNames;
type StepChoice = (typeof stepChoices)[number];

/** A template as entered. */
export interface MailTemplateForm {
  readonly name: string;
  readonly step: StepChoice;
  readonly subject: string;
  readonly text: string;
}

/** The labels of the fields. */
export const fieldLabels: Readonly<Record<keyof MailTemplateForm, string>> = {
  name: 'Name',
  step: 'Step',
  subject: 'Subject',
  text: 'Text',
};

/** A new template. */
export const newMailTemplateForm: MailTemplateForm = { name: '', step: stepChoices[0], subject: '', text: '' };

/** A saved template, to be edited. */
export function formOf({ name, step, subject, text }: MailTemplate): MailTemplateForm {
  return { name, step: stepChoices[step ?? 0] ?? stepChoices[0], subject, text };
}

const details = z.object(templateDetails);

function entered({ step, ...form }: MailTemplateForm) {
  const number = stepChoices.indexOf(step);
  return { ...form, step: number === 0 ? '' : number };
}

/** The first thing to correct. */
export function templateFailure(form: MailTemplateForm): FailedCheck | undefined {
  return firstMessage(entered(form), details);
}

/** The names of the fields in the contract. */
export const templateFields = Object.keys(templateDetails);

/** The request that adds the template. The form has passed its checks. */
export function templateOf(form: MailTemplateForm): InputOf<'AddMailTemplate'> {
  return details.parse(entered(form));
}

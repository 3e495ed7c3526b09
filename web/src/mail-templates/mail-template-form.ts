/** A mail template as entered, and the conversion to and from the contract's records. */
import { templateDetails, type MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';

const { Revision, Order, Dispatch, Change } = say.occasionNames;

/** What the form offers as the step of a template: none, an offer, the reminders from step 1, and the occasions. */
export const stepChoices = [say.noStep, say.offer, ...say.stepNames, Revision, Order, Dispatch, Change] as const;
type StepChoice = (typeof stepChoices)[number];

/** The keys of each choice. */
const keysOf: Readonly<Record<StepChoice, Pick<MailTemplate, 'step' | 'occasion'>>> = {
  [say.noStep]: { step: null, occasion: '' },
  [say.offer]: { step: 0, occasion: '' },
  [say.stepNames[0]]: { step: 1, occasion: '' },
  [say.stepNames[1]]: { step: 2, occasion: '' },
  [say.stepNames[2]]: { step: 3, occasion: '' },
  [say.stepNames[3]]: { step: 4, occasion: '' },
  [Revision]: { step: null, occasion: 'Revision' },
  [Order]: { step: null, occasion: 'Order' },
  [Dispatch]: { step: null, occasion: 'Dispatch' },
  [Change]: { step: null, occasion: 'Change' },
};

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
export function formOf({ name, step, occasion, subject, text }: MailTemplate): MailTemplateForm {
  const choice = stepChoices.find((each) => keysOf[each].occasion === occasion && (occasion !== '' || keysOf[each].step === step));
  return { name, step: choice ?? say.noStep, subject, text };
}

const details = z.object(templateDetails);

function entered({ step, ...form }: MailTemplateForm) {
  const keys = keysOf[step];
  return { ...form, step: keys.step ?? '', occasion: keys.occasion };
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

/** A reminder as entered, and the request that it becomes. */
import type { Collection } from '@vikray/contract/collections/collection.ts';
import type { ReminderPaper } from '@vikray/contract/collections/collection-words.ts';
import { reminderValues } from '@vikray/contract/collections/reminder-values.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import type { Signatory } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { filledContent, type MailContent } from '@vikray/contract/follow-ups/mail-content.ts';
import type { PlaceholderValues } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import { templateDetails, type MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';

export interface ReminderForm {
  readonly email: string;
  readonly cc: readonly string[];
  readonly templateId: number | undefined;
  readonly subject: string;
  readonly text: string;
  readonly attach: ReminderPaper;
}

/** The reminder to begin with: by the template that the server proposes, with the statement. */
export function presetReminder({ recipients, presetTemplateId }: Collection, templates: readonly MailTemplate[]): ReminderForm {
  const template = templates.find(({ templateId }) => templateId === presetTemplateId);
  return withTemplate(
    { email: recipients[0]?.email ?? '', cc: [], templateId: undefined, subject: '', text: '', attach: 'Statement' },
    template,
  );
}

/** The reminder with the words of a template. */
export function withTemplate(form: ReminderForm, template: MailTemplate | undefined): ReminderForm {
  return { ...form, templateId: template?.templateId, subject: template?.subject ?? '', text: template?.text ?? '' };
}

const words = z.object({ subject: templateDetails.subject, text: templateDetails.text });

/** The first thing to correct. */
export function reminderFailure(form: ReminderForm): FailedCheck | undefined {
  if (form.email === '') return { field: 'email', message: say.addEmail };
  if (form.templateId === undefined) return { field: 'templateId', message: say.chooseTemplate };
  return firstMessage(form, words);
}

interface Signing {
  readonly signatory: Signatory;
  readonly today: string;
}

/** What the placeholders become in a reminder to this address. */
export function valuesOf(
  { recipients, facts: [facts], companyName }: Collection,
  email: string,
  signing: Signing,
): PlaceholderValues | undefined {
  const name = recipients.find((each) => each.email === email)?.speaksTo ?? companyName;
  return facts && reminderValues(facts, { name, ...signing });
}

/** The reminder as it will be sent. */
export function previewOf(form: ReminderForm, values: PlaceholderValues | undefined): MailContent {
  return values ? filledContent(form, values) : { subject: '', paragraphs: [] };
}

/** The request. */
export function reminderOf({ customerId, companyId }: Collection, form: ReminderForm): InputOf<'SendReminder'> {
  const { email, cc, templateId = 0, subject, text, attach } = form;
  return { customerId, companyId, email, cc: [...cc], templateId, subject, text, attach };
}

/** A mail about a quotation as entered, and the conversion to the request. */
import type { MailOptions, SentMail } from '@vikray/contract/follow-ups/follow-up.ts';
import { followUpLetter, type Signatory } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { bringsLink, mailContent, type MailContent } from '@vikray/contract/follow-ups/mail-content.ts';
import { placeholderValues } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import { templateDetails, templateOfStep, type MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import * as z from 'zod';

/** What the form of a mail is made from. */
export interface MailFacts {
  readonly quotation: Quotation;
  readonly followUp: { readonly name: string; readonly email: string; readonly mails: readonly SentMail[] };
  readonly options: MailOptions;
  readonly templates: readonly MailTemplate[];
  /** The user who signs the letter. */
  readonly signatory: Signatory;
}

/** A mail as entered. The letter has no template, and its words cannot be changed. */
export interface MailForm {
  readonly email: string;
  readonly cc: readonly string[];
  readonly templateId: number | undefined;
  readonly subject: string;
  readonly text: string;
  readonly attachesPdf: boolean;
  readonly hasLink: boolean;
  readonly files: readonly number[];
}

/** The mail to begin with: to the contact person, by the template of the step, or else the letter. */
export function presetMail({ followUp, options, templates }: MailFacts): MailForm {
  const known = options.recipients.find(({ email }) => email.toLowerCase() === followUp.email.toLowerCase());
  const form = { cc: [], attachesPdf: true, hasLink: false, files: [], templateId: undefined, subject: '', text: '' };
  return withTemplate(
    { ...form, email: (known ?? options.recipients[0])?.email ?? followUp.email },
    templateOfStep(templates, options.stage),
  );
}

/** The mail with the words of a template; of the letter if there is none. */
export function withTemplate(form: MailForm, template: MailTemplate | undefined): MailForm {
  return { ...form, templateId: template?.templateId, subject: template?.subject ?? '', text: template?.text ?? '' };
}

function wordsOf({ templateId, subject, text }: MailForm) {
  return templateId === undefined ? {} : { subject, text };
}

const words = z.object({ subject: templateDetails.subject, text: templateDetails.text });

/** The first thing to correct. */
export function mailFailure(form: MailForm): FailedCheck | undefined {
  if (form.email === '') return { field: 'email', message: say.addEmail };
  return form.templateId === undefined ? undefined : firstMessage(wordsOf(form), words);
}

/** What the mail will say. The server makes it by the same functions; only the address of the link is not known yet. */
export function previewOf({ quotation, followUp, options, signatory }: MailFacts, form: MailForm): MailContent {
  const name = options.recipients.find(({ email }) => email === form.email)?.speaksTo ?? followUp.name;
  const link = bringsLink(wordsOf(form), form.hasLink ? 'Yes' : undefined) ? say.linkInPreview : '';
  const letter = followUpLetter(quotation, name, signatory, { attachesPdf: form.attachesPdf });
  return mailContent(letter, wordsOf(form), placeholderValues(quotation, name, options.designation, link));
}

/** The request that sends the mail. Without any choice it is that of the documented letter. */
export function requestOf({ quotation, followUp, templates }: MailFacts, form: MailForm): InputOf<'SendMailer'> {
  const { quotationId, companyId } = quotation;
  const { email, cc, templateId, attachesPdf, hasLink, files } = form;
  const request = { quotationId, email, clientId: companyId };
  const isLetter = templateId === undefined && cc.length === 0 && attachesPdf && !hasLink && files.length === 0;
  if (isLetter && email === followUp.email) return request;
  const template = templates.find((each) => each.templateId === templateId);
  const changed = (key: 'subject' | 'text') => (template && template[key] !== form[key] ? { [key]: form[key] } : {});
  return {
    ...request,
    ...(templateId !== undefined && { templateId }),
    ...changed('subject'),
    ...changed('text'),
    ...(cc.length > 0 && { cc: [...cc] }),
    attachPdf: attachesPdf ? 'Yes' : 'No',
    ...(hasLink && { link: 'Yes' as const }),
    ...(files.length > 0 && { attachmentIds: [...files] }),
  };
}

/** A mail about a quotation as entered, and the conversion to the request. */
import {
  dispatchPapers,
  orderPapers,
  type DispatchPaper,
  type MailOptions,
  type OrderPaper,
  type SentMail,
} from '@vikray/contract/follow-ups/follow-up.ts';
import { followUpLetter, type Signatory } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { bringsLink, mailContent, type MailContent } from '@vikray/contract/follow-ups/mail-content.ts';
import { placeholderValues } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import { templateDetails, type MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import * as z from 'zod';

/** The order or the goods that a mail is about; without one it is about its quotation. */
export type MailAbout =
  | { readonly kind: 'Order'; readonly orderId: number; readonly number: string }
  | { readonly kind: 'Dispatch'; readonly consignmentId: number; readonly number: string };

/** What the form of a mail is made from. */
export interface MailFacts {
  readonly quotation: Quotation;
  readonly about: MailAbout | undefined;
  /** The papers that a mail about an order or goods can carry, the usual one first. */
  readonly papers: readonly MailPaper[];
  readonly followUp: { readonly name: string; readonly email: string; readonly mails: readonly SentMail[] };
  readonly options: MailOptions;
  readonly templates: readonly MailTemplate[];
  /** The user who signs the letter. */
  readonly signatory: Signatory;
}

export type MailPaper = OrderPaper | DispatchPaper;

/** A mail as entered. The letter has no template, and its words cannot be changed. */
export interface MailForm {
  readonly email: string;
  readonly cc: readonly string[];
  readonly templateId: number | undefined;
  readonly subject: string;
  readonly text: string;
  readonly attachesPdf: boolean;
  /** The paper of a mail about an order or goods. */
  readonly paper: MailPaper;
  readonly hasLink: boolean;
  readonly files: readonly number[];
}

/** The mail to begin with: to the contact person, by the template that the server proposes, or else the letter. */
export function presetMail({ followUp, options, templates, papers }: MailFacts): MailForm {
  const known = options.recipients.find(({ email }) => email.toLowerCase() === followUp.email.toLowerCase());
  const form = {
    cc: [],
    attachesPdf: true,
    paper: papers[0] ?? 'None',
    hasLink: false,
    files: [],
    templateId: undefined,
    subject: '',
    text: '',
  };
  return withTemplate(
    { ...form, email: (known ?? options.recipients[0])?.email ?? followUp.email },
    templates.find(({ templateId }) => templateId === options.presetTemplateId),
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

/** The first thing to correct. A mail about an order or goods is never the letter. */
export function mailFailure(form: MailForm, needsTemplate = false): FailedCheck | undefined {
  if (form.email === '') return { field: 'email', message: say.addEmail };
  if (needsTemplate && form.templateId === undefined) return { field: 'templateId', message: say.chooseTemplate };
  return form.templateId === undefined ? undefined : firstMessage(wordsOf(form), words);
}

/** What the mail will say. The server makes it by the same functions; only the address of the link is not known yet. */
export function previewOf({ quotation, followUp, options, signatory }: MailFacts, form: MailForm): MailContent {
  const name = options.recipients.find(({ email }) => email === form.email)?.speaksTo ?? followUp.name;
  const link = bringsLink(wordsOf(form), form.hasLink ? 'Yes' : undefined) ? say.linkInPreview : '';
  const letter = followUpLetter(quotation, name, signatory, { attachesPdf: form.attachesPdf });
  return mailContent(letter, wordsOf(form), placeholderValues(quotation, name, options.designation, link, options));
}

/** The request that sends the mail about a quotation. Without any choice it is that of the documented letter. */
function quotationRequest({ quotation, followUp, templates }: MailFacts, form: MailForm): InputOf<'SendMailer'> {
  const { quotationId, companyId } = quotation;
  const { email, cc, templateId, attachesPdf, hasLink, files } = form;
  const request = { quotationId, email, clientId: companyId };
  const isLetter = templateId === undefined && cc.length === 0 && attachesPdf && !hasLink && files.length === 0;
  if (isLetter && email === followUp.email) return request;
  return {
    ...request,
    ...(templateId !== undefined && { templateId }),
    ...changedWords(templates, form),
    ...(cc.length > 0 && { cc: [...cc] }),
    attachPdf: attachesPdf ? 'Yes' : 'No',
    ...(hasLink && { link: 'Yes' as const }),
    ...(files.length > 0 && { attachmentIds: [...files] }),
  };
}

/** Subject and text where they differ from those of the template. */
function changedWords(templates: readonly MailTemplate[], form: MailForm): { readonly subject?: string; readonly text?: string } {
  const template = templates.find(({ templateId }) => templateId === form.templateId);
  return {
    ...(template && template.subject !== form.subject && { subject: form.subject }),
    ...(template && template.text !== form.text && { text: form.text }),
  };
}

const isAmong = <P extends MailPaper>(papers: readonly P[], paper: MailPaper): paper is P => papers.some((each) => each === paper);

/** The operation that sends a mail, and its request. */
export function sendingOf(facts: MailFacts, form: MailForm): Sending {
  const { about, templates } = facts;
  if (!about) return { name: 'SendMailer', input: quotationRequest(facts, form) };
  const { email, cc, templateId = 0, files, paper } = form;
  const news = { templateId, email, ...changedWords(templates, form), ...(cc.length > 0 && { cc: [...cc] }) };
  if (about.kind === 'Dispatch')
    return {
      name: 'SendDispatchNews',
      input: { consignmentId: about.consignmentId, ...news, attach: isAmong(dispatchPapers, paper) ? paper : 'None' },
    };
  const attach = isAmong(orderPapers, paper) ? paper : ('None' as const);
  return {
    name: 'SendOrderConfirmation',
    input: { orderId: about.orderId, ...news, attach, ...(files.length > 0 && { attachmentIds: [...files] }) },
  };
}

/** A mail that is ready to be sent. */
export type Sending =
  | { readonly name: 'SendMailer'; readonly input: InputOf<'SendMailer'> }
  | { readonly name: 'SendOrderConfirmation'; readonly input: InputOf<'SendOrderConfirmation'> }
  | { readonly name: 'SendDispatchNews'; readonly input: InputOf<'SendDispatchNews'> };

import * as z from 'zod';
import { maxMailText, maxSubject, withPlaceholders } from '../mail-templates/mail-template.ts';
import { mailTemplateMessages } from '../mail-templates/mail-template-messages.ts';
import { id, instant, requiredLine, requiredParagraph, statedByClient, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { followUpMessages as say } from './follow-up-messages.ts';

/** The result of a mail. `sending` becomes one of the others; if the server stopped before that, it is shown as `uncertain`. */
export const mailResults = ['sending', 'sent', 'written', 'failed', 'uncertain'] as const;
export type MailResult = (typeof mailResults)[number];

const address = requiredLine(254, say.addEmail);

/** A mail has at most this many copies. */
export const maxCopies = 5;
/** The most files of a mail besides the PDF. */
export const maxMailFiles = 20;
/** The most that these files have together, in bytes. */
export const maxMailFileBytes = 10 * 1024 * 1024;

/** What a mail may have besides the documented letter. Absent values are as documented. */
const mailChoices = {
  templateId: id.nullish(),
  /** Subject and text may have placeholders, and take the place of those of the template. */
  subject: withPlaceholders(requiredLine(maxSubject, mailTemplateMessages.enterSubject)).nullish(),
  text: withPlaceholders(requiredParagraph(maxMailText, mailTemplateMessages.enterText)).nullish(),
  cc: z.array(address).max(maxCopies, { error: say.tooManyCopies }).nullish(),
  /** Whether the PDF is attached. Absent: it is. */
  attachPdf: yesOrNo.nullish(),
  /** Whether a link is made for the mail. Absent: if the text has its placeholder. */
  link: yesOrNo.nullish(),
  attachmentIds: z.array(id).max(maxMailFiles, { error: say.tooManyFiles }).nullish(),
};

/**
 * A request to send a mail about a quotation. Without any of the choices it is the documented letter to the contact person. The server
 * decides the names and the content of the letter.
 */
export const followUpRequest = body({
  quotationId: id,
  email: address,
  clientId: id.optional(),
  name: statedByClient,
  sentBy: statedByClient,
  quotationNumber: statedByClient,
  date: statedByClient,
  totalAmount: statedByClient,
  ...mailChoices,
});

const news = {
  templateId: id,
  email: address,
  cc: mailChoices.cc,
  subject: mailChoices.subject,
  text: mailChoices.text,
};

/** The papers that a mail about an order can carry. */
export const orderPapers = ['Order', 'Proforma', 'Change', 'None'] as const;
export type OrderPaper = (typeof orderPapers)[number];

/** A request to confirm an order by mail. */
export const orderMailRequest = body({
  orderId: id,
  ...news,
  attach: z.enum(orderPapers).nullish(),
  attachmentIds: mailChoices.attachmentIds,
});

/** The papers that a mail about a dispatch can carry. */
export const dispatchPapers = ['Note', 'Invoice', 'None'] as const;
export type DispatchPaper = (typeof dispatchPapers)[number];

/** A request to tell the customer by mail that goods have left. */
export const dispatchNewsRequest = body({ consignmentId: id, ...news, attach: z.enum(dispatchPapers).nullish() });

/** Whether a request asks for more than the documented letter. */
export function hasMailChoices(request: Partial<Record<keyof typeof mailChoices, unknown>>): boolean {
  return Object.keys(mailChoices).some((key) => {
    const value = Object.entries(request).find(([name]) => name === key)?.[1];
    return value !== undefined && value !== null;
  });
}

/** A logged mail about a quotation. `answer` is the mail server's answer; blank if there was none. */
const sentMail = row({
  mailId: id,
  sentAt: instant,
  sentBy: z.string(),
  recipients: z.string(),
  /** Who received a copy; blank for none. */
  cc: z.string(),
  subject: z.string(),
  result: z.enum(mailResults),
  answer: z.string(),
});

/** The contact person of a follow-up with their current address, and the mails so far. The address is blank if none is known. */
export const followUp = row({ name: z.string(), email: z.string(), mails: z.array(sentMail) });

export type SentMail = z.output<typeof sentMail>;

const mailbox = row({ name: z.string(), email: z.string() });

/** `speaksTo` is the person whom a mail to this address speaks to. */
const recipient = row({ ...mailbox.fields, speaksTo: z.string() });

/** A file that a mail may carry. */
const mailFile = row({ attachmentId: id, name: z.string(), size: z.int() });

/** What a user may choose for a mail about a quotation. */
export const mailOptions = row({
  /** The contact persons of the customer with an address, and the customer. */
  recipients: z.array(recipient),
  /** Who may receive a copy besides: the users with an office address. */
  users: z.array(mailbox),
  files: z.array(mailFile),
  /** The designation of the preparer, for its placeholder. */
  designation: z.string(),
  /** The step of the deal. */
  stage: z.int(),
  /** The template that the mail begins with; null for the letter. */
  presetTemplateId: z.int().nullable(),
  /** What its placeholders become besides the facts of the quotation (`NewsFacts`). */
  replaces: z.string(),
  order: z.string(),
  orderDate: z.string(),
  buyersOrder: z.string(),
  /** What the order costs, as the mail says it; blank: what the quotation costs. */
  orderAmount: z.string(),
  /** The last approved change of the order; 0 for none. */
  change: z.int(),
  goods: z.string(),
  invoice: z.string(),
  transport: z.string(),
  /** Whether a link can be made. */
  canShare: yesOrNo,
});

export type MailOptions = z.output<typeof mailOptions>;

import * as z from 'zod';
import { id, instant, requiredLine, statedByClient } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { followUpMessages as say } from './follow-up-messages.ts';

/** The result of a mail. `sending` becomes one of the others; if the server stopped before that, it is shown as `uncertain`. */
export const mailResults = ['sending', 'sent', 'written', 'failed', 'uncertain'] as const;
export type MailResult = (typeof mailResults)[number];

/** A request to send the letter. The address must be the contact person's. The server decides the names and the content of the letter. */
export const followUpRequest = body({
  quotationId: id,
  email: requiredLine(254, say.addEmail),
  clientId: id.optional(),
  name: statedByClient,
  sentBy: statedByClient,
  quotationNumber: statedByClient,
  date: statedByClient,
  totalAmount: statedByClient,
});

/** A logged mail about a quotation. `answer` is the mail server's answer; blank if there was none. */
const sentMail = row({
  mailId: id,
  sentAt: instant,
  sentBy: z.string(),
  recipients: z.string(),
  subject: z.string(),
  result: z.enum(mailResults),
  answer: z.string(),
});

/** The contact person of a follow-up with their current address, and the mails so far. The address is blank if none is known. */
export const followUp = row({ name: z.string(), email: z.string(), mails: z.array(sentMail) });

export type SentMail = z.output<typeof sentMail>;

import * as z from 'zod';
import { id, instant, requiredLine, statedByClient } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { followUpMessages as say } from './follow-up-messages.ts';

/** What became of a mail. `sending` turns into one of the others; what never did is told as `uncertain`. */
export const mailResults = ['sending', 'sent', 'written', 'failed', 'uncertain'] as const;
export type MailResult = (typeof mailResults)[number];

/** A request to send the letter. The address must be the contact person's; whom and what the letter names is the server's. */
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

/** A mail about a quotation, as the log has it. `answer` is what the mail server said, blank when it said nothing. */
const sentMail = row({
  mailId: id,
  sentAt: instant,
  sentBy: z.string(),
  recipients: z.string(),
  subject: z.string(),
  result: z.enum(mailResults),
  answer: z.string(),
});

/** The contact person whom a follow-up addresses, as known today, and the mails so far. A blank address means none is known. */
export const followUp = row({ name: z.string(), email: z.string(), mails: z.array(sentMail) });

export type SentMail = z.output<typeof sentMail>;

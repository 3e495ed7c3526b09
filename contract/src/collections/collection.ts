/** Calls about money, and what a reminder says. Amounts in paise. */
import * as z from 'zod';
import { mailResults } from '../follow-ups/follow-up.ts';
import { callTypes, maxDescription } from '../follow-ups/sales-call-entry.ts';
import { maxCopies } from '../follow-ups/follow-up.ts';
import { followUpMessages as follow } from '../follow-ups/follow-up-messages.ts';
import { mailTemplateMessages } from '../mail-templates/mail-template-messages.ts';
import { maxMailText, maxSubject, withPlaceholders } from '../mail-templates/mail-template.ts';
import { moneyMessages } from '../money/money-messages.ts';
import { optionalDate } from '../platform/dates.ts';
import { decimal, signedDecimal } from '../platform/decimal.ts';
import { day, id, instant, paragraph, requiredId, requiredLine, requiredParagraph, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { collectionMessages as say } from './collection-messages.ts';
import { collectionOutcomes, reminderPapers } from './collection-words.ts';

/** Whose money it is about. */
const account = { customerId: requiredId(moneyMessages.selectCustomer), companyId: requiredId(moneyMessages.selectCompany) };

/** A call about money as a user enters it. */
export const newCollectionCall = body({
  ...account,
  callType: z.enum(callTypes),
  outcome: z.enum(collectionOutcomes, { error: say.selectOutcome }),
  description: paragraph(maxDescription).nullish(),
  promisedOn: optionalDate,
  promisedAmount: decimal(say.incompletePromise).nullish(),
  nextOn: optionalDate,
});

/** A promise has a date and an amount, and nothing else has. */
export const promiseRules = [
  z
    .object({ outcome: z.string(), promisedOn: z.string().nullish(), promisedAmount: z.number().nullish() })
    .refine(({ outcome, promisedOn, promisedAmount }) => outcome !== 'Promised' || Boolean(promisedOn && promisedAmount), {
      path: ['promisedOn'],
      error: say.incompletePromise,
    }),
  z
    .object({ outcome: z.string(), promisedOn: z.string().nullish(), promisedAmount: z.number().nullish() })
    .refine(({ outcome, promisedOn, promisedAmount }) => outcome === 'Promised' || !(promisedOn || promisedAmount), {
      path: ['promisedOn'],
      error: say.onlyPromises,
    }),
];

const address = requiredLine(254, follow.addEmail);

/** A reminder to one customer, about everything that is overdue. */
export const newReminder = body({
  ...account,
  templateId: id,
  email: address,
  cc: z.array(address).max(maxCopies, { error: follow.tooManyCopies }).nullish(),
  /** Subject and text take the place of those of the template. */
  subject: withPlaceholders(requiredLine(maxSubject, mailTemplateMessages.enterSubject)).nullish(),
  text: withPlaceholders(requiredParagraph(maxMailText, mailTemplateMessages.enterText)).nullish(),
  attach: z.enum(reminderPapers).nullish(),
});

/** What a reminder says of an account, as texts. */
export const reminderFacts = row({
  outstanding: z.string(),
  overdue: z.string(),
  /** The day since when the oldest bill is overdue. */
  oldest: z.string(),
  /** Where to pay, line by line. */
  bank: z.string(),
  /** The numbers of the overdue bills. */
  number: z.string(),
  issuer: z.string(),
  company: z.string(),
});
export type ReminderFacts = z.output<typeof reminderFacts>;

const person = row({ name: z.string(), mobile: z.string(), whatsApp: z.string(), email: z.string() });
const mailbox = row({ name: z.string(), email: z.string() });

/** Everything that a call about money needs to know of a customer and a company. */
export const collection = row({
  customerId: id,
  companyName: z.string(),
  companyId: id,
  net: signedDecimal(),
  overdue: decimal(),
  noReminders: yesOrNo,
  contacts: z.array(person),
  calls: z.array(
    row({
      callId: id,
      on: day,
      who: z.string(),
      callType: z.string(),
      outcome: z.string(),
      description: z.string(),
      promisedOn: day,
      promisedAmount: decimal(),
    }),
  ),
  reminders: z.array(
    row({
      reminderId: id,
      sentAt: instant,
      sentBy: z.string(),
      recipients: z.string(),
      subject: z.string(),
      result: z.enum(mailResults),
    }),
  ),
  /** To whom a mail may go: the contact persons with an address, and the customer. `speaksTo` is whom the mail addresses. */
  recipients: z.array(row({ ...mailbox.fields, speaksTo: z.string() })),
  users: z.array(mailbox),
  /** The template that the next reminder begins with; null if the office has none for reminders. */
  presetTemplateId: z.int().nullable(),
  facts: z.array(reminderFacts),
});
export type Collection = z.output<typeof collection>;

import * as z from 'zod';
import { decimalSum } from '../platform/decimal.ts';
import { optionalDate } from '../platform/dates.ts';
import { day, id } from '../platform/fields.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { cadences } from './cadence.ts';
import { dueMessages as say } from './due-messages.ts';

/** Which of the open deals a list shows: due or overdue, due within a week, with a validity that ends within a week, without a date, all. */
export const dueFilters = ['Today', 'Week', 'Expiring', 'None', 'All'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** How many days `Week` and `Expiring` look ahead. */
export const daysAhead = 7;

const text = z.string();

/** A deal that is followed up. */
export const dueFollowUp = row({
  dealId: id,
  /** The newest quotation that may still be ordered; null for an enquiry. */
  quotationId: id.nullable(),
  number: text,
  companyName: text,
  /** Null while the company of an enquiry is not a customer. */
  customerId: id.nullable(),
  contactPersonId: id.nullable(),
  contactName: text,
  mobile: text,
  /** The mobile number with its country code, digits only, as WhatsApp takes it; blank for none. */
  whatsApp: text,
  email: text,
  totalAmount: decimalSum(),
  cadence: z.enum(cadences),
  /** The step of the cadence that the next date belongs to, from 1; 0 before the first, and one more than there are after the last. */
  stage: z.int(),
  nextOn: day,
  /** 0 unless the next date is over. */
  overdueDays: z.int(),
  lastOutcome: text,
  lastCallOn: day,
  /** The last day of validity of the quotation; blank for none. */
  validUntil: day,
  ownerId: id,
  owner: text,
  version: z.int(),
});

export type DueFollowUp = z.output<typeof dueFollowUp>;

const expectedMonth = z
  .string()
  .trim()
  .regex(/^(2\d{3}-(0[1-9]|1[0-2]))?$/, { error: say.invalidMonth });

/** A change of a follow-up. Absent values stay; a blank next date or month is none. */
export const followUpChange = body({
  dealId: id,
  version: expectedVersion.version.unwrap(),
  nextOn: optionalDate,
  cadence: z.enum(cadences).nullish(),
  ownerId: id.nullish(),
  expectedMonth: expectedMonth.nullish(),
});

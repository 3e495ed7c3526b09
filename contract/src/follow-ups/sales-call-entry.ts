import * as z from 'zod';
import { optionalDate } from '../platform/dates.ts';
import { id, paragraph } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { quotationMessages } from '../quotations/quotation-messages.ts';

/** How a customer was spoken to. */
export const callTypes = ['Phone', 'Visit', 'Mail', 'WhatsApp', 'Meeting'] as const;
export type CallType = (typeof callTypes)[number];

/** What came of it, in the order of the buttons and of the keys 1 to 6. */
export const outcomes = ['Spoke', 'No answer', 'Call later', 'Wants a change', 'Order expected', 'Not interested'] as const;
export type CallOutcome = (typeof outcomes)[number];

/** How long a user may take back a call that they have entered. The panel offers it for ten seconds. */
export const withdrawableCallMs = 5 * 60_000;

/** The longest description of a call, in characters. */
export const maxDescription = 1000;

/** A call as entered, about a deal or a customer. A next date that is left out is the next step of the cadence; a blank one is none. */
export const newSalesCall = body({
  dealId: id.nullish(),
  customerId: id.nullish(),
  callType: z.enum(callTypes),
  outcome: z.enum(outcomes),
  description: paragraph(maxDescription).nullish(),
  nextOn: optionalDate,
  /** The mail that the call reports. */
  mailId: id.nullish(),
  contactPersonId: id.nullish(),
});

/** A call is about a deal or a customer. */
export const hasSubject = z
  .object({ dealId: z.number().nullish(), customerId: z.number().nullish() })
  .refine(({ dealId, customerId }) => typeof (dealId ?? customerId) === 'number', {
    path: ['customerId'],
    error: quotationMessages.selectCustomer,
  });

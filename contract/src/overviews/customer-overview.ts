import * as z from 'zod';
import { likelyCustomer } from '../customers/likely-customer.ts';
import { dealStates } from '../deals/deal-state.ts';
import { decimal, decimalSum, signedDecimal } from '../platform/decimal.ts';
import { day, id, instant } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';

const text = z.string();

/** A contact person and how to reach them. */
export const reachablePerson = row({
  contactId: id,
  name: text,
  designation: text,
  mobile: text,
  phone: text,
  email: text,
  /** The mobile number as WhatsApp takes it; blank for none. */
  whatsApp: text,
});

/** A deal that is not decided, with how far it is. */
export const openDeal = row({
  dealId: id,
  number: text,
  dealState: z.enum(dealStates),
  totalAmount: decimalSum(),
  nextOn: day,
  sentence: text,
});

/** A note on the customer or one of its records. */
export const recentNote = row({ noteId: id, at: instant, who: text, text });

/** What a customer owes to all companies of the office together. */
export const owedMoney = row({
  open: decimal(),
  /** The part of it whose date is over. */
  overdue: decimal(),
  /** Blank while nothing is open. */
  oldestDue: day,
  advance: decimal(),
  onAccount: decimal(),
  net: signedDecimal(),
});

/** A customer that was merged into this one, as long as that can be undone. */
const mergedCustomer = row({ customerId: id, companyName: text, mergedOn: day });

/** What one comes for on the page of a customer. */
export const customerOverview = row(
  {
    customerId: id,
    companyName: text,
    /** The customer into which this one was merged; null if it was not. */
    mergedIntoId: id.nullable(),
    mergedInto: text,
    contacts: z.array(reachablePerson),
    /** The newest open deals. */
    deals: z.array(openDeal),
    /** How many deals are open. */
    openDeals: z.int(),
    /** Empty without the right View Outstanding, and while no company keeps its money here. */
    money: z.array(owedMoney),
    notes: z.array(recentNote),
    likely: z.array(likelyCustomer),
    merged: z.array(mergedCustomer),
  },
  { contacts: 'contacts', deals: 'deals', money: 'money', notes: 'notes', likely: 'likely', merged: 'merged' },
);

export type CustomerOverview = z.output<typeof customerOverview>;
export type OpenDeal = z.output<typeof openDeal>;
export type OwedMoney = z.output<typeof owedMoney>;
export type RecentNote = z.output<typeof recentNote>;
export type ReachablePerson = z.output<typeof reachablePerson>;

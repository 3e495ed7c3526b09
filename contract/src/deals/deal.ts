import * as z from 'zod';
import { dispatch } from '../dispatches/dispatch.ts';
import { order } from '../orders/order.ts';
import { lineShare } from '../orders/promised-stock.ts';
import { cadences } from '../follow-ups/cadence.ts';
import { blankableDecimal, decimal, decimalSum, signedDecimal } from '../platform/decimal.ts';
import { day, id, instant } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { returnedLine } from '../returns/return.ts';
import { quotation } from '../quotations/quotation.ts';
import { dealStates } from './deal-state.ts';

const text = z.string();

/** An amount that only holders of the rights on money read; blank for others, and where no company keeps its money here. */
const ownAmount = blankableDecimal('');

const head = {
  dealId: id,
  /** The number of its oldest quotation; of its enquiry until there is one. */
  number: text,
  dealState: z.enum(dealStates),
  companyName: text,
  /** Null while the company of an enquiry is not a customer. */
  customerId: id.nullable(),
  /** The amount of its orders; without an order, of its current quotations. */
  totalAmount: decimalSum(),
  owner: text,
  /** The day on which to speak to the customer next; blank for none. */
  nextOn: day,
  lastCallOn: day,
  updatedOn: instant,
  /** The number of its enquiry; blank when it began with a quotation. */
  enquiryNumber: text,
  /** The contact person of its newest quotation, or of its enquiry. */
  name: text,
  mobile: text,
  /** What its enquiry asks for, and how that reached the office; blank when it began with a quotation. */
  requirement: text,
  source: text,
  version: z.int(),
};

/** A deal in the list. */
export const listedDeal = row(head);

/** A line of a deal. Quantities in whole pieces, stock with decimals. */
export const dealLine = row({
  productId: id,
  name: text,
  photo: text,
  rate: decimal(),
  /** In the current quotations, ordered or not. */
  quoted: z.int(),
  ordered: z.int(),
  dispatched: z.int(),
  returned: z.int(),
  closed: z.int(),
  pending: z.int(),
  /** In stock now. */
  stock: decimal(),
  /** In stock and not pending in any order; negative if more is ordered than is there. */
  free: signedDecimal(),
  ...lineShare,
  /** The earliest date promised for what is pending of it; blank for none. */
  promisedOn: day,
});

/** A deal with everything that belongs to it. */
export const deal = row(
  {
    ...head,
    ownerId: id,
    cadence: z.enum(cadences),
    /** The step of the cadence that the next date belongs to, from 1; 0 before the first, and one more than there are after the last. */
    stage: z.int(),
    /** The month in which the order is expected, YYYY-MM; blank for none. */
    expectedMonth: text,
    email: text,
    /** The country of the customer; blank without a customer. */
    country: text,
    /** The mobile number with its country code, digits only, as WhatsApp takes it; blank for none. */
    whatsApp: text,
    /** Why it was lost or its enquiry closed; blank when it was not. */
    lostReason: text,
    /** How far it is, in one sentence. */
    sentence: text,
    /** What it asks, has received, was billed, has received beyond its bills, and owes beyond the day (PAY-25). */
    asked: ownAmount,
    received: ownAmount,
    billed: ownAmount,
    advance: ownAmount,
    overdue: ownAmount,
    /** The same in one sentence; blank where the amounts are. */
    moneySentence: text,
    /** All revisions, newest first. */
    quotations: z.array(quotation),
    orders: z.array(order),
    dispatches: z.array(dispatch),
    returns: z.array(returnedLine),
    lines: z.array(dealLine),
  },
  { quotations: 'quotations', orders: 'orders', dispatches: 'dispatches', returns: 'returns', lines: 'lines' },
);

export type ListedDeal = z.output<typeof listedDeal>;
export type DealLine = z.output<typeof dealLine>;
export type Deal = z.output<typeof deal>;

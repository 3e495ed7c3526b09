import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { answeredTax } from '../gst/tax-entries.ts';
import { day, id, yesOrNo } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { answeredRates, blankableRate } from '../quotations/tax-mode.ts';
import { printedParties, printedPartiesNames } from '../quotations/printed-parties.ts';
import { printedAmounts } from '../quotations/quotation.ts';
import { answeredPlan } from '../money/payment-plan.ts';
import { buyersOrder } from './buyers-order.ts';
import { orderStatuses, shownOrderStatuses } from './order-status.ts';
import { lineShare } from './promised-stock.ts';
import { promisedDate } from './order-promise.ts';

const text = z.string();

/** An order takes all its values from its quotation. Other values in the request are ignored. */
const stated = z.unknown().optional();

/** The input that turns an approved quotation into an order. */
export const newOrder = body(
  {
    quotationId: id,
    /** Orders it although its validity is over. Needs the right to approve quotations. */
    despiteExpiry: yesOrNo.nullish(),
    /** Absent: the number that the customer gave when they accepted the quotation. */
    ...buyersOrder,
    /** The date promised for all its lines. */
    promisedOn: promisedDate,
    nickname: stated,
    financialYear: stated,
    type: stated,
    date: stated,
    preparedBy: stated,
    companyId: stated,
    contactPersonId: stated,
    delivery: stated,
    price: stated,
    payment: stated,
    taxes: stated,
    freight: stated,
    validity: stated,
    warranty: stated,
    others: stated,
    subtotal: stated,
    discountPercent: stated,
    discountAmount: stated,
    totalDiscountAmount: stated,
    gstPercent: stated,
    gstAmount: stated,
    specialCharges: stated,
    shippingCharges: stated,
    installationCharges: stated,
    gstServiceChargePercent: stated,
    gstServiceChargeAmount: stated,
    totalAmount: stated,
    status: stated,
    updatedBy: stated,
    updatedOn: stated,
  },
  { financialYear: 'finacialyear' },
);

/** An order in an answer: everything that is printed except its lines, including the quotation number. */
export const order = row(
  {
    orderId: id,
    quotationId: id,
    quotationNumber: text,
    number: text,
    date: day,
    ...printedParties,
    ...printedAmounts,
    status: z.enum(orderStatuses),
    /** The status that lists show. */
    shownStatus: z.enum(shownOrderStatuses),
    /** The deal of its quotation. */
    dealId: id,
    ...answeredTax,
    ...answeredRates,
    /** The plan of its quotation; no change of the order touches it. */
    paymentPlan: answeredPlan,
    /** The customer's own number of the order, and its date; blank for none. */
    poNumber: text,
    poDate: text,
    /** The latest date promised for what is pending of it; blank for none. */
    promisedOn: day,
    /** The earliest of these dates, which can be overdue. */
    nextPromisedOn: day,
    /** The date promised for all its lines without one of their own; blank for none. */
    orderPromisedOn: day,
    /** Whether its lines get the stock before those of other orders. */
    priority: yesOrNo,
    /** The change that waits for approval; if none does, the last approved one, 0 for the order as it was placed. */
    change: z.int(),
    changeState: z.enum(['Waiting', '']),
    /** The id and the version of the change that waits; null while none does. */
    changeId: id.nullable(),
    changeVersion: z.int().nullable(),
    /** The last approved change, whose contents these are, and the day of its approval; 0 and blank for none. */
    approvedChange: z.int(),
    changedOn: day,
    version: z.int(),
  },
  printedPartiesNames,
);

/** An order line: its quantities in whole pieces, and the current stock in hundredths of a piece. */
export const orderProduct = row({
  id,
  productId: id,
  quantity: z.int(),
  /** What has left, as far as it stands. */
  dispatchQuantity: z.int(),
  /** What the customer no longer wants. */
  closedQuantity: z.int(),
  /** What has come back of it, replaced or not. */
  returnedQuantity: z.int(),
  name: text,
  photo: text,
  stock: decimal(),
  description: text,
  rate: decimal(),
  total: decimal(),
  /** The rate of GST in hundredths of a percent; null while one rate taxes all goods. */
  gstPercent: blankableRate,
  status: z.enum(orderStatuses),
  /** The promised date: its own, or that of the order; blank for none. */
  promisedOn: day,
  /** Its own date; blank while that of the order holds. */
  ownPromisedOn: day,
  ...lineShare,
});

export type Order = z.output<typeof order>;
export type OrderProduct = z.output<typeof orderProduct>;

/** The whole tax of an order, in paise. */
export function taxOf({ gstAmount, gstServiceChargeAmount }: Pick<Order, 'gstAmount' | 'gstServiceChargeAmount'>): number {
  return gstAmount + gstServiceChargeAmount;
}

import * as z from 'zod';
import { blankableDecimal, decimal, signedDecimal } from '../platform/decimal.ts';
import { day, id } from '../platform/fields.ts';
import { fieldMessages } from '../platform/messages.ts';
import { row } from '../platform/wire.ts';

/** How a rate came about. An order counts more than a quotation, whatever their dates. */
const priceKinds = ['Ordered', 'Quoted'] as const;
export type PriceKind = (typeof priceKinds)[number];

const blankableRate = blankableDecimal(fieldMessages.notDecimal);

/** What to know of a product before its line is quoted to a customer. Rates in paise before discount and tax, null for none. */
export const lineFacts = row({
  productId: id,
  mrp: decimal(),
  /** The customer's last rate: that of their last order, else of their last quotation. */
  lastRate: blankableRate,
  lastOn: day,
  /** The number of that order or quotation; blank for none. */
  lastNumber: z.string(),
  lastKind: z.enum(['', ...priceKinds]),
  /** The lowest rate that any customer ordered at in the last 12 months. */
  lowestRate: blankableRate,
  stock: decimal(),
  /** The stock that no order waits for; negative if more is ordered than is there. */
  free: signedDecimal(),
});

export type LineFacts = z.output<typeof lineFacts>;

/** A rate at which a product was ordered or quoted. */
export const pastPrice = row({
  kind: z.enum(priceKinds),
  number: z.string(),
  /** The date of the order or quotation. */
  date: day,
  quotationId: id,
  /** Null for a quotation. */
  orderId: id.nullable(),
  customerId: id,
  companyName: z.string(),
  quantity: z.int(),
  rate: decimal(),
});

export type PastPrice = z.output<typeof pastPrice>;

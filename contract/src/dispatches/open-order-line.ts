import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { day, id, yesOrNo } from '../platform/fields.ts';
import { fieldsOf, lastDay, record, word, type FilterValues } from '../platform/filters.ts';
import { row } from '../platform/wire.ts';

/** An order line with something still to dispatch. Quantities are whole pieces, the stock is in hundredths of a piece. */
export const openOrderLine = row({
  id,
  orderId: id,
  number: z.string(),
  date: day,
  /** The date promised for it: its own, or that of its order; blank for none. */
  promisedOn: day,
  /** Whether its order gets the stock before others. */
  priority: yesOrNo,
  customerId: id,
  companyName: z.string(),
  /** Where the goods go. */
  city: z.string(),
  productId: id,
  code: z.string(),
  name: z.string(),
  quantity: z.int(),
  dispatchQuantity: z.int(),
  pending: z.int(),
  stock: decimal(),
  /** What of its pending pieces can go today, after the lines that get the stock first. */
  canShip: z.int(),
  /** The pending pieces that no stock is left for. */
  short: z.int(),
  /** The issuing company, and whether it numbers its invoices itself. */
  preparedFor: id,
  issuesHere: yesOrNo,
  /** Whether its order has a payment plan, so that an advance may be open. */
  hasPlan: yesOrNo,
});

export type OpenOrderLine = z.output<typeof openOrderLine>;

/** The filters of the desk. */
export const openLineFilters = {
  canShip: word('Can Ship', ['Yes', 'All']),
  overdue: word('Overdue', ['Yes']),
  promisedTo: lastDay('Promised'),
  customerId: record('Customer', 'customer'),
  productId: record('Product', 'product'),
  preparedFor: record('Issuing Company', 'issuer'),
};

/** The chosen ones. */
export type OpenLineFilters = FilterValues<typeof openLineFilters>;

/** Their fields in the operation. */
export const openLineFilterFields = fieldsOf(openLineFilters);

/** The orders of the desk; the first is preset. */
export const openLineSorts = ['promise', 'product', 'customer', 'order'] as const;
export type OpenLineSort = (typeof openLineSorts)[number];

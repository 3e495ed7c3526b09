import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { day, id } from '../platform/fields.ts';
import { fieldsOf, firstDay, lastDay, recordOrName, word, type FilterValues } from '../platform/filters.ts';
import { row } from '../platform/wire.ts';
import { orderFilters } from './order-filters.ts';
import { lineSolutions } from './line-solution.ts';
import { shownOrderStatuses } from './order-status.ts';

const text = z.string();

/** A line of an order as the list of all lines shows it. Quantities are whole pieces. */
export const listedOrderLine = row({
  id,
  orderId: id,
  number: text,
  date: day,
  customerId: id,
  companyName: text,
  preparedBy: text,
  productId: id,
  name: text,
  /** As its product was when the line was ordered. */
  category: text,
  solution: text,
  quantity: z.int(),
  rate: decimal(),
  /** After the discount of the order, without taxes and charges. */
  goodsValue: decimal(),
  /** The same less what was closed, and returned without replacement. */
  netGoodsValue: decimal(),
  dispatchQuantity: z.int(),
  closedQuantity: z.int(),
  returnedQuantity: z.int(),
  pendingQuantity: z.int(),
  /** The goods value of what is pending. */
  pendingValue: decimal(),
  /** The goods value of what was closed, and of what came back and is not replaced. */
  closedValue: decimal(),
  returnedValue: decimal(),
  /** Its own status, by the rules for the status of an order. */
  shownStatus: z.enum(shownOrderStatuses),
  /** The date promised for it: its own, or that of its order; blank for none. */
  promisedOn: day,
});

export type ListedOrderLine = z.output<typeof listedOrderLine>;

/** The days for which lines are promised. */
const promisedDays = { promisedFrom: firstDay('Promised', 'promisedTo'), promisedTo: lastDay('Promised') } as const;

/** The filters of the order lines. Status, product and overdue promise are those of the line itself, everything else that of its order. */
export const orderLineFilters = {
  ...orderFilters,
  category: recordOrName('Category', 'category'),
  solution: word('Solution', lineSolutions),
  pending: word('Pending', ['Yes']),
  closed: word('Closed', ['Yes']),
  /** Returned without replacement. */
  returned: word('Returned', ['Yes']),
  /** Whether a date is promised. */
  promised: word('Promised', ['Yes', 'No']),
  ...promisedDays,
};

/** The chosen ones. */
export type OrderLineFilters = FilterValues<typeof orderLineFilters>;

/** Their fields in the operation. */
export const orderLineFilterFields = fieldsOf(orderLineFilters);

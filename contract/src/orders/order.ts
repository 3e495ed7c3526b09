import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { id, statedByClient } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { printedAmounts, printedParties, printedPartiesNames, termTexts } from '../quotations/quotation.ts';
import { orderStatuses } from './order-status.ts';

const text = z.string();

/** Everything that an order holds comes from its quotation, whatever else the request says of it. */
const copiedFromQuotation = Object.fromEntries(
  [
    'nickname', 'financialYear', 'type', 'date', 'preparedBy', 'companyId', 'contactPersonId',
    ...Object.keys(termTexts), ...Object.keys(printedAmounts), 'status', 'updatedBy', 'updatedOn',
  ].map((field) => [field, z.unknown().optional()]),
) as Record<never, typeof statedByClient>;

export const newOrder = body({ quotationId: id, ...copiedFromQuotation }, { financialYear: 'finacialyear' } as Record<never, never>);

/** An order in an answer: everything it prints, but for its lines. */
export const order = row(
  { orderId: id, quotationId: id, number: text, date: text, ...printedParties, ...printedAmounts, status: z.enum(orderStatuses) },
  printedPartiesNames,
);

/** A line of an order: what was ordered, what has gone out, and what is in stock now, in hundredths of a piece. */
export const orderProduct = row({
  id,
  productId: id,
  quantity: z.int(),
  dispatchQuantity: z.int(),
  name: text,
  photo: text,
  stock: decimal(),
  description: text,
  rate: decimal(),
  total: decimal(),
  status: z.enum(orderStatuses),
});

export type Order = z.output<typeof order>;
export type OrderProduct = z.output<typeof orderProduct>;

import * as z from 'zod';
import { decimal } from '../platform/decimal.ts';
import { day, id } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { printedAmounts, printedParties, printedPartiesNames } from '../quotations/quotation.ts';
import { orderStatuses } from './order-status.ts';

const text = z.string();

/** Everything that an order holds comes from its quotation, whatever else the request says of it. */
const stated = z.unknown().optional();

export const newOrder = body(
  {
    quotationId: id,
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

/** An order in an answer: everything it prints, but for its lines; the number of its quotation among it. */
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
  },
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

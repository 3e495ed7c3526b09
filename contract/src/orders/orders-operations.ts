/**
 * Laws of orders. A quotation has at most one order, even if the button is pressed twice: the database refuses a second one. An order takes
 * contents and tax from its quotation, and only an approved change gives it others. The goods still to send are computed from the
 * dispatches. A wrong tax decision can be recalculated, while papers that were issued before keep theirs. Without that, one invoice could
 * close the files of a month.
 */
import * as z from 'zod';
import { changed, created, rows } from '../platform/answers.ts';
import { dashedDate, slashedDate } from '../platform/dates.ts';
import { decimal, formatDecimal } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id, statedByClient, wholeNumber } from '../platform/fields.ts';
import type { CsvColumn, CsvFile } from '../platform/list-file.ts';
import { body, pascal } from '../platform/wire.ts';
import { failuresOf } from '../quotations/quotation-obstacles.ts';
import { buyersOrderFailures } from './buyers-order.ts';
import { orderFilterFields } from './order-filters.ts';
import { orderMessages as say } from './order-messages.ts';
import { promiseFailures } from './order-promise.ts';
import { orderStatuses } from './order-status.ts';
import { newOrder, order, orderProduct, type Order } from './order.ts';

const unknownOrder = { OrderNotFound: notFound(say.notFound) };

/** The columns of an order list. The format of the date differs between the lists. */
function orderColumns(date: CsvColumn<Order>): CsvColumn<Order>[] {
  return [
    { heading: 'Number', text: (each) => each.number },
    date,
    { heading: 'Amount', text: (each) => formatDecimal(each.totalAmount), kind: 'decimal' },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Prepared By', text: (each) => each.preparedBy },
    { heading: 'Status', text: (each) => each.shownStatus },
  ];
}

const orderCsv: CsvFile<Order> = {
  fileName: 'order_list.csv',
  columns: orderColumns({ heading: 'Date', text: (each) => slashedDate(each.date), kind: 'slashedDate' }),
};

/** The file of the orders that still have something to dispatch. */
const orderToDispatchCsv: CsvFile<Order> = {
  fileName: 'order_to_dispatch_list.csv',
  columns: orderColumns({ heading: 'Date', text: (each) => dashedDate(each.date), kind: 'dashedDate' }),
};

const orderRows = {
  right: 'signed-in',
  row: order,
  sorts: ['newest', 'date', 'totalAmount', 'companyName'],
  filters: { orderId: id.optional(), quotationId: id.optional(), ...orderFilterFields },
} as const;

/** The operations on orders, by name. */
export const ordersOperations = {
  /** The orders, newest first. */
  GetOrder: list({ ...orderRows, csv: orderCsv }),
  /** The orders with a pending quantity. */
  GetOrderToDispatch: list({ ...orderRows, csv: orderToDispatchCsv }),

  GetOrderProduct: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ orderId: id }),
    answer: rows(orderProduct),
    failures: unknownOrder,
  }),

  /** Creates the order of an approved quotation with all its lines. A quotation has at most one order. */
  AddOrder: write({
    right: 'Add Order',
    input: newOrder,
    answer: created('orderId'),
    failures: {
      OrderRefused: conflict(say.refused),
      Forbidden: forbidden,
      ...failuresOf('order'),
      ...buyersOrderFailures,
      ...promiseFailures,
    },
  }),

  /** Returns the order line that AddOrder has already created. */
  AddOrderProductMapping: write({
    right: 'Add Order',
    input: body({
      orderId: id,
      productId: id,
      quantity: wholeNumber(1, 1_000_000),
      rate: decimal(),
      total: statedByClient,
      dispatchQuantity: statedByClient,
      status: statedByClient,
      updatedBy: statedByClient,
      updatedOn: statedByClient,
    }),
    answer: changed('id'),
    failures: { ...unknownOrder, LineUnknown: invalid('productId', say.lineUnknown) },
  }),

  /** Returns the status that follows from the dispatches. It cannot be set. */
  UpdateOrderStatus: write({
    right: 'Add Dispatch',
    input: body({ orderId: id, status: z.enum(orderStatuses).optional(), updatedBy: statedByClient, updatedOn: statedByClient }),
    answer: { status: 200, data: z.array(pascal({ orderId: id, status: z.enum(orderStatuses) })) },
    failures: unknownOrder,
  }),
};

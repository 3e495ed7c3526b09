/** Dispatches lines of one order, for AddDispatch and for each order of AddDispatches. */
import type { Order } from '@vikray/contract/orders/order.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { findParties } from '../consignments/public.ts';
import { listOrderLines, lockOrder, type OrderLine } from '../orders/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { FailureOf } from '@vikray/contract/operations.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { outgoingLines, type RequestedLine } from './outgoing-goods.ts';
import { sendGoods, type LeftOrder } from './send-goods.ts';

/** The goods of one order as a request names them. */
export interface RequestedGoods {
  readonly orderId: number;
  /** Blank where the company numbers its invoices itself. */
  readonly invoiceNumber?: string | undefined;
  readonly invoiceDate: string;
  readonly lines: readonly RequestedLine[];
}

/** What a refusal is about. */
export interface RefusedGoods {
  /** Absent for an order that does not exist. */
  readonly order?: Order;
  /** The line of which too much was requested. */
  readonly line?: OrderLine;
}

interface Asked {
  readonly db: Db;
  refuse(name: FailureOf<'AddDispatch'>, about: RefusedGoods): OperationFailure;
}

/** Locks the order and sends the goods. `takeFromStock` ends what this begins. */
export async function dispatchOrder({ db, refuse }: Asked, requested: RequestedGoods, stamp: WriteStamp): Promise<LeftOrder> {
  const { orderId, invoiceNumber = '', invoiceDate } = requested;
  const order = await lockOrder(db, orderId);
  if (!order) throw refuse('OrderNotFound', {});
  const fail = (name: FailureOf<'AddDispatch'>) => refuse(name, { order });
  const lines = await listOrderLines(db, orderId);
  // One day of tolerance for a browser with a wrong clock.
  if (invoiceDate < addDays(order.date, -1) || invoiceDate > addDays(dateAt(stamp.now), 1)) throw fail('InvoiceDateOutOfRange');
  const parties = await findParties(db, order);
  if (parties.issuesHere && invoiceNumber !== '') throw fail('NumbersItself');
  const outgoing = outgoingLines(requested.lines, lines, fail);
  const refuseLine = (name: FailureOf<'AddDispatch'>, line: OrderLine) => refuse(name, { order, line });
  return sendGoods({ db, fail, refuseLine }, { order, lines, outgoing, parties, invoiceNumber, invoiceDate }, stamp);
}

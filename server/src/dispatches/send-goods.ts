/** How the goods of one order leave it: its lines, their consignments and their dispatches. `take-from-stock.ts` does the rest. */
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { billDispatch, joinConsignment, sentSoFar, type Billing, type ConsignmentParties } from '../consignments/public.ts';
import { afterDispatch, noteProgress, type OrderLine } from '../orders/public.ts';
import type { Change } from '../platform/audit.ts';
import { withIds } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { sharedHistory } from '../quotations/public.ts';
import { insertDispatches, type ConsignedLine } from './dispatch-store.ts';
import { quantitiesOf, takeFromLines, type Leaving, type Outgoing } from './outgoing-goods.ts';
import { missingAdvance } from './missing-advance.ts';
import { replacementsFirst } from './replacements-first.ts';

/** The refusal of a line of an order. */
type RefuseLine = (name: 'MoreThanOrdered' | 'MoreThanInStock', line: OrderLine) => OperationFailure;

interface Asked {
  readonly db: Db;
  fail(name: 'InvoiceNumberMissing' | 'InvoiceIsIssued' | 'InvoiceHasIrn' | 'InvoiceHasEway'): OperationFailure;
  /** Refuses a line of which fewer pieces are pending or in stock. */
  refuseLine: RefuseLine;
}

/** The goods of one order. */
export interface Shipment {
  /** The order is locked, so that no other dispatch changes its lines before this one ends. */
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly outgoing: readonly Outgoing[];
  readonly parties: ConsignmentParties;
  /** As typed; blank where the company numbers its invoices itself. */
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
}

/** What goods leave with. */
export interface Papers {
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly dispatchDate: string;
}

/** A line that has left its order, with its dispatch. */
export interface LeftGoods extends Leaving {
  readonly dispatchId: number;
  readonly consignmentId: number;
}

/** An order whose goods have left it, and are still to be taken from the stock. */
export interface LeftOrder {
  readonly order: Order;
  readonly papers: Papers;
  readonly goods: readonly LeftGoods[];
  /** The history of the order, which stands after that of its goods. */
  readonly changes: readonly Change[];
  readonly refuseLine: RefuseLine;
}

/**
 * Sends goods of an order against an invoice. Pieces that replace returned ones need none: they go on a consignment of their own, and a
 * typed number is not theirs.
 */
export async function sendGoods({ db, fail, refuseLine }: Asked, shipment: Shipment, stamp: WriteStamp): Promise<LeftOrder> {
  const { order, lines, outgoing, invoiceDate } = shipment;
  const sent = await sentSoFar(db, order.orderId);
  const leaving = replacementsFirst(outgoing, sent);
  const dispatchDate = dateAt(stamp.now);
  const missing = await missingAdvance(db, { order, lines, leaving, sent, today: dispatchDate });
  const isCharged = leaving.some(({ isReplacement }) => !isReplacement);
  const billing = isCharged ? await billingOf({ db, fail }, shipment) : { ...order, invoiceNumber: '' };
  await takeFromLines(db, leaving, refuseLine);

  const consignmentIds = new Map<boolean, number>();
  for (const [isReplacement, goods] of Map.groupBy(leaving, (each) => each.isReplacement)) {
    const bill = isReplacement ? { ...order, invoiceNumber: '' } : billing;
    const own = { ...shipment, sent, dispatchDate, isReplacement, quantities: quantitiesOf(goods), billing: bill };
    consignmentIds.set(isReplacement, await joinConsignment({ db, fail }, own, stamp));
  }
  const papers = { invoiceNumber: billing.invoiceNumber, invoiceDate, dispatchDate };
  const dispatched = leaving.map((each) => ({ ...each, consignmentId: consignmentIds.get(each.isReplacement) ?? 0 }));
  const inserted = await insertDispatches(
    db,
    dispatched.map((each) => dispatchedLine(order, each, papers)),
    stamp,
  );
  const after = await noteProgress(db, order, afterDispatch(lines, quantitiesOf(leaving)), stamp);

  const summary = after.status === 'Dispatched' ? orderHistory.dispatched(order.number) : orderHistory.partlyDispatched(order.number);
  const changes: Change[] = [{ record: 'order', id: order.orderId, before: order, after, summary }];
  if (missing > 0) changes.push(dispatchedUnpaid(order));
  return {
    order,
    papers,
    goods: withIds(dispatched, inserted).map(([each, dispatchId]) => ({ ...each, dispatchId })),
    changes,
    refuseLine,
  };
}

/** What a line stores of its dispatch. */
function dispatchedLine(
  order: Order,
  { line, quantity, isReplacement, consignmentId }: Omit<LeftGoods, 'dispatchId'>,
  papers: Papers,
): ConsignedLine {
  return {
    orderId: order.orderId,
    orderNumber: order.number,
    lineId: line.id,
    productId: line.productId,
    productName: line.name,
    quantity,
    consignmentId,
    ...papers,
    ...(isReplacement && { invoiceNumber: '' }),
  };
}

/** The deal, its quotation and the customer show it, too. */
function dispatchedUnpaid(order: Order): Change {
  const relatedRecords = [{ record: 'quotation', id: order.quotationId } as const, ...sharedHistory(order)];
  const summary = orderHistory.dispatchedUnpaid(order.number);
  return { record: 'order', id: order.orderId, name: order.number, kind: 'Money', summary, relatedRecords };
}

async function billingOf({ db, fail }: Pick<Asked, 'db' | 'fail'>, shipment: Shipment): Promise<Billing> {
  const { order, parties, invoiceNumber, invoiceDate } = shipment;
  if (parties.issuesHere) return billDispatch(db, order, parties, invoiceDate);
  if (invoiceNumber === '') throw fail('InvoiceNumberMissing');
  return { ...order, invoiceNumber };
}

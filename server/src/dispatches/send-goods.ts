/** How the goods of one order leave: their consignments, their dispatches, the stock, and the history. */
import { dispatchHistory } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { billDispatch, joinConsignment, sentSoFar, type Billing, type ConsignmentParties } from '../consignments/public.ts';
import { afterDispatch, noteProgress, type OrderLine } from '../orders/public.ts';
import type { Change, Subject } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { sharedHistory } from '../quotations/public.ts';
import { completeDispatches } from './dispatch-store.ts';
import { dispatchGoods, quantitiesOf, type Dispatched, type Outgoing } from './outgoing-goods.ts';
import { missingAdvance } from './missing-advance.ts';
import { replacementsFirst } from './replacements-first.ts';

interface Asked {
  readonly db: Db;
  fail(name: 'InvoiceNumberMissing' | 'InvoiceIsIssued' | 'InvoiceHasIrn' | 'InvoiceHasEway'): OperationFailure;
  refuseLine(name: 'MoreThanOrdered' | 'MoreThanInStock', line: OrderLine): OperationFailure;
  record(change: Change): void;
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

/** A dispatched line in an answer. */
export interface Sent {
  readonly dispatchId: number;
  readonly consignmentId: number;
}

/**
 * Sends goods of an order against an invoice. Pieces that replace returned ones need none: they go on a consignment of their own, and a
 * typed number is not theirs.
 */
export async function sendGoods({ db, fail, refuseLine, record }: Asked, shipment: Shipment, stamp: WriteStamp): Promise<Sent[]> {
  const { order, lines, outgoing, invoiceDate } = shipment;
  const sent = await sentSoFar(db, order.orderId);
  const leaving = replacementsFirst(outgoing, sent);
  const missing = await missingAdvance(db, { order, lines, leaving, sent, today: dateAt(stamp.now) });
  const isCharged = leaving.some(({ isReplacement }) => !isReplacement);
  const billing = isCharged ? await billingOf({ db, fail }, shipment) : { ...order, invoiceNumber: '' };
  const dispatchDate = dateAt(stamp.now);
  const papers = { invoiceNumber: billing.invoiceNumber, invoiceDate, dispatchDate };
  const dispatched = await dispatchGoods(
    { db, refuseLine },
    leaving,
    { orderId: order.orderId, orderNumber: order.number, ...papers },
    stamp,
  );

  const consignmentIds = new Map<boolean, number>();
  for (const [isReplacement, goods] of Map.groupBy(dispatched, (each) => each.isReplacement)) {
    const bill = isReplacement ? { ...order, invoiceNumber: '' } : billing;
    const own = { ...shipment, sent, dispatchDate, isReplacement, quantities: quantitiesOf(goods), billing: bill };
    const consignmentId = await joinConsignment({ db, fail }, own, stamp);
    await completeDispatches(db, consignmentId, goods);
    consignmentIds.set(isReplacement, consignmentId);
  }
  const after = await noteProgress(db, order, afterDispatch(lines, quantitiesOf(leaving)), stamp);

  for (const each of dispatched) record(entryOf(order, each, papers));
  const summary = after.status === 'Dispatched' ? orderHistory.dispatched(order.number) : orderHistory.partlyDispatched(order.number);
  record({ record: 'order', id: order.orderId, before: order, after, summary });
  if (missing > 0) record(dispatchedUnpaid(order));
  return dispatched.map(({ dispatchId, isReplacement }) => ({ dispatchId, consignmentId: consignmentIds.get(isReplacement) ?? 0 }));
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

interface Papers {
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly dispatchDate: string;
}

/** The history of a dispatched line, which also stands with its order, its deal and its product. */
function entryOf(order: Order, { line, quantity, isReplacement, dispatchId, movementId }: Dispatched, papers: Papers): Change {
  const invoiceNumber = isReplacement ? '' : papers.invoiceNumber;
  const said = { quantity, ordered: line.quantity, name: line.name, invoiceNumber };
  const relatedRecords: Subject[] = [
    { record: 'order', id: order.orderId },
    { record: 'quotation', id: order.quotationId },
    ...sharedHistory(order),
    { record: 'product', id: line.productId, kind: 'Stock', movementId },
  ];
  return {
    record: 'dispatch',
    id: dispatchId,
    after: { number: order.number, name: line.name, dispatchQuantity: quantity, ...papers, invoiceNumber },
    summary: isReplacement ? dispatchHistory.replaced(said) : dispatchHistory.dispatched(said),
    relatedRecords,
  };
}

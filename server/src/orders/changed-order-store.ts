/** The SQL of what becomes of a placed order. Writing: noteProgress, saveAgreement, saveDecision, saveChange. */
import './orders-tables.ts';
import type { BuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import { dispatchStatus, shownOrderStatus } from '@vikray/contract/orders/order-status.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import type { PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { asAmounts, decidedColumnsOf, noteOrderProgress, readPrinted, type CopiedColumns } from '../quotations/public.ts';
import type { OrderPromise } from './change-promise.ts';
import type { SentOrderLine } from './order-line-store.ts';
import { orderSearchText } from './order-search-text.ts';
import { findOrder } from './order-store.ts';

/** Stores columns of a locked order, with its new version. */
async function updateOrder(
  db: Db,
  { orderId, version }: Order,
  columns: Updateable<Tables['orders']>,
  { userId, now }: WriteStamp,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ ...columns, version, updated_by_id: userId, updated_at: now })
    .where('id', '=', orderId)
    .execute();
}

/** How far an order is follows from its lines. */
function progressOf(lines: readonly SentOrderLine[]): Pick<Order, 'status' | 'shownStatus'> {
  return { status: dispatchStatus(lines), shownStatus: shownOrderStatus(lines) };
}

function progressColumns({ status, shownStatus }: Pick<Order, 'status' | 'shownStatus'>) {
  return { status, is_closed: shownStatus === 'Closed' ? 1 : 0 };
}

/**
 * Updates a locked order after its lines have changed: its status, which follows from them, its search text, and the user. Its quotation is
 * shown by the same status. Returns the order with this status.
 */
export async function noteProgress(db: Db, order: Order, lines: readonly SentOrderLine[], stamp: WriteStamp): Promise<Order> {
  const after = { ...order, ...progressOf(lines), version: order.version + 1 };
  const isShownOtherwise = after.shownStatus !== order.shownStatus;
  await updateOrder(db, after, isShownOtherwise ? { ...progressColumns(after), search_text: orderSearchText(after) } : {}, stamp);
  if (after.status !== order.status) await noteOrderProgress(db, order.quotationId, after.status, stamp.now);
  return after;
}

/** What is agreed about an order after it was placed. */
export type Agreement = BuyersOrder & OrderPromise;

/** Stores what is agreed about a locked order: the customer's own number, which the search then finds, and what is promised. */
export async function saveAgreement(db: Db, order: Order, agreed: Agreement, stamp: WriteStamp): Promise<Order | undefined> {
  const after = { ...order, ...agreed, version: order.version + 1 };
  const columns = {
    po_number: after.poNumber,
    po_on: after.poDate,
    promised_on: after.orderPromisedOn,
    has_priority: after.priority === 'Yes' ? 1 : 0,
    search_text: orderSearchText(after),
  };
  await updateOrder(db, after, columns, stamp);
  return findOrder(db, order.orderId);
}

/** Stores another tax decision on a locked order, with the parties as it then prints them. Returns the order with both. */
export async function saveDecision(
  db: Db,
  order: Order,
  { places, tax }: { readonly places: Partial<PrintedParties>; readonly tax: StoredTaxDecision },
  stamp: WriteStamp,
): Promise<Order> {
  const after = { ...order, ...places, ...tax, version: order.version + 1 };
  await updateOrder(db, after, decidedColumnsOf(after, tax), stamp);
  return after;
}

/** An approved change of an order. */
export interface ApprovedChange {
  readonly change: number;
  /** The day of its approval. */
  readonly on: string;
  /** What the order prints and costs with it. */
  readonly contents: CopiedColumns;
}

/** Gives a locked order the contents of an approved change, which waits no longer. `lines` are those of the order with it. */
export async function saveChange(
  db: Db,
  order: Order,
  { change, on, contents }: ApprovedChange,
  lines: readonly SentOrderLine[],
  stamp: WriteStamp,
): Promise<Order> {
  const { parties, tax } = readPrinted(contents);
  const after: Order = {
    ...order,
    ...parties,
    ...asAmounts(contents),
    ...tax,
    ...progressOf(lines),
    change,
    changeState: '',
    changeId: null,
    changeVersion: null,
    approvedChange: change,
    changedOn: on,
    version: order.version + 1,
  };
  const columns = { ...contents, ...progressColumns(after), change_number: change, changed_on: on, search_text: orderSearchText(after) };
  await updateOrder(db, after, columns, stamp);
  if (after.status !== order.status) await noteOrderProgress(db, order.quotationId, after.status, stamp.now);
  return after;
}

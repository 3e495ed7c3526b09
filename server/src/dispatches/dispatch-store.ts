/**
 * The dispatches' SQL. Reading: pageOfDispatches, dispatchesOfOrders, findDispatches. Writing: insertDispatches, noteStockBefore,
 * renumberDispatches, setCancelled, returnFromDispatch.
 */
import './dispatches-tables.ts';
import type { DispatchFilters } from '@vikray/contract/dispatches/dispatch-filters.ts';
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { is, isOnDays, when } from '../platform/database/lists/filter-conditions.ts';
import { readPage, type IndexedFilter, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { InsertedRow } from '../platform/database/insert-many.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { valuesTable } from '../platform/database/values-table.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { isAnyRevision } from '../quotations/public.ts';
import { areAway } from './return-at-most-dispatched.ts';
import { dispatchSearchText } from './dispatch-search-text.ts';

/** Whether a dispatch stands: its goods have left. */
const stands = sql<boolean>`dispatches.cancelled_at is null`;

/** The filters of the history. Without a status, only what stands is listed. */
export type DispatchFilter = Omit<DispatchFilters, 'status'> & Pick<InputOf<'GetDispatchOrder'>, 'status' | 'orderId'>;

/** The dispatch history, described for the platform's paging. The filters have dates for relative words. */
export function listedDispatches(db: Db, filter: DispatchFilter): ListedTable<Dispatch> {
  const { customerId, status = 'Dispatched' } = filter;
  return {
    table: 'dispatches',
    ...(status === 'Dispatched' && { listed: stands }),
    filters: status === 'Cancelled' ? [sql`dispatches.cancelled_at is not null`] : [],
    indexedFilters: [
      ...when(customerId, isOfCustomer),
      ...is('dispatches.order_id', filter.orderId),
      ...is('dispatches.product_id', filter.productId),
      ...isOnDays('dispatches.dispatched_on', filter),
    ],
    sortColumns: { newest: 'id' },
    isNewestFirst: true,
    rowsOf: (ids) => dispatchesWhere(db, isAmong(db, 'dispatches.id', ids)),
    idOf: (dispatch) => dispatch.id,
  };
}

function isOfCustomer(customerId: number): IndexedFilter {
  return {
    condition: sql`exists (select 1 from orders where orders.id = dispatches.order_id and orders.customer_id = ${customerId})`,
    ids: sql`select dispatches.id from orders cross join dispatches where dispatches.order_id = orders.id and orders.customer_id = ${customerId}`,
  };
}

/** One window of the dispatch history. */
export async function pageOfDispatches(db: Db, filter: DispatchFilter, window: Window): Promise<RowsAndTotal<Dispatch>> {
  return readPage(db, listedDispatches(db, filter), window);
}

/** The dispatches of these orders that stand, newest first. */
export async function dispatchesOfOrders(db: Db, orderIds: readonly number[]): Promise<Dispatch[]> {
  return orderIds.length === 0 ? [] : dispatchesWhere(db, sql`${isAmong(db, 'dispatches.order_id', orderIds)} and ${stands}`);
}

/** A dispatch with the line and product that it belongs to. */
export interface FoundDispatch extends Dispatch {
  readonly lineId: number;
  readonly productId: number;
}

/** The dispatches with these ids, oldest first. */
export async function findDispatches(db: Db, ids: readonly number[]): Promise<FoundDispatch[]> {
  return dispatchRows(db)
    .select(['dispatches.order_line_id as lineId', 'dispatches.product_id as productId'])
    .where(isAmong(db, 'dispatches.id', ids))
    .orderBy('dispatches.id')
    .execute();
}

/** Dispatches, each with the invoice in force: that of its consignment, which may have replaced the one that the goods left with. */
function dispatchRows(db: Db) {
  return db
    .selectFrom('dispatches')
    .innerJoin('orders', 'orders.id', 'dispatches.order_id')
    .innerJoin('quotations', 'quotations.id', 'orders.quotation_id')
    .leftJoin('consignments', 'consignments.id', 'dispatches.consignment_id')
    .select([
      'dispatches.id',
      'dispatches.order_id as orderId',
      sql<string>`coalesce(consignments.invoice_number, dispatches.invoice_number)`.as('invoiceNumber'),
      sql<string>`coalesce(consignments.invoiced_on, dispatches.invoiced_on)`.as('invoiceDate'),
      'dispatches.dispatched_on as dispatchDate',
      'dispatches.order_number as number',
      'dispatches.product_name as name',
      'dispatches.quantity as dispatchQuantity',
      'dispatches.updated_at as updatedOn',
      'quotations.deal_id as dealId',
      'dispatches.consignment_id as consignmentId',
      sql<string>`coalesce(consignments.transporter, '')`.as('transporter'),
      sql<string>`coalesce(consignments.vehicle_number, '')`.as('vehicleNumber'),
      sql<string>`coalesce(consignments.lr_number, '')`.as('lrNumber'),
      voidInvoice.as('voidInvoice'),
      sql<Dispatch['status']>`case when ${stands} then 'Dispatched' else 'Cancelled' end`.as('status'),
      'dispatches.cancel_reason as cancelReason',
      'dispatches.returned_quantity as returnedQuantity',
    ])
    .where(isAnyRevision);
}

async function dispatchesWhere(db: Db, condition: RawBuilder<boolean>): Promise<Dispatch[]> {
  return dispatchRows(db).where(condition).orderBy('dispatches.id', 'desc').execute();
}

/** The last void invoice of the consignment. */
const voidInvoice = sql<string>`coalesce((select papers.number from papers where papers.consignment_id = dispatches.consignment_id
  and papers.kind = 'invoice' and papers.state = 'Void'
  order by papers.id desc limit 1), '')`;

/** A dispatch from one order line, with everything that the history shows of it. */
export interface DispatchedLine {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly lineId: number;
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly dispatchDate: string;
}

/** A dispatched line of a consignment. */
export interface ConsignedLine extends DispatchedLine {
  readonly consignmentId: number;
}

/** Stores dispatched lines. Call `noteStockBefore` when their goods have left the stock. */
export async function insertDispatches(db: Db, dispatched: readonly ConsignedLine[], stamp: WriteStamp): Promise<InsertedRow[]> {
  return db
    .insertInto('dispatches')
    .values(dispatched.map((line) => ({ ...dispatchColumns(line, 0, stamp), consignment_id: line.consignmentId })))
    .returning('id')
    .execute();
}

/** Stores the stock before each of the dispatched lines, in hundredths of a piece. */
export async function noteStockBefore(
  db: Db,
  dispatched: readonly { readonly dispatchId: number; readonly stockBefore: number }[],
): Promise<void> {
  const taken = dispatched.map(({ dispatchId, stockBefore }) => ({ id: dispatchId, stock_before: stockBefore }));
  await db
    .with('taken(id, stock_before)', () => valuesTable(taken))
    .updateTable('dispatches')
    .from('taken')
    .set(({ ref }) => ({ stock_before_hundredths: ref('taken.stock_before') }))
    .whereRef('dispatches.id', '=', 'taken.id')
    .execute();
}

/** The row of a dispatched line, with its search text. `stockBefore` is in hundredths of a piece. */
export function dispatchColumns(line: DispatchedLine, stockBefore: number, { userId, now }: WriteStamp): Insertable<Tables['dispatches']> {
  return {
    order_id: line.orderId,
    order_number: line.orderNumber,
    order_line_id: line.lineId,
    product_id: line.productId,
    product_name: line.productName,
    quantity: line.quantity,
    stock_before_hundredths: stockBefore,
    invoice_number: line.invoiceNumber,
    invoiced_on: line.invoiceDate,
    dispatched_on: line.dispatchDate,
    search_text: dispatchSearchText({
      ...line,
      number: line.orderNumber,
      name: line.productName,
      dispatchQuantity: line.quantity,
      voidInvoice: '',
      status: 'Dispatched',
    }),
    updated_by_id: userId,
    updated_at: now,
  };
}

/** Makes the search find the lines of a consignment by the invoice in force, and still by the void one before it. */
export async function renumberDispatches(db: Db, consignmentId: number): Promise<void> {
  for (const dispatch of await dispatchesWhere(db, sql<boolean>`dispatches.consignment_id = ${consignmentId}`))
    await db
      .updateTable('dispatches')
      .set({ search_text: dispatchSearchText(dispatch) })
      .where('id', '=', dispatch.id)
      .execute();
}

/**
 * Cancels a dispatch, and lets the search find it so. When it was cancelled before or pieces of it have come back, nothing changes and the
 * answer is false.
 */
export async function setCancelled(db: Db, dispatch: Dispatch, reason: string, { userId, now }: WriteStamp): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('dispatches')
      .set({
        cancelled_at: now,
        cancelled_by_id: userId,
        cancel_reason: reason,
        search_text: dispatchSearchText({ ...dispatch, status: 'Cancelled' }),
      })
      .where('id', '=', dispatch.id)
      .where('returned_quantity', '=', 0)
      .where(stands),
  );
}

/** Counts pieces of a dispatch as returned. If fewer are still away, nothing changes and the answer is false. */
export async function returnFromDispatch(db: Db, dispatchId: number, quantity: number): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('dispatches')
      .set((eb) => ({ returned_quantity: eb('returned_quantity', '+', quantity) }))
      .where('id', '=', dispatchId)
      .where(areAway(quantity)),
  );
}

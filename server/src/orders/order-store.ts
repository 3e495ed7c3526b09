/**
 * The orders' SQL. Reading: pageOfOrders, findOrder, ordersOfDeal. Writing: insertOrder, lockOrder, noteProgress, saveDecision,
 * saveAgreement, saveChange.
 */
import './orders-tables.ts';
import type { DataSource } from '@vikray/contract/customers/customer.ts';
import type { OrderFilters } from '@vikray/contract/orders/order-filters.ts';
import { dispatchStatus, shownOrderStatus, type ShownOrderStatus } from '@vikray/contract/orders/order-status.ts';
import type { BuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import type { PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { locked } from '../platform/database/row-locks.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { jsonText } from '../platform/database/json-text.ts';
import { is, isBetween, isOnDays, when } from '../platform/database/lists/filter-conditions.ts';
import { readPage, type IndexedFilter, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import {
  asAmounts,
  decidedColumnsOf,
  isAnyRevision,
  noteOrderProgress,
  readPlan,
  readPrinted,
  type CopiedColumns,
  type LineColumns,
} from '../quotations/public.ts';
import type { OrderPromise } from './change-promise.ts';
import { insertLines, type SentOrderLine } from './order-line-store.ts';
import { isOpenLine, isOpenOrder } from './pending-quantity.ts';
import { promiseOfLine } from './stock-turn.ts';
import { orderSearchText, sectionsOfList, sectionsToDispatch } from './order-search-text.ts';

/** The filters of the order list, with dates for relative words. Absent ones match everything. */
export interface OrderFilter extends OrderFilters {
  readonly orderId?: number | undefined;
  /** Only the order of this quotation. */
  readonly quotationId?: number | undefined;
  /** Only orders with an open line that was promised for a day before this one. */
  readonly overdueBefore?: string | undefined;
  /** Only orders with something still to dispatch. */
  readonly isToDispatch?: boolean;
}

/** The order lists, described for the platform's paging. */
export function listedOrders(db: Db, filter: OrderFilter): ListedTable<Order> {
  const { orderId, quotationId, isToDispatch = false } = filter;
  const filters: RawBuilder<boolean>[] = [];
  if (isToDispatch) filters.push(isOpenOrder);
  if (orderId !== undefined) filters.push(sql`orders.id = ${orderId}`);
  if (quotationId !== undefined) filters.push(sql`orders.quotation_id = ${quotationId}`);
  return {
    table: 'orders',
    sections: isToDispatch ? sectionsToDispatch : sectionsOfList,
    filters,
    indexedFilters: [
      ...when(filter.shownStatus, (shown) => ({ condition: isShownAs(shown) })),
      ...when(filter.productId, hasProduct),
      ...filtersOfOrder(db, filter),
      ...when(filter.overdueBefore, isPromisedBefore),
    ],
    sortColumns: { newest: 'id', date: 'ordered_on', totalAmount: 'total_paise', companyName: 'customer_name_key' },
    countOrder: 'date',
    isNewestFirst: true,
    // The index of orders to dispatch is sorted newest first.
    readsMuch: ({ sort = 'newest' }) => isToDispatch && sort !== 'newest',
    rowsOf: (ids) => ordersOf(db, ids),
    idOf: (order) => order.orderId,
  };
}

/** The filters of orders that each have an index, except those by status, product and promise, which a single line has too. */
export function filtersOfOrder(db: Db, filter: OrderFilter): readonly IndexedFilter[] {
  const { least, most } = filter;
  return [
    ...is('orders.prepared_by_id', filter.preparedById),
    ...is('orders.customer_id', filter.customerId),
    ...is('orders.company_id', filter.preparedFor),
    ...isOnDays('orders.ordered_on', filter),
    ...isBetween('orders.total_paise', { least, most }),
    ...is(jsonText(db, 'orders.printed', 'state'), filter.stateName),
    ...is(jsonText(db, 'orders.printed', 'city'), filter.city),
    ...when(filter.dataSource, isOfSource),
  ];
}

function hasProduct(productId: number): IndexedFilter {
  return {
    condition: sql`exists (select 1 from order_lines where product_id = ${productId} and order_id = orders.id)`,
    ids: sql`select distinct order_id as id from order_lines where product_id = ${productId}`,
  };
}

/** That the office came to know the customer in this way. */
function isOfSource(source: DataSource): IndexedFilter {
  return {
    condition: sql`exists (select 1 from customers where customers.id = orders.customer_id and customers.data_source = ${source})`,
    ids: sql`
      select orders.id from customers cross join orders
      where orders.customer_id = customers.id and customers.data_source = ${source}`,
  };
}

/** That a line with something still to dispatch was promised for an earlier day than this. */
function isPromisedBefore(day: string): IndexedFilter {
  const promised = sql`case when order_lines.promised_on <> '' then order_lines.promised_on else orders.promised_on end`;
  return {
    condition: sql`exists (
      select 1 from order_lines where order_lines.order_id = orders.id and ${isOpenLine} and ${promised} <> '' and ${promised} < ${day})`,
    ids: sql`
      select distinct id from (
        select orders.id from orders where orders.promised_on <> '' and ${isOpenOrder} and orders.promised_on < ${day}
        union all
        select order_lines.order_id as id from order_lines
        where order_lines.promised_on <> '' and ${isOpenLine} and order_lines.promised_on < ${day}
      ) as promised`,
  };
}

/** Whether an order is shown as this, as `shownOrderStatus` of the contract says. */
function isShownAs(shown: ShownOrderStatus): RawBuilder<boolean> {
  return shown === 'Closed' ? sql`orders.is_closed = 1` : sql`orders.status = ${shown} and orders.is_closed = 0`;
}

/** One window of the orders. */
export async function pageOfOrders(db: Db, filter: OrderFilter, window: Window): Promise<RowsAndTotal<Order>> {
  return readPage(db, listedOrders(db, filter), window);
}

async function ordersOf(db: Db, ids: readonly number[]): Promise<Order[]> {
  return ordersWhere(db, isAmong(db, 'orders.id', ids));
}

/** The orders of a deal, newest first. */
export async function ordersOfDeal(db: Db, dealId: number): Promise<Order[]> {
  return ordersWhere(db, sql<boolean>`quotations.deal_id = ${dealId}`);
}

interface OrderRow extends Selectable<Tables['orders']> {
  readonly quotation_number: string;
  readonly deal_id: number;
  /** Null while nothing with a promised date is pending. */
  readonly last_promised_on: string | null;
  readonly next_promised_on: string | null;
  /** The change that waits for approval; null for none. */
  readonly waiting_change: number | null;
  readonly waiting_change_id: number | null;
  readonly waiting_change_version: number | null;
}

/** The latest or earliest date promised for what is pending of an order. */
function promiseOf(which: 'max' | 'min'): RawBuilder<string | null> {
  return sql<string | null>`(
    select ${sql.raw(which)}(nullif(${promiseOfLine}, '')) from order_lines where order_lines.order_id = orders.id and ${isOpenLine})`;
}

const promises = [promiseOf('max').as('last_promised_on'), promiseOf('min').as('next_promised_on')] as const;

const waitingChange = [
  ofWaitingChange('number').as('waiting_change'),
  ofWaitingChange('id').as('waiting_change_id'),
  ofWaitingChange('version').as('waiting_change_version'),
] as const;

function ofWaitingChange(column: 'number' | 'id' | 'version'): RawBuilder<number | null> {
  return sql`(select ${sql.ref(`order_changes.${column}`)} from order_changes where order_changes.order_id = orders.id and order_changes.state = 'Waiting')`;
}

async function ordersWhere(db: Db, condition: RawBuilder<boolean>): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('quotations', 'quotations.id', 'orders.quotation_id')
    .selectAll('orders')
    .select(['quotations.number as quotation_number', 'quotations.deal_id'])
    .select([...promises, ...waitingChange])
    .where(isAnyRevision)
    .where(condition)
    .orderBy('orders.id', 'desc')
    .execute();
  return rows.map(asOrder);
}

function asOrder(row: OrderRow): Order {
  const { parties, tax } = readPrinted(row);
  return {
    orderId: row.id,
    quotationId: row.quotation_id,
    quotationNumber: row.quotation_number,
    number: row.number,
    date: row.ordered_on,
    ...parties,
    ...asAmounts(row),
    status: row.status,
    shownStatus: row.is_closed === 1 ? 'Closed' : row.status,
    dealId: row.deal_id,
    ...tax,
    ...readPlan(row),
    poNumber: row.po_number,
    poDate: row.po_on,
    promisedOn: row.last_promised_on ?? '',
    nextPromisedOn: row.next_promised_on ?? '',
    orderPromisedOn: row.promised_on,
    priority: row.has_priority === 1 ? 'Yes' : 'No',
    change: row.waiting_change ?? row.change_number,
    changeState: row.waiting_change === null ? '' : 'Waiting',
    changeId: row.waiting_change_id,
    changeVersion: row.waiting_change_version,
    approvedChange: row.change_number,
    changedOn: row.changed_on,
    version: row.version,
  };
}

/** An order; nothing when it does not exist. */
export async function findOrder(db: Db, orderId: number): Promise<Order | undefined> {
  const [order] = await ordersOf(db, [orderId]);
  return order;
}

/** The orders with something still to dispatch. */
export const ordersToDispatch: WaitingRows = { table: 'orders', condition: isOpenOrder };

/** An order as printed, without its lines. */
export interface OrderHead {
  readonly number: string;
  readonly date: string;
  readonly quotation: Pick<Selectable<Tables['quotations']>, 'id' | 'number' | 'deal_id' | 'payment_plan'>;
  /** The printed columns of the quotation. */
  readonly printed: CopiedColumns;
  readonly buyersOrder: BuyersOrder;
  /** The date promised for all its lines; blank for none. */
  readonly promisedOn: string;
}

/** Adds an order with its lines and returns it. Violates orders_quotation_once when the quotation already has an order. */
export async function insertOrder(
  db: Db,
  { number, date, quotation, printed, buyersOrder, promisedOn }: OrderHead,
  lines: readonly LineColumns[],
  { userId, now }: WriteStamp,
): Promise<Order> {
  const status = 'Placed';
  const { companyName, preparedBy } = readPrinted(printed).parties;
  const row = await db
    .insertInto('orders')
    .values({
      ...printed,
      number,
      ordered_on: date,
      quotation_id: quotation.id,
      status,
      po_number: buyersOrder.poNumber,
      po_on: buyersOrder.poDate,
      promised_on: promisedOn,
      payment_plan: quotation.payment_plan,
      search_text: orderSearchText({
        number,
        date,
        totalAmount: printed.total_paise,
        companyName,
        preparedBy,
        shownStatus: status,
        poNumber: buyersOrder.poNumber,
      }),
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertLines(db, row.id, printed.discount_paise, lines);
  const promise = { last_promised_on: promisedOn, next_promised_on: promisedOn };
  const noChange = { waiting_change: null, waiting_change_id: null, waiting_change_version: null };
  return asOrder({ ...row, ...promise, ...noChange, quotation_number: quotation.number, deal_id: quotation.deal_id });
}

/**
 * Locks an order until the transaction ends and returns it; nothing when it does not exist. Of two simultaneous dispatches, the later one
 * counts what the earlier one has sent.
 */
export async function lockOrder(db: Db, orderId: number): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .select([ofQuotation<string>('number').as('quotation_number'), ofQuotation<number>('deal_id').as('deal_id')])
    .select([...promises, ...waitingChange])
    .where('id', '=', orderId)
    .$call(locked(db))
    .executeTakeFirst();
  return row && asOrder(row);
}

function ofQuotation<T>(column: string): RawBuilder<T> {
  return sql<T>`(select ${sql.ref(column)} from quotations where ${isAnyRevision} and quotations.id = orders.quotation_id)`;
}

/**
 * Updates a locked order after its lines have changed: its status, which follows from them, its search text, and the user. Its quotation is
 * shown by the same status. Returns the order with this status.
 */
export async function noteProgress(db: Db, order: Order, lines: readonly SentOrderLine[], { userId, now }: WriteStamp): Promise<Order> {
  const status = dispatchStatus(lines);
  const version = order.version + 1;
  const shownStatus = shownOrderStatus(lines);
  const after = { ...order, status, shownStatus, version };
  await db
    .updateTable('orders')
    .set({
      version,
      updated_by_id: userId,
      updated_at: now,
      ...(shownStatus !== order.shownStatus && {
        status,
        is_closed: shownStatus === 'Closed' ? 1 : 0,
        search_text: orderSearchText(after),
      }),
    })
    .where('id', '=', order.orderId)
    .execute();
  if (status !== order.status) await noteOrderProgress(db, order.quotationId, status, now);
  return after;
}

/** What is agreed about an order after it was placed. */
export type Agreement = BuyersOrder & OrderPromise;

/** Stores what is agreed about a locked order: the customer's own number, which the search then finds, and what is promised. */
export async function saveAgreement(db: Db, order: Order, agreed: Agreement, { userId, now }: WriteStamp): Promise<Order | undefined> {
  const after = { ...order, ...agreed, version: order.version + 1 };
  await db
    .updateTable('orders')
    .set({
      po_number: after.poNumber,
      po_on: after.poDate,
      promised_on: after.orderPromisedOn,
      has_priority: after.priority === 'Yes' ? 1 : 0,
      version: after.version,
      search_text: orderSearchText(after),
      updated_by_id: userId,
      updated_at: now,
    })
    .where('id', '=', order.orderId)
    .execute();
  return findOrder(db, order.orderId);
}

/** Stores another tax decision on a locked order, with the parties as it then prints them. Returns the order with both. */
export async function saveDecision(
  db: Db,
  order: Order,
  { places, tax }: { readonly places: Partial<PrintedParties>; readonly tax: StoredTaxDecision },
  { userId, now }: WriteStamp,
): Promise<Order> {
  const after = { ...order, ...places, ...tax, version: order.version + 1 };
  await db
    .updateTable('orders')
    .set({ ...decidedColumnsOf(after, tax), version: after.version, updated_by_id: userId, updated_at: now })
    .where('id', '=', order.orderId)
    .execute();
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
  { userId, now }: WriteStamp,
): Promise<Order> {
  const { parties, tax } = readPrinted(contents);
  const status = dispatchStatus(lines);
  const shownStatus = shownOrderStatus(lines);
  const after: Order = {
    ...order,
    ...parties,
    ...asAmounts(contents),
    ...tax,
    status,
    shownStatus,
    change,
    changeState: '',
    changeId: null,
    changeVersion: null,
    approvedChange: change,
    changedOn: on,
    version: order.version + 1,
  };
  await db
    .updateTable('orders')
    .set({
      ...contents,
      status,
      is_closed: shownStatus === 'Closed' ? 1 : 0,
      change_number: change,
      changed_on: on,
      version: after.version,
      search_text: orderSearchText(after),
      updated_by_id: userId,
      updated_at: now,
    })
    .where('id', '=', order.orderId)
    .execute();
  if (status !== order.status) await noteOrderProgress(db, order.quotationId, status, now);
  return after;
}

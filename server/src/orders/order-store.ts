/** The orders' SQL. Reading: pageOfOrders, findOrder, listLines, findLine. Writing: insertOrder, dispatchFromLine, refreshOrder. */
import './orders-tables.ts';
import { imageUrl } from '@vikray/contract/images/image.ts';
import { dispatchStatus, type OrderStatus } from '@vikray/contract/orders/order-status.ts';
import type { Order, OrderProduct } from '@vikray/contract/orders/order.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { sql, type RawBuilder } from 'kysely';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/list-page.ts';
import { searchTextOf } from '../platform/database/search.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Waiting } from '../platform/database/waiting.ts';
import type { Stamp } from '../platform/stamp.ts';
import { asPrinted, type AmountColumns, type LineColumns, type PrintedColumns } from '../quotations/public.ts';

export interface OrderFilter {
  readonly orderId?: number | undefined;
  /** Only the one that was made of this quotation. */
  readonly quotationId?: number | undefined;
  /** Only those of which something is still to go out. */
  readonly isToDispatch?: boolean;
}

/** The order lists as the platform's pages read them. */
export function listedOrders(db: Db, { orderId, quotationId, isToDispatch = false }: OrderFilter): ListedTable<Order> {
  const filters: RawBuilder<boolean>[] = [];
  if (isToDispatch) filters.push(sql`orders.status <> 'Dispatched'`);
  if (orderId !== undefined) filters.push(sql`orders.id = ${orderId}`);
  if (quotationId !== undefined) filters.push(sql`orders.quotation_id = ${quotationId}`);
  return {
    table: 'orders',
    filters,
    sortColumns: { newest: 'id', date: 'ordered_on', totalAmount: 'total_paise', companyName: 'customer_name_key' },
    isNewestFirst: true,
    // The index of those to dispatch goes from the newest back.
    readsMuch: ({ sort = 'newest' }) => isToDispatch && sort !== 'newest',
    rowsOf: (ids) => ordersOf(db, ids),
    idOf: (order) => order.orderId,
  };
}

/** One window of the orders. */
export async function pageOfOrders(db: Db, filter: OrderFilter, window: Window): Promise<RowsAndTotal<Order>> {
  return readPage(db, listedOrders(db, filter), window);
}

async function ordersOf(db: Db, ids: readonly number[]): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('quotations', 'quotations.id', 'orders.quotation_id')
    .selectAll('orders')
    .select('quotations.number as quotation_number')
    .where('orders.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    quotationId: row.quotation_id,
    quotationNumber: row.quotation_number,
    number: row.number,
    date: row.ordered_on,
    ...asPrinted(row),
    status: row.status,
  }));
}

/** An order; nothing when it does not exist. */
export async function findOrder(db: Db, orderId: number): Promise<Order | undefined> {
  const [order] = await ordersOf(db, [orderId]);
  return order;
}

/** The lines of an order, with the stock in hand of each product now. */
export async function listLines(db: Db, orderId: number): Promise<OrderProduct[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .selectAll('order_lines')
    .select('products.stock_hundredths')
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    quantity: row.quantity,
    dispatchQuantity: row.dispatched_quantity,
    name: row.name,
    photo: row.image_hash === null ? '' : imageUrl(row.image_hash),
    stock: row.stock_hundredths,
    description: row.description,
    rate: row.rate_paise,
    total: row.total_paise,
    status: dispatchStatus([{ quantity: row.quantity, dispatchQuantity: row.dispatched_quantity }]),
  }));
}

/** Orders that have something left to go out. */
export const ordersToDispatch: Waiting = { table: 'orders', condition: sql`status <> 'Dispatched'` };

export interface OrderHead {
  readonly number: string;
  readonly date: string;
  readonly quotationId: number;
  /** What the quotation prints. */
  readonly printed: PrintedColumns & AmountColumns;
}

/** Adds an order with its lines and gives its id. Violates orders_quotation_once when the quotation has its order already. */
export async function insertOrder(db: Db, head: OrderHead, lines: readonly LineColumns[], { userId, now }: Stamp): Promise<number> {
  const { id } = await db
    .insertInto('orders')
    .values({
      ...head.printed,
      number: head.number,
      ordered_on: head.date,
      quotation_id: head.quotationId,
      status: 'Placed',
      search_text: '',
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_lines')
    .values(lines.map((line) => ({ order_id: id, ...line })))
    .execute();
  return id;
}

/** Counts pieces of a line as gone out. False when fewer are left; then nothing has changed. */
export async function dispatchFromLine(db: Db, lineId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_lines')
    .set((eb) => ({ dispatched_quantity: eb('dispatched_quantity', '+', quantity) }))
    .where('id', '=', lineId)
    .where((eb) => eb(eb('dispatched_quantity', '+', quantity), '<=', eb.ref('quantity')))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives an order the status that follows from its lines, and makes it found by what its lists show. To be called after every change. */
export async function refreshOrder(db: Db, orderId: number, { userId, now }: Stamp): Promise<Order | undefined> {
  // Held first: of two who dispatch at the same time, the later one counts what the earlier one has sent.
  await db.updateTable('orders').set({ updated_by_id: userId, updated_at: now }).where('id', '=', orderId).execute();
  const status: OrderStatus = dispatchStatus(await listLines(db, orderId));
  const order = await findOrder(db, orderId);
  if (!order) return undefined;
  const after = { ...order, status };
  await db
    .updateTable('orders')
    .set({ status, search_text: orderSearchText(after) })
    .where('id', '=', orderId)
    .execute();
  return after;
}

type ShownOrder = Pick<Order, 'number' | 'date' | 'totalAmount' | 'companyName' | 'preparedBy' | 'status'>;

/** What an order is found by: all that its lists show. */
export function orderSearchText({ number, date, totalAmount, companyName, preparedBy, status }: ShownOrder): string {
  // Orders show their date with slashes, the dispatch list with hyphens.
  return searchTextOf([
    number,
    slashedDate(date),
    dashedDate(date),
    formatRupees(totalAmount),
    formatDecimal(totalAmount),
    companyName,
    preparedBy,
    status,
  ]);
}

/** The orders' SQL. Reading: findOrder, ordersOf, ordersOfDeal. Writing: insertOrder, lockOrder. */
import './orders-tables.ts';
import type { BuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { locked } from '../platform/database/row-locks.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { asAmounts, isAnyRevision, readPlan, readPrinted, type CopiedColumns, type LineColumns } from '../quotations/public.ts';
import { insertLines } from './order-line-store.ts';
import { isOpenLine } from './pending-quantity.ts';
import { promiseOfLine } from './stock-turn.ts';
import { orderSearchText } from './order-search-text.ts';

/** The orders with these ids, newest first. */
export async function ordersOf(db: Db, ids: readonly number[]): Promise<Order[]> {
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

/** The returns' SQL. Reading: pageOfReturns, returnsOfOrders. Writing: insertReturn. */
import './returns-tables.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { ReturnedLine } from '@vikray/contract/returns/return.ts';
import { sql, type RawBuilder } from 'kysely';
import { insertInChunks } from '../platform/database/insert-many.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { isAnyRevision } from '../quotations/public.ts';
import { returnSearchText } from './return-search-text.ts';

/** The filters of the list. Absent ones match everything. */
export type ReturnFilter = Pick<InputOf<'GetReturn'>, 'orderId'>;

/** The returned pieces, described for the platform's paging. */
export function listedReturns(db: Db, { orderId }: ReturnFilter): ListedTable<ReturnedLine> {
  return {
    table: 'return_lines',
    filters: orderId === undefined ? [] : [sql`return_lines.order_id = ${orderId}`],
    sortColumns: { newest: 'id' },
    isNewestFirst: true,
    rowsOf: (ids) => returnsWhere(db, isAmong(db, 'return_lines.id', ids)),
    idOf: (line) => line.returnLineId,
  };
}

/** One window of the returned pieces. */
export async function pageOfReturns(db: Db, filter: ReturnFilter, window: Window): Promise<RowsAndTotal<ReturnedLine>> {
  return readPage(db, listedReturns(db, filter), window);
}

/** What has come back of these orders, newest first. */
export async function returnsOfOrders(db: Db, orderIds: readonly number[]): Promise<ReturnedLine[]> {
  return orderIds.length === 0 ? [] : returnsWhere(db, isAmong(db, 'return_lines.order_id', orderIds));
}

async function returnsWhere(db: Db, condition: RawBuilder<boolean>): Promise<ReturnedLine[]> {
  const rows = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .innerJoin('orders', 'orders.id', 'return_lines.order_id')
    .innerJoin('quotations', 'quotations.id', 'orders.quotation_id')
    .innerJoin('users', 'users.id', 'returns.added_by_id')
    .select([
      'return_lines.id as returnLineId',
      'returns.id as returnId',
      'returns.number',
      'returns.returned_on as returnedOn',
      'orders.id as orderId',
      'orders.number as orderNumber',
      'quotations.deal_id as dealId',
      'orders.customer_name as companyName',
      'return_lines.dispatch_id as dispatchId',
      'return_lines.product_name as name',
      'return_lines.quantity',
      'return_lines.condition',
      'return_lines.replace',
      'returns.reason',
      'returns.remark',
      isToCredit.as('isToCredit'),
      'users.name as updatedBy',
      'returns.added_at as updatedOn',
    ])
    .where(isAnyRevision)
    .where(condition)
    .orderBy('return_lines.id', 'desc')
    .execute();
  return rows.map(({ isToCredit: due, ...row }) => ({ ...row, toCredit: due === 1 ? 'Yes' : 'No' }));
}

/** Whether pieces that are not replaced left against a bill, and no credit note stands for them (PAY-13). */
const isToCredit = sql<number>`case when return_lines.replace = 'No' and exists (
  select 1 from dispatches inner join consignments on consignments.id = dispatches.consignment_id
  inner join companies on companies.id = consignments.company_id
  where dispatches.id = return_lines.dispatch_id and companies.money_from <> '' and consignments.invoiced_on >= companies.money_from
    and consignments.invoice_number <> '' and consignments.paper_state not in ('Void', 'Cancelled') and consignments.total_paise > 0
    and not exists (select 1 from credit_notes where credit_notes.consignment_id = consignments.id
      and credit_notes.return_id = return_lines.return_id and credit_notes.voided_at = '')) then 1 else 0 end`;

/** A return with its lines. */
export interface EnteredReturn extends Pick<ReturnedLine, 'number' | 'returnedOn' | 'reason' | 'remark' | 'updatedBy'> {
  readonly order: Order;
  readonly lines: readonly Pick<ReturnedLine, 'dispatchId' | 'name' | 'quantity' | 'condition' | 'replace'>[];
}

/** Stores a return and answers its id. */
export async function insertReturn(db: Db, entered: EnteredReturn, { userId, now }: WriteStamp): Promise<number> {
  const { number, order, returnedOn, reason, remark, lines } = entered;
  const { id } = await db
    .insertInto('returns')
    .values({ number, order_id: order.orderId, returned_on: returnedOn, reason, remark, added_by_id: userId, added_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map((line) => ({
    return_id: id,
    order_id: order.orderId,
    dispatch_id: line.dispatchId,
    product_name: line.name,
    quantity: line.quantity,
    condition: line.condition,
    replace: line.replace,
    search_text: returnSearchText({ ...entered, ...line, orderNumber: order.number, companyName: order.companyName }),
  }));
  await insertInChunks(rows, (chunk) => db.insertInto('return_lines').values(chunk).returning('id').execute());
  return id;
}

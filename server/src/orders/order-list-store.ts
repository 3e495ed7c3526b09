/** The SQL of the lists of orders. Reading: pageOfOrders; described for other lists: listedOrders, filtersOfOrder, ordersToDispatch. */
import './orders-tables.ts';
import type { DataSource } from '@vikray/contract/customers/customer.ts';
import type { OrderFilters } from '@vikray/contract/orders/order-filters.ts';
import type { ShownOrderStatus } from '@vikray/contract/orders/order-status.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { sql, type RawBuilder } from 'kysely';
import { jsonText } from '../platform/database/json-text.ts';
import { is, isBetween, isOnDays, when } from '../platform/database/lists/filter-conditions.ts';
import { readPage, type IndexedFilter, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import { sectionsOfList, sectionsToDispatch } from './order-search-text.ts';
import { ordersOf } from './order-store.ts';
import { isOpenLine, isOpenOrder } from './pending-quantity.ts';

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

/** The orders with something still to dispatch. */
export const ordersToDispatch: WaitingRows = { table: 'orders', condition: isOpenOrder };

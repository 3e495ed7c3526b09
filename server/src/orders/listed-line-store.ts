/** The SQL of the list of all order lines: pageOfOrderLines. */
import './orders-tables.ts';
import { goodsValueParts, netGoodsValue } from '@vikray/contract/orders/goods-value.ts';
import type { LineSolution } from '@vikray/contract/orders/line-solution.ts';
import { shownOrderStatus, type ShownOrderStatus } from '@vikray/contract/orders/order-status.ts';
import type { ListedOrderLine } from '@vikray/contract/orders/order-line.ts';
import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql, type RawBuilder } from 'kysely';
import { nameInLookup } from '../lookups/public.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { jsonText } from '../platform/database/json-text.ts';
import { is, when } from '../platform/database/lists/filter-conditions.ts';
import { readPage, type IndexedFilter, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { matches, planSearch } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import { filtersOfOrder, type OrderFilter } from './order-list-store.ts';
import { lostQuantity } from './line-values.ts';
import { isOpenLine, isOpenOrder, pendingQuantity } from './pending-quantity.ts';
import { promiseOfLine } from './stock-turn.ts';

/** The filters of the order lines, with dates for relative words. Absent ones match everything. */
export interface OrderLineFilter extends OrderFilter {
  readonly category?: number | string | undefined;
  readonly solution?: LineSolution | undefined;
  readonly pending?: 'Yes' | undefined;
  readonly closed?: 'Yes' | undefined;
  readonly returned?: 'Yes' | undefined;
  readonly promised?: 'Yes' | 'No' | undefined;
  readonly promisedFrom?: string | undefined;
  readonly promisedTo?: string | undefined;
}

/** The category of a filter as lines have it. A name that is no longer in the list of categories is still that of earlier lines. */
export function categoryName(category: number | string | undefined): RawBuilder<string> | undefined {
  if (category === undefined) return undefined;
  const now = nameInLookup('product_categories', category);
  return typeof category === 'string' ? sql`coalesce(${now}, ${category})` : now;
}

/** The list of the lines that stand in their orders, described for the platform's paging. */
export function listedOrderLines(db: Db, filter: OrderLineFilter, typed = ''): ListedTable<ListedOrderLine> {
  return {
    table: 'order_lines',
    listed: sql`order_lines.removed_by_change = 0`,
    filters: isPromisedAs(filter),
    indexedFilters: [
      ...when(filter.shownStatus, (shown) => ({ condition: isShownAs[shown] })),
      ...when(filter.pending, () => ({ condition: isOpenLine })),
      ...when(filter.closed, () => ({ condition: sql`order_lines.closed_quantity > 0` })),
      ...when(filter.returned, () => ({ condition: isLost })),
      ...when(filter.productId, (productId) => ({ condition: sql`order_lines.product_id = ${productId}` })),
      ...is('order_lines.category', categoryName(filter.category)),
      ...is('order_lines.solution', filter.solution),
      ...when(filter.overdueBefore, isPromisedBefore),
      ...filtersOfOrder(db, filter).map(ofOrder),
      ...searchTerms(typed).map((term) => hasTerm(db, term)),
    ],
    sortColumns: { newest: 'id', goodsValue: 'goods_value_paise' },
    countOrder: 'goodsValue',
    isNewestFirst: true,
    rowsOf: (ids) => linesOf(db, ids),
    idOf: (line) => line.id,
  };
}

/** Whether a line is shown as this, as `shownOrderStatus` of the contract says for a single line. */
const isShownAs: Readonly<Record<ShownOrderStatus, RawBuilder<boolean>>> = {
  Placed: sql`${isOpenLine} and order_lines.dispatched_quantity = 0`,
  'Partially Dispatched': sql`${isOpenLine} and order_lines.dispatched_quantity > 0`,
  Dispatched: sql`order_lines.dispatched_quantity = order_lines.quantity`,
  Closed: sql`order_lines.closed_quantity > 0 and not ${isOpenLine}`,
};

const isLost = sql<boolean>`order_lines.returned_quantity > 0 and ${lostQuantity} > 0`;

/** The date promised for a line, for conditions: its own, or that of its order. */
const promise = sql<string>`case when order_lines.promised_on <> '' then order_lines.promised_on
  else (select orders.promised_on from orders where orders.id = order_lines.order_id) end`;

function isPromisedAs({ promised, promisedFrom, promisedTo }: OrderLineFilter): RawBuilder<boolean>[] {
  return [
    ...(promised === undefined ? [] : [promised === 'Yes' ? sql<boolean>`${promise} <> ''` : sql<boolean>`${promise} = ''`]),
    ...(promisedFrom === undefined ? [] : [sql<boolean>`${promise} >= ${promisedFrom}`]),
    ...(promisedTo === undefined ? [] : [sql<boolean>`${promise} <> '' and ${promise} <= ${promisedTo}`]),
  ];
}

/** That something of a line is pending that was promised for an earlier day than this: by the line, or else by its order. */
function isPromisedBefore(day: string): IndexedFilter {
  const byLine = sql`order_lines.promised_on <> '' and order_lines.promised_on < ${day}`;
  const byOrder = sql`orders.promised_on <> '' and ${isOpenOrder} and orders.promised_on < ${day}`;
  return {
    condition: sql`${isOpenLine} and (${byLine} or order_lines.promised_on = ''
      and exists (select 1 from orders where orders.id = order_lines.order_id and ${byOrder}))`,
    ids: sql`
      select order_lines.id from order_lines where ${isOpenLine} and ${byLine}
      union all
      select order_lines.id from orders cross join order_lines
      where order_lines.order_id = orders.id and order_lines.promised_on = '' and ${byOrder} and ${isOpenLine}`,
  };
}

/** A filter of orders for their lines. */
function ofOrder({ condition, ids }: IndexedFilter): IndexedFilter {
  const chosen = ids ?? sql`select orders.id from orders where ${condition}`;
  return {
    condition: sql`exists (select 1 from orders where orders.id = order_lines.order_id and ${condition})`,
    ids: sql`
      select order_lines.id from (${chosen}) as chosen cross join order_lines where order_lines.order_id = chosen.id`,
  };
}

/** That the order or the product of a line has a term of the search in its own search text. */
function hasTerm(db: Db, term: string): IndexedFilter {
  const phrase = term.includes(' ') ? `"${term}"` : term;
  const found = (table: 'orders' | 'products') =>
    planSearch(db, { table }, phrase)?.candidates[0] ?? sql`select id from ${sql.table(table)}`;
  return {
    condition: sql`(
      exists (select 1 from orders where orders.id = order_lines.order_id and ${matches('orders', phrase)})
      or exists (select 1 from products where products.id = order_lines.product_id and ${matches('products', phrase)}))`,
    ids: sql`
      select order_lines.id from (${found('orders')}) as found cross join order_lines where order_lines.order_id = found.id
      union select order_lines.id from (${found('products')}) as found cross join order_lines where order_lines.product_id = found.id`,
  };
}

/** One window of the lines of all orders. */
export async function pageOfOrderLines(db: Db, filter: OrderLineFilter, window: Window): Promise<RowsAndTotal<ListedOrderLine>> {
  return readPage(db, listedOrderLines(db, filter, window.search), { ...window, search: undefined });
}

async function linesOf(db: Db, ids: readonly number[]): Promise<ListedOrderLine[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('order_lines')
    .select(['orders.number', 'orders.ordered_on', 'orders.customer_id', 'orders.customer_name'])
    .select(jsonText(db, 'orders.printed', 'preparedBy').as('prepared_by'))
    .select([pendingQuantity.as('pending'), promiseOfLine.as('promise'), lostQuantity.as('lost')])
    .where(isAmong(db, 'order_lines.id', ids))
    .execute();
  return rows.map((row) => {
    const pieces = { quantity: row.quantity, dispatchQuantity: row.dispatched_quantity, closedQuantity: row.closed_quantity };
    const parts = goodsValueParts(row.goods_value_paise, { ...pieces, lostQuantity: Number(row.lost) });
    return {
      id: row.id,
      orderId: row.order_id,
      number: row.number,
      date: row.ordered_on,
      customerId: row.customer_id,
      companyName: row.customer_name,
      preparedBy: row.prepared_by,
      productId: row.product_id,
      name: row.name,
      category: row.category,
      solution: row.solution,
      ...pieces,
      rate: row.rate_paise,
      goodsValue: row.goods_value_paise,
      netGoodsValue: netGoodsValue(parts),
      returnedQuantity: row.returned_quantity,
      pendingQuantity: row.pending,
      pendingValue: parts.pending,
      closedValue: parts.closed,
      returnedValue: parts.returned,
      shownStatus: shownOrderStatus([pieces]),
      promisedOn: row.promise,
    };
  });
}

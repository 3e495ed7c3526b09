/** The SQL of the sales report: salesGroups, goneGoods. Periods include both ends. */
import type { ReportPeriod } from '@vikray/contract/reports/report-period.ts';
import type { Measure, SalesBy, SalesFilters } from '@vikray/contract/reports/sales-report.ts';
import { sql, type RawBuilder } from 'kysely';
import { categoryName, closedGoodsValue, filtersOfOrder, lostQuantity, netGoodsValue, returnedGoodsValue } from '../orders/public.ts';
import { jsonText } from '../platform/database/json-text.ts';
import { is } from '../platform/database/lists/filter-conditions.ts';
import type { Db } from '../platform/database/tables.ts';
import { labelsOf } from './group-label-store.ts';

/** What is summed, and by what. */
export interface SalesQuery {
  readonly by: SalesBy;
  readonly measure: Measure;
  /** Whether lines are counted, not orders. */
  readonly countsLines: boolean;
  readonly filters: SalesFilters;
  readonly period: ReportPeriod;
  readonly before: ReportPeriod;
}

/** The sums of a group, or of all of them. */
interface Sums {
  readonly count: number;
  readonly quantity: number;
  readonly amount: number;
  readonly before: number;
}

/** The sums of one month, person, customer or the like. */
export interface SalesGroup extends Sums {
  readonly key: string;
  readonly label: string;
}

/** The largest groups with the sums of all, and how many groups there are. */
export interface SalesGroups {
  readonly groups: readonly SalesGroup[];
  readonly groupCount: number;
  readonly total: Sums;
}

/** More groups than this are not listed one by one (RPT-11). */
const mostGroups = 500;

/** The month of an order, and that in which it is compared. */
const month = sql<string>`substr(orders.ordered_on, 1, 7)`;
const monthAfterAYear = sql<string>`cast(cast(substr(orders.ordered_on, 1, 4) as integer) + 1 as text) || substr(orders.ordered_on, 5, 3)`;

function keyOf(db: Db, by: SalesBy): RawBuilder<string | number> {
  switch (by) {
    case 'month':
      return month;
    case 'person':
      return sql`orders.prepared_by_id`;
    case 'customer':
      return sql`orders.customer_id`;
    case 'company':
      return sql`orders.company_id`;
    case 'state':
    case 'city':
      return jsonText(db, 'orders.printed', by);
    case 'datasource':
      return sql`customers.data_source`;
    case 'product':
      return sql`order_lines.product_id`;
    case 'category':
      return sql`order_lines.category`;
    case 'solution':
      return sql`order_lines.solution`;
  }
}

const amountOfOrder = { 'Order value': sql`orders.total_paise`, 'Goods value': sql`orders.discounted_paise` } as const;

function amountOf({ measure, countsLines }: SalesQuery): RawBuilder<unknown> {
  if (!countsLines && measure !== 'Net goods value') return amountOfOrder[measure];
  return measure === 'Net goods value' ? netGoodsValue : sql`order_lines.goods_value_paise`;
}

/** The tables with the orders of a period, or with their lines, and the conditions of the filters. */
function records(db: Db, { by, countsLines, filters }: SalesQuery, period: ReportPeriod): RawBuilder<unknown> {
  const { productId, category, solution, ...ofOrders } = filters;
  const conditions = [
    ...filtersOfOrder(db, { ...ofOrders, ...period }),
    ...is('order_lines.product_id', productId),
    ...is('order_lines.category', categoryName(category)),
    ...is('order_lines.solution', solution),
  ].map(({ condition }) => condition);
  return sql`orders
    ${countsLines ? sql`cross join order_lines` : sql``}
    ${by === 'datasource' ? sql`inner join customers on customers.id = orders.customer_id` : sql``}
    where ${countsLines ? sql`order_lines.order_id = orders.id and order_lines.removed_by_change = 0 and` : sql``}
      ${sql.join(conditions, sql` and `)}`;
}

/** Sums the records of both periods by group, the largest first. Months are in their order. */
export async function salesGroups(db: Db, query: SalesQuery): Promise<SalesGroups> {
  const { by, countsLines, period, before } = query;
  const key = keyOf(db, by);
  const amount = amountOf(query);
  const quantity = countsLines ? sql`order_lines.quantity` : sql`0`;
  const { rows } = await sql<Record<string, number | string | null>>`
    with moved as (
      select ${key} as group_key, 1 as counts, ${quantity} as quantity, ${amount} as amount, 0 as before, orders.id as order_id
      from ${records(db, query, period)}
      union all
      select ${by === 'month' ? monthAfterAYear : key}, 0, 0, 0, ${amount}, orders.id from ${records(db, query, before)}
    ), grouped as (
      select group_key, sum(counts) as count, sum(quantity) as quantity, sum(amount) as amount, sum(before) as before,
        max(order_id) as newest
      from moved group by group_key
    )
    select grouped.*, count(*) over () as all_groups, sum(count) over () as all_count, sum(quantity) over () as all_quantity,
      sum(amount) over () as all_amount, sum(before) over () as all_before
    from grouped order by amount desc, before desc, group_key limit ${mostGroups}`.execute(db);
  const labels = await labelsOf(
    db,
    by,
    rows.map((row) => ({ key: String(row['group_key']), newest: Number(row['newest']) })),
  );
  const sumsOf = (row: Readonly<Record<string, number | string | null>> | undefined, prefix: string): Sums => ({
    count: Number(row?.[`${prefix}count`] ?? 0),
    quantity: Number(row?.[`${prefix}quantity`] ?? 0),
    amount: Number(row?.[`${prefix}amount`] ?? 0),
    before: Number(row?.[`${prefix}before`] ?? 0),
  });
  return {
    groups: rows.map((row) => {
      const group = String(row['group_key']);
      return { key: group, label: labels.get(group) ?? group, ...sumsOf(row, '') };
    }),
    groupCount: Number(rows[0]?.['all_groups'] ?? 0),
    total: sumsOf(rows[0], 'all_'),
  };
}

/** The lines with something closed, or returned without replacement, and the value of these pieces. */
export interface GoneGoods {
  readonly closed: { readonly count: number; readonly quantity: number; readonly amount: number };
  readonly returned: { readonly count: number; readonly quantity: number; readonly amount: number };
}

/** What of the goods of a period was closed or returned. */
export async function goneGoods(db: Db, query: SalesQuery): Promise<GoneGoods> {
  const { rows } = await sql<Record<string, number | string | null>>`
    with gone as (
      select order_lines.closed_quantity, order_lines.quantity, ${closedGoodsValue} as closed, ${returnedGoodsValue} as returned,
        ${lostQuantity} as lost
      from ${records(db, query, query.period)} and (order_lines.closed_quantity > 0 or order_lines.returned_quantity > 0)
    )
    select sum(case when closed_quantity > 0 then 1 else 0 end) as closed_count, sum(case when closed_quantity > 0 then quantity else 0 end) as closed_quantity,
      sum(closed) as closed_amount, sum(case when lost > 0 then 1 else 0 end) as returned_count,
      sum(case when lost > 0 then quantity else 0 end) as returned_quantity, sum(returned) as returned_amount
    from gone`.execute(db);
  const sumsOf = (kind: 'closed' | 'returned') => ({
    count: Number(rows[0]?.[`${kind}_count`] ?? 0),
    quantity: Number(rows[0]?.[`${kind}_quantity`] ?? 0),
    amount: Number(rows[0]?.[`${kind}_amount`] ?? 0),
  });
  return { closed: sumsOf('closed'), returned: sumsOf('returned') };
}

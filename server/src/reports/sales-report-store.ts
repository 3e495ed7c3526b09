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

function keyOf(db: Db, by: SalesBy): RawBuilder<string | number> {
  switch (by) {
    case 'month':
      return sql`substr(orders.ordered_on, 1, 7)`;
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

/** Sums the records of both periods by group, the largest first. A month has the sums of its own days, also those of the period before. */
export async function salesGroups(db: Db, query: SalesQuery): Promise<SalesGroups> {
  const { by, countsLines, period, before } = query;
  const amount = amountOf(query);
  const quantity = countsLines ? sql`order_lines.quantity` : sql`0`;
  // Both periods are read in one go, because years overlap with those a year before. The later one begins and ends later.
  const [isNow, isBefore] = [sql`orders.ordered_on >= ${period.from}`, sql`orders.ordered_on <= ${before.to}`];
  const { rows } = await sql<Record<string, number | string | null>>`
    with grouped as (
      select ${keyOf(db, by)} as group_key, sum(case when ${isNow} then 1 else 0 end) as count,
        sum(case when ${isNow} then ${quantity} else 0 end) as quantity, sum(case when ${isNow} then ${amount} else 0 end) as amount,
        sum(case when ${isBefore} then ${amount} else 0 end) as before, max(orders.id) as newest
      from ${records(db, query, { from: before.from, to: period.to })} and (${isNow} or ${isBefore}) group by 1
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

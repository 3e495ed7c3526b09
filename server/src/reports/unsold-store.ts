/** The SQL of products in stock that nobody orders: unsoldQuery, listUnsold. */
import { addDays, yearEarlier } from '@vikray/contract/platform/dates.ts';
import { listAddress } from '@vikray/contract/reports/list-address.ts';
import type { UnsoldProduct } from '@vikray/contract/reports/unsold.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

interface UnsoldRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly stock: number;
  readonly lastOrderedOn: string | null;
  readonly count: number | string | null;
  readonly amount: number | string | null;
}

/** The query of listUnsold: products not ordered after `lastDay`, with what was ordered of them since `from`. */
export function unsoldQuery(lastDay: string, from: string): RawBuilder<UnsoldRow> {
  return sql<UnsoldRow>`
    with sold as (
      select distinct order_lines.product_id from orders cross join order_lines
      where order_lines.order_id = orders.id and orders.ordered_on > ${lastDay} and order_lines.removed_by_change = 0
    ), unsold as materialized (
      select id, code, name, name_key, category, stock_hundredths from products
      where status <> 'Deleted' and stock_hundredths > 0 and id not in (select product_id from sold)
    ), ordered as (
      select order_lines.product_id, max(orders.ordered_on) as last_on,
        sum(case when orders.ordered_on >= ${from} then 1 else 0 end) as count,
        sum(case when orders.ordered_on >= ${from} then order_lines.goods_value_paise else 0 end) as amount
      from order_lines cross join orders
      where order_lines.product_id in (select id from unsold) and orders.id = order_lines.order_id and order_lines.removed_by_change = 0
      group by order_lines.product_id
    )
    select unsold.id, unsold.code, unsold.name, unsold.category, unsold.stock_hundredths as stock, ordered.last_on as "lastOrderedOn",
      ordered.count, ordered.amount
    from unsold left join ordered on ordered.product_id = unsold.id
    order by unsold.name_key, unsold.id`;
}

/** The products with stock that were not ordered in the last days, by name, with what was ordered of them in the year up to today. */
export async function listUnsold(db: Db, days: number, today: string): Promise<UnsoldProduct[]> {
  const from = addDays(yearEarlier(today), 1);
  const { rows } = await unsoldQuery(addDays(today, -days), from).execute(db);
  return rows.map(({ id, code, name, category, stock, lastOrderedOn, count, amount }) => ({
    productId: id,
    code,
    name,
    category,
    stock,
    lastOrderedOn: lastOrderedOn ?? '',
    count: Number(count ?? 0),
    amount: Number(amount ?? 0),
    page: listAddress('orderlines', { productId: id, from, to: today }),
  }));
}

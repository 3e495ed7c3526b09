/** The SQL of what is open and how old it is: openGoodsBy, openQuotationsBy. */
import { dateAt } from '@vikray/contract/platform/dates.ts';
import {
  ageBuckets,
  daysOfBucket,
  notDue,
  notPromised,
  overdueBuckets,
  type AgeingBy,
  type AgeBucket,
} from '@vikray/contract/reports/ageing.ts';
import { sql, type RawBuilder } from 'kysely';
import { isOpenLine, isOpenOrder, pendingGoodsValue, pendingQuantity, promiseOfLine } from '../orders/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { isAtStage, isCurrentQuotation } from '../quotations/public.ts';
import { labelsOf } from './group-label-store.ts';

/** The records of a group. Amounts in paise. */
export interface AgedGroup {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly quantity: number;
  readonly amount: number;
}

/** Where a date falls among buckets: their index. */
function bucketOf(date: RawBuilder<string>, buckets: readonly AgeBucket[], today: string): RawBuilder<number> {
  const branches = buckets.map((bucket, index) => {
    const { from } = daysOfBucket(bucket, today);
    return from === undefined ? sql`else ${sql.lit(index)}` : sql`when ${date} >= ${from} then ${sql.lit(index)}`;
  });
  return sql<number>`case ${sql.join(branches, sql` `)} end`;
}

function keyOfGoods(by: AgeingBy, today: string): RawBuilder<number> {
  if (by === 'person') return sql`orders.prepared_by_id`;
  if (by === 'age') return bucketOf(sql`orders.ordered_on`, ageBuckets, today);
  return sql`case when ${promiseOfLine} = '' then ${sql.lit(notPromised)} when ${promiseOfLine} >= ${today} then ${sql.lit(notDue)}
    else ${bucketOf(promiseOfLine, overdueBuckets, today)} end`;
}

/** What of all orders is pending, by age, promise or person, the largest first. */
export async function openGoodsBy(db: Db, by: AgeingBy, today: string): Promise<AgedGroup[]> {
  const { rows } = await sql<Record<string, number | string>>`
    select ${keyOfGoods(by, today)} as group_key, count(*) as count, sum(${pendingQuantity}) as quantity, sum(${pendingGoodsValue}) as amount,
      max(orders.id) as newest
    from orders cross join order_lines
    where order_lines.order_id = orders.id and ${isOpenOrder} and ${isOpenLine}
    group by 1 order by 4 desc, 1`.execute(db);
  return named(db, 'orders', by, rows);
}

async function named(
  db: Db,
  table: 'orders' | 'quotations',
  by: AgeingBy,
  rows: readonly Readonly<Record<string, number | string>>[],
): Promise<AgedGroup[]> {
  const groups = rows.map((row) => ({ key: String(row['group_key']), newest: Number(row['newest']) }));
  const labels = by === 'person' ? await labelsOf(db, 'person', groups, table) : new Map<string, string>();
  return rows.map((row) => {
    const key = String(row['group_key']);
    return {
      key,
      label: labels.get(key) ?? key,
      count: Number(row['count']),
      quantity: Number(row['quantity']),
      amount: Number(row['amount']),
    };
  });
}

/** What is open of the current quotations, by the days since revision 0 or by person, the largest first. */
export async function openQuotationsBy(db: Db, by: Exclude<AgeingBy, 'promise'>, now: string): Promise<AgedGroup[]> {
  const firstQuotedOn = sql<string>`case when quotations.revision = 0 then quotations.quoted_on else (
    select first.quoted_on from quotations as first where first.base_number = quotations.base_number and first.revision = 0) end`;
  const { rows } = await sql<Record<string, number | string>>`
    with open_now as (
      select quotations.id, quotations.total_paise, quotations.prepared_by_id, ${firstQuotedOn} as first_on
      from quotations
      where ${isCurrentQuotation} and ${mayBeOpen} and ${isAtStage('Open', now)}
    )
    select ${by === 'person' ? sql`prepared_by_id` : bucketOf(sql`first_on`, ageBuckets, dateAt(now))} as group_key, count(*) as count,
      0 as quantity, sum(total_paise) as amount, max(id) as newest
    from open_now group by 1 order by 4 desc, 1`.execute(db);
  return named(db, 'quotations', by, rows);
}

/** What every open quotation has. Written out, because the index of these has it as its condition. */
const mayBeOpen = sql<boolean>`quotations.lost_on = '' and quotations.order_status = '' and quotations.status <> 'Void'`;

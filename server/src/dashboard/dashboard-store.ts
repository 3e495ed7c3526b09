/** The figures of the dashboard, one aggregate query each. */
import type { DashboardCounts, DaySales } from '@vikray/contract/dashboard/dashboard-operations.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { isSuperseded, pendingQuotations } from '../quotations/public.ts';

type CountNames = keyof DashboardCounts;

/**
 * The query for the counts of all cards. Where most rows count, it counts all in an index and subtracts the few others. Exported for the
 * tests of query plans.
 */
export function countsQuery(now: string): RawBuilder<Record<CountNames, number>> {
  const month = dateAt(now).slice(0, 7);
  return sql<Record<CountNames, number>>`
    with all_orders as materialized (select count(*) as number from orders)
    select
    (select count(*) from customers) - (select count(*) from customers where status = 'Deleted') as "totalCustomers",
    (select count(*) from customers where status = 'Pending') as "pendingCustomers",
    (select count(*) from products) - (select count(*) from products where status = 'Deleted') as "totalProducts",
    (select count(*) from products where status = 'Pending') as "pendingProducts",
    (select count(*) from quotations) - (select count(*) from quotations where ${isSuperseded}) as "totalQuotations",
    (select count(*) from quotations where ${pendingQuotations(now).condition}) as "pendingQuotations",
    (select number from all_orders) as "totalOrders",
    (select count(*) from orders where ordered_on >= ${`${month}-01`} and ordered_on <= ${`${month}-31`}) as "ordersThisMonth",
    (select number from all_orders) - (select count(*) from orders where status <> 'Dispatched') as "totalDispatchedOrders",
    (select count(*) from users where status <> 'Deleted') as "totalUsers"`;
}

/** Counts everything that the cards show. The month is the current one in India. */
export async function countEverything(db: Db, now: string): Promise<DashboardCounts> {
  const { rows } = await countsQuery(now).execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The query of counts must return one row');
  // Both engines return whole numbers. SQLite's rows have no prototype, and a difference may arrive as text.
  return Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Number(value)])) as unknown as DashboardCounts;
}

/** The amount ordered on each day of a calendar year, in paise. */
export async function sumSalesByDay(db: Db, year: string): Promise<DaySales[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['ordered_on as date'])
    .select((eb) => eb.fn.sum<number | string>('total_paise').as('total'))
    .where('ordered_on', '>=', `${year}-01-01`)
    .where('ordered_on', '<=', `${year}-12-31`)
    .groupBy('ordered_on')
    .orderBy('ordered_on')
    .execute();
  return rows.map(({ date, total }) => ({ date, totalAmount: Number(total) }));
}

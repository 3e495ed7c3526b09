import type { Kysely } from 'kysely';

/** What the dashboard counts and sums is read from these alone, however wide the rows are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('customers_by_status').on('customers').column('status').execute();
  await db.schema.createIndex('products_by_status').on('products').column('status').execute();
  await db.schema.createIndex('orders_sales').on('orders').columns(['ordered_on', 'total_paise']).execute();
}

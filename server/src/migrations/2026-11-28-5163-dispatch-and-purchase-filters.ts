import { sql, type Kysely } from 'kysely';

/** The filters of the dispatch and purchase histories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index dispatches_by_product on dispatches (product_id, id)`.execute(db);
  await sql`create index dispatches_by_day on dispatches (dispatched_on, id)`.execute(db);
  await sql`create index dispatches_cancelled on dispatches (id) where cancelled_at is not null`.execute(db);
  await sql`create index purchases_by_supplier on purchases (supplier_id, id)`.execute(db);
  await sql`create index purchases_by_product on purchases (product_id, id)`.execute(db);
}

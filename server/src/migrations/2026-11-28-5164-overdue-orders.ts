import { sql, type Kysely } from 'kysely';

/** The orders and order lines with a promise, by its date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_promised on orders (promised_on, id) where promised_on <> ''`.execute(db);
  await sql`create index order_lines_promised on order_lines (promised_on, order_id) where promised_on <> ''`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The index of open lines alone tells the dispatch desk what each line waits for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index order_lines_open`.execute(db);
  await sql`
    create index order_lines_open on order_lines (product_id, order_id, quantity, dispatched_quantity, closed_quantity, promised_on)
    where quantity - dispatched_quantity - closed_quantity > 0`.execute(db);
}

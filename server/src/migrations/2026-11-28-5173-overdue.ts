import { sql, type Kysely } from 'kysely';

/** Counts the open lines whose promise is over: of the line itself, or of its order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index order_lines_overdue on order_lines (promised_on, id)
    where promised_on <> '' and quantity - dispatched_quantity - closed_quantity > 0`.execute(db);
  await sql`
    create index orders_overdue on orders (promised_on, id)
    where promised_on <> '' and status <> 'Dispatched' and is_closed = 0`.execute(db);
}

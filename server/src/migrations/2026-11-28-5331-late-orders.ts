import { sql, type Kysely } from 'kysely';

/** Puts first what every query of late orders compares for equality, so that no other index seems better for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_overdue`.execute(db);
  await sql`
    create index orders_overdue on orders (is_closed, promised_on, id)
    where promised_on <> '' and status <> 'Dispatched'`.execute(db);
}

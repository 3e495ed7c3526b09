import { sql, type Kysely } from 'kysely';

/** Most lines are dispatched, so both engines read them in the order of the list, not in an index of them alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index order_lines_dispatched`.execute(db);
}

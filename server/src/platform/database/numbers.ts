import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db, Tables } from './tables.ts';

/** Call this after inserting rows with given ids, so that the database assigns higher ones next. SQLite does so by itself. */
export async function continueNumbersAfter(db: Db, table: keyof Tables & string): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(db);
}

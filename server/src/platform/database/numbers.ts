import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db, Tables } from './tables.ts';

/** After rows with ids of their own were inserted: the next id that the database gives is above them. SQLite does so by itself. */
export async function continueNumbersAfter(db: Db, table: keyof Tables & string): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(db);
}

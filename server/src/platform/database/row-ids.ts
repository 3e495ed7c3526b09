/** The ids that the database assigns to new rows. */
import { sql, type Kysely } from 'kysely';
import { engineOf } from './engine.ts';

/** After rows were inserted with given ids, makes PostgreSQL assign higher ids next. SQLite does so by itself. */
export async function continueIdsAfter<T>(db: Kysely<T>, table: string): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(db);
}

/** The largest id of a table; 0 if it is empty. */
export async function lastIdOf<T>(db: Kysely<T>, table: string): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.id ?? 0);
}

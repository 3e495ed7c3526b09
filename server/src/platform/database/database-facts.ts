/** What the engine says about the database as a whole. */
import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

/** The size of the database on the disk, in bytes. */
export async function databaseBytes(db: Db): Promise<number> {
  const size =
    engineOf(db) === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** The engine and its version: `SQLite 3.51.1`, `PostgreSQL 17.6`. */
export async function engineVersion(db: Db): Promise<string> {
  if (engineOf(db) === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
    return `SQLite ${rows[0]?.version}`;
  }
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  // Debian adds the name of its package.
  return `PostgreSQL ${rows[0]?.version.split(' ')[0]}`;
}

/** The clock of the database server; undefined for the embedded database, which has none. */
export async function databaseClock(db: Db): Promise<Date | undefined> {
  if (engineOf(db) === 'sqlite') return undefined;
  const { rows } = await sql<{ ms: number | string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  return new Date(Number(rows[0]?.ms));
}

import { Kysely, type Dialect } from 'kysely';
import type { Pool } from 'pg';
import { postgresDialect } from './postgres.ts';
import { EmbeddedDialect } from './sqlite.ts';
import type { Db, Tables } from './tables.ts';

/** Where the data is: a file of the embedded database, a PostgreSQL server, or a ready dialect of PostgreSQL's kind. */
export type DatabaseSettings = { readonly file: string } | { readonly url: string } | { readonly dialect: Dialect };

/** Opens the database. Connecting happens with the first query; `db.destroy()` closes it. */
export function openDatabase(settings: DatabaseSettings): Db {
  if ('url' in settings) return openPostgres(settings.url);
  return new Kysely<Tables>({ dialect: 'file' in settings ? new EmbeddedDialect(settings.file) : settings.dialect });
}

const pools = new WeakMap<Db, Pool>();

function openPostgres(url: string): Db {
  const db: Db = new Kysely<Tables>({ dialect: postgresDialect(url, (pool) => pools.set(db, pool)) });
  return db;
}

/** How many of this process's connections to PostgreSQL are open and idle, and how many requests wait for one; nothing without a pool. */
export function poolUseOf(db: Db): { readonly open: number; readonly idle: number; readonly waiting: number } | undefined {
  const pool = pools.get(db);
  return pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

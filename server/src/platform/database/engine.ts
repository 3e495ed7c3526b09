import { SqliteAdapter, type Kysely } from 'kysely';

/** The database engines. */
export type Engine = 'sqlite' | 'postgres';

/** The engine of a connection. Only this folder and migrations may use it. */
export function engineOf<T>(db: Kysely<T>): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}

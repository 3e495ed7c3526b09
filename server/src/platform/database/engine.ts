import { SqliteAdapter, type Kysely } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** Which of the two engines is behind a connection. Only this folder and migrations may ask. */
export function engineOf<T>(db: Kysely<T>): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}

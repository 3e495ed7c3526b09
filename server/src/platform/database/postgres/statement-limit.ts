import { sql, type Kysely } from 'kysely';
import { engineOf } from '../engine.ts';

/** Lifts the statement timeout of requests for a transaction. SQLite has none. */
export async function liftStatementLimit<T>(tx: Kysely<T>): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`set local statement_timeout = 0`.execute(tx);
}

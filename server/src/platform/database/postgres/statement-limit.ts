import { sql, type Kysely } from 'kysely';
import { engineOf } from '../engine.ts';

/** Lets the statements of a transaction take longer than those of a request may. SQLite has no such limit. */
export async function liftStatementLimit<T>(tx: Kysely<T>): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`set local statement_timeout = 0`.execute(tx);
}

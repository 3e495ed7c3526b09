import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';
import { withoutTimeout } from './without-timeout.ts';

/** Updates the statistics from which the database plans its queries, after very many rows were added. */
export async function learnStatistics(db: Db): Promise<void> {
  const learn = engineOf(db) === 'sqlite' ? sql`analyze` : sql`vacuum analyze`;
  await withoutTimeout(db, (connection) => learn.execute(connection));
}

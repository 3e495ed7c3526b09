import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

/** Updates the statistics from which the database plans its queries, after very many rows were added. */
export async function learnStatistics(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`analyze`.execute(db);
    return;
  }
  await db.connection().execute(async (connection) => {
    // This may take longer than the timeout for requests.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

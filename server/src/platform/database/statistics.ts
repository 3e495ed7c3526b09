import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

/** Updates the statistics from which the database plans its queries, after very many rows were added. */
export async function learnStatistics(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`analyze`.execute(db);
    return;
  }
  // `vacuum` runs in no transaction, so the limit for the statements of requests is lifted for the connection.
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`vacuum analyze`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

/** Lets the database learn how its rows are spread, after very many have come at once. It chooses its ways by that. */
export async function learnStatistics(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`analyze`.execute(db);
    return;
  }
  await db.connection().execute(async (connection) => {
    // It may take longer than any request may.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

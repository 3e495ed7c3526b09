import { sql, type Kysely } from 'kysely';
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

/**
 * The same for tables that a migration has filled. PostgreSQL runs all migrations in one transaction, of which its own statistics know
 * nothing, and then reads a whole table for each row of another.
 */
export async function learnTables(db: Kysely<unknown>, ...tables: readonly string[]): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}

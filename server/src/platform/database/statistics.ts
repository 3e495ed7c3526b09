/** The statistics that the query planner uses. */
import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';
import { typicalStatistics } from './typical-statistics.ts';

/**
 * Gives SQLite the statistics of a filled office. Its own would come from the rows at one time: collected in a new office, they would make
 * it scan whole tables later. PostgreSQL updates its statistics by itself.
 */
export async function planAsTypical(db: Db): Promise<void> {
  if (engineOf(db) === 'postgres' || (await isTypical(db))) return;
  await inTransaction(db, async (tx) => {
    // Creates the table of the statistics.
    await sql`analyze sqlite_schema`.execute(tx);
    await sql`delete from sqlite_stat1`.execute(tx);
    await sql`
      insert into sqlite_stat1 (tbl, idx, stat)
      select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(typicalStatistics)})`.execute(tx);
  });
  // SQLite reloads the schema together with the statistics.
  await sql`pragma writable_schema = reset`.execute(db);
}

async function isTypical(db: Db): Promise<boolean> {
  const { rows: found } = await sql`select 1 from sqlite_schema where name = 'sqlite_stat1'`.execute(db);
  if (found.length === 0) return false;
  const { rows } = await sql<{ line: string }>`select json_array(tbl, idx, stat) as line from sqlite_stat1 order by tbl, idx`.execute(db);
  return `[${rows.map(({ line }) => line).join(',')}]` === JSON.stringify(typicalStatistics);
}

/** Updates the statistics of PostgreSQL after very many rows were added. */
export async function learnStatistics(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
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

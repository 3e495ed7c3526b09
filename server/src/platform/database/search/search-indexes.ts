/** The search indexes of tables: how they are created, filled, and left for a while. */
import { sql, type Kysely } from 'kysely';
import { engineOf } from '../engine.ts';
import { liftStatementLimit } from '../postgres/statement-limit.ts';
import type { Db, Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { mergeInSteps, mergeSearches } from './search-merges.ts';
import { createPairsIndex, shortPendingList } from './search-pairs.ts';
import { indexAll, indexWaiting, noteWaitingRows } from './search-waiting.ts';

/**
 * For a migration: creates the trigram index of a table with an id and a search_text, including its existing rows. `createPairsIndex` does
 * the rest.
 */
export async function createSearchIndex<T>(db: Kysely<T>, table: string): Promise<void> {
  if (engineOf(db) === 'postgres') {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await createTrigramIndex(db, table);
    return;
  }
  const options = `search_text, content = '${table}', content_rowid = 'id', tokenize = 'trigram'`;
  await sql.raw(`create virtual table ${table}_search using fts5 (${options})`).execute(db);
  await noteWaitingRows(db, table);
  // Existing rows: if they were not in the index, the first change of one would damage it.
  await indexAll(db, table);
  await mergeInSteps(db, `${table}_search`);
}

async function createTrigramIndex<T>(db: Kysely<T>, table: string): Promise<void> {
  await sql`
    create index ${sql.ref(`${table}_search`)} on ${sql.table(table)} using gin (search_text gin_trgm_ops) with (${shortPendingList})`.execute(
    db,
  );
}

/**
 * For adding very many rows while no one else uses the tables. PostgreSQL rebuilds the indexes afterwards, which is ten times faster than
 * row by row. If the work fails, they are restored too. SQLite takes in and merges what still waits, so that no later request has to.
 */
export async function fillSearched(db: Db, tables: readonly (keyof Tables)[], work: () => Promise<void>): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await work();
    if (db.isTransaction) return;
    for (const table of tables) await indexWaiting(db, table);
    await mergeSearches(db);
    return;
  }
  for (const table of tables) await sql`drop index ${sql.ref(`${table}_search`)}, ${sql.ref(`${table}_search_pairs`)}`.execute(db);
  try {
    await work();
  } catch (error) {
    // A transaction that is rolled back restores the index by itself.
    if (!db.isTransaction) await createSearchIndexes(db, tables);
    throw error;
  }
  await createSearchIndexes(db, tables);
}

/** Takes the texts of a table that wait for its index into it, so that nothing is left of those that they replace. */
export async function takeInTexts(db: Db, table: keyof Tables): Promise<void> {
  if (engineOf(db) === 'sqlite') await indexWaiting(db, table);
}

async function createSearchIndexes(db: Db, tables: readonly (keyof Tables)[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await liftStatementLimit(tx);
    for (const table of tables) {
      await createTrigramIndex(tx, table);
      await createPairsIndex(tx, table);
    }
  });
}

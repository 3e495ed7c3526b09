/** The search indexes of tables: how they are created and filled. */
import { sql, type Kysely } from 'kysely';
import { engineOf } from '../engine.ts';
import { liftStatementLimit } from '../postgres/statement-limit.ts';
import type { Db, Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

/** For a migration: creates the trigram index of a table with an id and a search_text, including its existing rows. */
export async function createSearchIndex<T>(db: Kysely<T>, table: string): Promise<void> {
  if (engineOf(db) === 'postgres') {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await createTrigramIndex(db, table);
    return;
  }
  const index = `${table}_search`;
  // Two more characters let each letter of a text begin a trigram, so that the vocabulary also finds short terms at the end.
  const text = (row: string) => `${row}.search_text || '  '`;
  const add = `insert into ${index} (rowid, search_text)`;
  const remove = `insert into ${index} (${index}, rowid, search_text) values ('delete', old.id, ${text('old')});`;
  for (const statement of [
    `create virtual table ${index} using fts5 (search_text, content = '', columnsize = 0, tokenize = 'trigram')`,
    // FTS5 merges about 64 pages at a time within a write: with pages of 1 KB, no write waits long for that.
    `insert into ${index} (${index}, rank) values ('pgsz', 1000)`,
    `create virtual table ${index}_terms using fts5vocab (${index}, instance)`,
    `create trigger ${index}_insert after insert on ${table} begin ${add} values (new.id, ${text('new')}); end`,
    `create trigger ${index}_update after update of search_text on ${table} when old.search_text <> new.search_text ` +
      `begin ${remove} ${add} values (new.id, ${text('new')}); end`,
    `create trigger ${index}_delete after delete on ${table} begin ${remove} end`,
    `${add} select id, ${text(table)} from ${table}`,
  ])
    await sql.raw(statement).execute(db);
}

async function createTrigramIndex<T>(db: Kysely<T>, table: string): Promise<void> {
  // The planner avoids an index with a long list of waiting entries.
  const short = sql`fastupdate = on, gin_pending_list_limit = 64`;
  await sql`create index ${sql.ref(`${table}_search`)} on ${sql.table(table)} using gin (search_text gin_trgm_ops) with (${short})`.execute(
    db,
  );
}

/**
 * For adding very many rows while no one else uses the tables. PostgreSQL drops the indexes and rebuilds them at the end, even if the work
 * fails: ten times faster than row by row.
 */
export async function fillSearched(db: Db, tables: readonly (keyof Tables)[], work: () => Promise<void>): Promise<void> {
  if (engineOf(db) === 'sqlite') return work();
  for (const table of tables) await sql`drop index ${sql.ref(`${table}_search`)}`.execute(db);
  try {
    await work();
  } catch (error) {
    // A transaction that is rolled back restores the index by itself.
    if (!db.isTransaction) await createSearchIndexes(db, tables);
    throw error;
  }
  await createSearchIndexes(db, tables);
}

async function createSearchIndexes(db: Db, tables: readonly (keyof Tables)[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await liftStatementLimit(tx);
    for (const table of tables) await createTrigramIndex(tx, table);
  });
}

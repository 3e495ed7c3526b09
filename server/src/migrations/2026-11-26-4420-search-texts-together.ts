import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';
import { shortPendingList } from '../platform/database/search/search-pairs.ts';
import { noteWaitingRows } from '../platform/database/search/search-waiting.ts';

/** Texts no longer enter a search index with each write, but together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') {
    const { rows: indexes } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where schemaname = current_schema() and indexdef like '%gin_trgm_ops%' order by 1`.execute(
      db,
    );
    for (const { name } of indexes) await sql`alter index ${sql.ref(name)} set (${shortPendingList})`.execute(db);
    return;
  }
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_schema where sql like 'create virtual table%using fts5 %' order by name`.execute(db);
  for (const { name } of indexes) await noteWaitingRows(db, name.replace(/_search$/, ''));
}

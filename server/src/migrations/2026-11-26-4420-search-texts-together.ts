import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';
import { noteWaitingRows } from '../platform/database/search/search-waiting.ts';

/** In the embedded database, texts no longer enter a search index with each write, but together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_schema where sql like 'create virtual table%using fts5 %' order by name`.execute(db);
  for (const { name } of indexes) await noteWaitingRows(db, name.replace(/_search$/, ''));
}

import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';
import { mergeInSteps } from '../platform/database/search/search-merges.ts';

/** SQLite's search indexes are merged between the transactions of writers instead of within them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_schema where sql like 'create virtual table%using fts5 %'`.execute(db);
  for (const { name } of indexes) await mergeInSteps(db, name);
}

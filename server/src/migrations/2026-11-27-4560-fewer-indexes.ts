import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';

/** What a search for one letter and the forgetting of old keys find without an index of their own, so that each write changes fewer pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const { rows: ofLastLetters } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and name like '%\\_search\\_last' escape '\\'`.execute(db);
  for (const { name } of ofLastLetters) await db.schema.dropIndex(name).execute();
  await db.schema.dropIndex('idempotency_keys_created_at').execute();
}

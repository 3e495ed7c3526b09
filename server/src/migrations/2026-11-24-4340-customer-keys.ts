import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';

/** A search with thousands of matches sorts them by this index, without reading their rows. PostgreSQL reads the rows to check the texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  await sql`create index customers_keys on customers (id, name_key, updated_at, status) where status <> 'Deleted'`.execute(db);
}

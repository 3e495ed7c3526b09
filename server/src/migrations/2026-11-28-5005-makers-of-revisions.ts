import { sql, type Kysely } from 'kysely';

/** Revisions know who made them. Of earlier ones, the last who changed the contents counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotations add column made_by_id bigint references users (id)`.execute(db);
  await sql`update quotations set made_by_id = content_changed_by_id where revision > 0`.execute(db);
}

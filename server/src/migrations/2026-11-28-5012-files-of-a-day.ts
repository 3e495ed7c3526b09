import { sql, type Kysely } from 'kysely';

/** The files that a user has attached lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index attachments_of_user on attachments (added_by_id, added_at)`.execute(db);
}

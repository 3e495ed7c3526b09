import { sql, type Kysely } from 'kysely';

/** 1 for a user whose password was made up for them: nothing else is open before they have chosen their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column must_change_password integer not null default 0`.execute(db);
}

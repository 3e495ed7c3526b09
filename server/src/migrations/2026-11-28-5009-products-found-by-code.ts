import { sql, type Kysely } from 'kysely';

/** Lets the search of products find their codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update products set search_text = search_text || ${'\n'} || code_key where code_key <> '' and status <> 'Deleted'`.execute(db);
}

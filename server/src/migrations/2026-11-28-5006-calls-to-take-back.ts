import { sql, type Kysely } from 'kysely';

/** A call knows the next step of its deal before it, and the version of the deal after it, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_calls add column stage_before integer`.execute(db);
  await sql`alter table sales_calls add column next_on_before text`.execute(db);
  await sql`alter table sales_calls add column deal_version integer`.execute(db);
}

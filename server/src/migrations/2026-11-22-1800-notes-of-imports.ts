import { sql, type Kysely } from 'kysely';

/** What the person who imports a file should know of how it was read: which sheet of a workbook, for example. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column notes text not null default ''`.execute(db);
}

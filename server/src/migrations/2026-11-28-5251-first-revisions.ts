import { sql, type Kysely } from 'kysely';

/** The numbers by the day on which they were first quoted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quotations_first on quotations (quoted_on, base_number) where revision = 0`.execute(db);
}

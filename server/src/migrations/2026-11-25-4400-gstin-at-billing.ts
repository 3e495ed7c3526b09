import { sql, type Kysely } from 'kysely';

/** A consignment whose tax is decided when it is billed keeps the GSTIN that the company has then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consignments add column company_gstin text not null default ''`.execute(db);
}

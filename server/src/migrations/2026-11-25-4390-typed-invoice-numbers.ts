import { sql, type Kysely } from 'kysely';

/** A series skips the invoice numbers that were typed before the company issued its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index consignments_typed_number on consignments (company_id, invoice_number) where paper_state = ''`.execute(db);
}

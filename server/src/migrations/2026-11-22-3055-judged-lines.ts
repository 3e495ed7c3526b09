import { sql, type Kysely } from 'kysely';

/** What the approval rules read of a line, so that queue and bell judge thousands of quotations from an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quotation_lines_judged on quotation_lines (quotation_id, product_id, rate_paise, mrp_paise)`.execute(db);
}

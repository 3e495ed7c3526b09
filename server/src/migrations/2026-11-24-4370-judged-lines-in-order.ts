import { sql, type Kysely } from 'kysely';

/** One index serves both the approval rules and the lines of a quotation in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('quotation_lines_quotation_id').execute();
  await db.schema.dropIndex('quotation_lines_judged').execute();
  await sql`create index quotation_lines_judged on quotation_lines (quotation_id, id, product_id, rate_paise, mrp_paise)`.execute(db);
}

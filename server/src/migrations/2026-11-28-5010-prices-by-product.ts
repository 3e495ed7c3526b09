import { sql, type Kysely } from 'kysely';

/** The rates at which a product was ordered and quoted. The lowest rate of a product comes first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_lines_by_product on order_lines (product_id, rate_paise, order_id)`.execute(db);
  await sql`create index quotation_lines_by_product on quotation_lines (product_id, quotation_id)`.execute(db);
}

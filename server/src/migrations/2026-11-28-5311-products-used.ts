import { sql, type Kysely } from 'kysely';

/** Whether a product is counted or in a change of an order, for an import of products that is taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_change_lines_by_product on order_change_lines (product_id)`.execute(db);
  await sql`create index stock_count_lines_by_product on stock_count_lines (product_id)`.execute(db);
}

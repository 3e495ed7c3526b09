import { sql, type Kysely } from 'kysely';

/** The indexes that alone tell how old open quotations are, and what was ordered of a product, because the rows are wide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index quotations_open on quotations
    (prepared_by_id, quoted_on, base_number, revision, status, order_status, order_progress, lost_on, valid_until, superseded_by_id, total_paise)
    where superseded_by_id is null and lost_on = '' and order_status = '' and status <> 'Void'`.execute(db);
  await sql`
    create index order_lines_sold on order_lines (product_id, order_id, goods_value_paise)
    where removed_by_change = 0`.execute(db);
}

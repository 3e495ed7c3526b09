import { sql, type Kysely } from 'kysely';
import { jsonText } from '../platform/database/json-text.ts';
import { addMenu, addRights } from './parts/add-rights.ts';

/** The right to see reports, and the indexes that alone tell what orders of a period are worth, because their rows are wide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMenu(db, { name: 'Report', icon: 24 });
  await addRights(db, [{ menu: 'Report', position: 1, name: 'View Reports', page: 'reports' }]);
  await sql`
    create index orders_for_reports on orders
    (ordered_on, prepared_by_id, customer_id, company_id, total_paise, discounted_paise)`.execute(db);
  await sql`
    create index orders_for_reports_by_place on orders
    (ordered_on, ${jsonText(db, 'printed', 'state')}, ${jsonText(db, 'printed', 'city')}, total_paise, discounted_paise)`.execute(db);
  await sql`
    create index order_lines_for_reports on order_lines
    (order_id, product_id, category, solution, quantity, goods_value_paise, closed_quantity, returned_quantity)
    where removed_by_change = 0`.execute(db);
}

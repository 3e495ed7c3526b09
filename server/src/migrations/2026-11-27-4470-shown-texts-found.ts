import { sql, type Kysely } from 'kysely';
import { consignmentText, type ConsignmentRow } from '../platform/database/for-migrations/consignment-text.ts';

const rowsAtOnce = 500;

/** The search finds a consignment by everything that its list shows. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<ConsignmentRow & { id: number }>`
      select consignments.*, orders.number, orders.customer_name, orders.company_name
      from consignments inner join orders on orders.id = consignments.order_id
      where consignments.id > ${last} order by consignments.id limit ${rowsAtOnce}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    for (const row of rows) await sql`update consignments set search_text = ${consignmentText(row)} where id = ${row.id}`.execute(db);
  }
}

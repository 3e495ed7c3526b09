import { sql, type Kysely } from 'kysely';
import { jsonText } from '../platform/database/json-text.ts';

/** The filters of the quotation and order lists. Those of quotations by day, amount, customer and company have an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index quotations_by_preparer on quotations (prepared_by_id, id) where superseded_by_id is null`.execute(db);
  for (const column of ['prepared_by_id', 'customer_id', 'company_id'])
    await sql`create index ${sql.raw(`orders_by_${column}`)} on orders (${sql.raw(column)}, id)`.execute(db);
  await sql`create index orders_by_status on orders (status, is_closed, id)`.execute(db);
  await sql`create index orders_by_state on orders (${jsonText(db, 'printed', 'state')}, id)`.execute(db);
  await sql`create index orders_by_city on orders (${jsonText(db, 'printed', 'city')}, id)`.execute(db);
}

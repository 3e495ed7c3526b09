import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';

/** What the approval rules read of a quotation that waits, and of products, so that the whole queue is judged from indexes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index quotations_waiting`.execute(db);
  await sql`
    create index quotations_waiting on quotations (
      waiting_since, id, version, valid_until, customer_id, total_paise, discount_percent_hundredths, prepared_by_id, content_changed_by_id
    ) where status = 'Open' and superseded_by_id is null and lost_on = '' and returned_note = ''`.execute(db);
  await sql`
    create index products_judged on products (id, floor_price_paise, status)
    where floor_price_paise is not null or status = 'Pending'`.execute(db);
  if (engineOf(db) === 'postgres') return;
  // Without statistics, SQLite reads the queue from an index that is not in its order.
  for (const index of ['quotations_waiting', 'products_judged']) await sql`analyze ${sql.ref(index)}`.execute(db);
}

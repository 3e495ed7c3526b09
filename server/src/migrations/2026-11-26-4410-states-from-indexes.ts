import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';

/**
 * What decides whether a quotation is Pending, so that the dashboard, the queue and the bell count from indexes alone; and the void and the
 * lost ones, so that their lists do not read all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['quotations_open', 'quotations_waiting']) await db.schema.dropIndex(index).execute();
  await sql`
    create index quotations_pending on quotations (id, valid_until, order_status)
    where status = 'Open' and superseded_by_id is null and lost_on = ''`.execute(db);
  await sql`
    create index quotations_waiting on quotations (
      waiting_since, id, version, valid_until, order_status, customer_id, total_paise, discount_percent_hundredths, prepared_by_id,
      content_changed_by_id
    ) where status = 'Open' and superseded_by_id is null and lost_on = '' and returned_note = ''`.execute(db);
  // Few quotations are superseded, so the current ones are all less these.
  await sql`create index quotations_superseded on quotations (id) where superseded_by_id is not null`.execute(db);
  await sql`create index quotations_void on quotations (id) where status = 'Void' and superseded_by_id is null`.execute(db);
  await sql`create index quotations_lost on quotations (id, status) where lost_on <> '' and superseded_by_id is null`.execute(db);
  if (engineOf(db) === 'postgres') return;
  // Without statistics, SQLite reads the queue from an index that is not in its order.
  for (const state of ['pending', 'waiting', 'superseded', 'void', 'lost'])
    await sql`analyze ${sql.ref(`quotations_${state}`)}`.execute(db);
}

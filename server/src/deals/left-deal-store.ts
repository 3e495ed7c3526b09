/** The SQL of deals that all their quotations have left. Reading: holdsMore. Writing: emptyDeal. */
import './deals-tables.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** Whether notes, files, sales calls or a brochure request belong to a deal itself. */
export async function holdsMore(db: Db, dealId: number): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found where exists (select 1 from notes where record = 'deal' and record_id = ${dealId})
      or exists (select 1 from attachments where record = 'deal' and record_id = ${dealId})
      or exists (select 1 from sales_calls where deal_id = ${dealId})
      or exists (select 1 from brochure_requests where deal_id = ${dealId})`.execute(db);
  return rows.length > 0;
}

/** Removes an empty deal from lists, searches and pages, and frees its number. */
export async function emptyDeal(db: Db, dealId: number, { now }: WriteStamp): Promise<void> {
  await db
    .updateTable('deals')
    .set({ number: String(dealId), customer_id: null, next_on: '', search_text: '', emptied_at: now, updated_at: now })
    .where('id', '=', dealId)
    .execute();
}

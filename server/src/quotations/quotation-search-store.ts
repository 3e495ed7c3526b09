/** The SQL of the search texts of quotations. Reading: listWrongExpiryWords. Writing: refreshSearchText, noteOrderProgress. */
import './quotations-tables.ts';
import type { OrderStatus } from '@vikray/contract/orders/order-status.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { quotationSearchText } from './quotation-search-text.ts';
import { findQuotation } from './quotation-store.ts';
import { isCurrent, isShownAs } from './which-quotations.ts';

/** Makes the search find a current quotation by what its lists show; a superseded one is not found. */
export async function refreshSearchText(db: Db, quotationId: number, now: string): Promise<Quotation | undefined> {
  const quotation = await findQuotation(db, quotationId, now);
  if (!quotation) return undefined;
  await db
    .updateTable('quotations')
    .set({ search_text: quotation.supersededById === null ? quotationSearchText(quotation) : '' })
    .where('id', '=', quotationId)
    .execute();
  return quotation;
}

/** Shows a quotation by the new status of its order, also in the search. */
export async function noteOrderProgress(db: Db, quotationId: number, progress: OrderStatus, now: string): Promise<void> {
  await db.updateTable('quotations').set({ order_progress: progress }).where('id', '=', quotationId).execute();
  await refreshSearchText(db, quotationId, now);
}

/** How long ago a validity may have ended for its word in the search to be checked. */
const looksBackDays = 31;

/** The current quotations whose search text says Expired although they are not, or does not although they are. */
export async function listWrongExpiryWords(db: Db, now: string): Promise<number[]> {
  const isFoundAsExpired = sql`(${'\n'} || quotations.search_text || ${'\n'}) like ${'%\nexpired\n%'}`;
  const word = sql`case when ${isFoundAsExpired} then 1 else 0 end`;
  const { rows } = await sql<{ id: number }>`
    select id from quotations
    where ${isCurrent} and quotations.valid_until <> '' and quotations.valid_until >= ${addDays(dateAt(now), -looksBackDays)}
      and ${word} <> case when ${isShownAs('Expired', now)} then 1 else 0 end`.execute(db);
  return rows.map(({ id }) => id);
}

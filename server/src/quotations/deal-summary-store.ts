/** The SQL of what the summary of a deal follows from: currentOfDeals. */
import './quotations-tables.ts';
import type { ShownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { acceptedOn } from './quotation-store.ts';
import { isCurrent, shownStatusOf } from './which-quotations.ts';

interface CurrentQuotation {
  readonly quotationId: number;
  readonly shownStatus: ShownStatus;
  readonly isOrdered: boolean;
  /** When the customer accepted it by a link; blank until then. */
  readonly acceptedOn: string;
  readonly acceptedBy: string;
  /** In paise. */
  readonly totalAmount: number;
  readonly validUntil: string;
}

/** The current quotations of deals, newest first, as they are shown on a date, by the deal. A deal without any is missing. */
export async function currentOfDeals(
  db: Db,
  dealIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, readonly CurrentQuotation[]>> {
  const rows = await db
    .selectFrom('quotations')
    .select(['id', 'deal_id', 'accepted_by', 'status', 'superseded_by_id', 'lost_on', 'order_progress', 'valid_until', 'total_paise'])
    .select(['customer_answer', 'customer_answered_at'])
    .where(isAmong(db, 'deal_id', dealIds))
    .where(isCurrent)
    .orderBy('id', 'desc')
    .execute();
  const current = rows.map((row) => ({
    dealId: row.deal_id,
    quotationId: row.id,
    acceptedBy: row.accepted_by,
    shownStatus: shownStatusOf(row, today),
    isOrdered: row.order_progress !== '',
    acceptedOn: acceptedOn(row),
    totalAmount: row.total_paise,
    validUntil: row.valid_until,
  }));
  return Map.groupBy(current, ({ dealId }) => dealId);
}

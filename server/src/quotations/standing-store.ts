/** The SQL that reads what decides the standing of a deal: currentOfDeal. */
import './quotations-tables.ts';
import type { ShownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { Db } from '../platform/database/tables.ts';
import { acceptedOn } from './quotation-store.ts';
import { isCurrent, shownStatusOf } from './which-quotations.ts';

interface CurrentQuotation {
  readonly shownStatus: ShownStatus;
  readonly isOrdered: boolean;
  /** When the customer accepted it by a link; blank until then. */
  readonly acceptedOn: string;
  /** In paise. */
  readonly totalAmount: number;
  readonly validUntil: string;
}

/** The current quotations of a deal, newest first, as they are shown on a date. */
export async function currentOfDeal(db: Db, dealId: number, today: string): Promise<CurrentQuotation[]> {
  const rows = await db
    .selectFrom('quotations')
    .select([
      'status',
      'superseded_by_id',
      'lost_on',
      'order_status',
      'valid_until',
      'total_paise',
      'customer_answer',
      'customer_answered_at',
    ])
    .where('deal_id', '=', dealId)
    .where(isCurrent)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    shownStatus: shownStatusOf(row, today),
    isOrdered: row.order_status !== '',
    acceptedOn: acceptedOn(row),
    totalAmount: row.total_paise,
    validUntil: row.valid_until,
  }));
}

/** The SQL that reads the revisions of a number: listRevisions. */
import '../quotations-tables.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { QuotationRevision } from '@vikray/contract/quotations/quotation-revision.ts';
import type { Db } from '../../platform/database/tables.ts';
import { handedOverAt } from '../../mail-log/public.ts';
import { isAnyRevision, shownStatusOf } from '../which-quotations.ts';

/** All revisions of the number, newest first, as they are shown at `now`. */
export async function listRevisions(db: Db, baseNumber: string, now: string): Promise<QuotationRevision[]> {
  const rows = await db
    .selectFrom('quotations')
    .innerJoin('users', 'users.id', 'quotations.updated_by_id')
    .selectAll('quotations')
    .select('users.name as updated_by')
    .where('base_number', '=', baseNumber)
    .where(isAnyRevision)
    .orderBy('revision', 'desc')
    .execute();
  const firstMails = await handedOverAt(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    quotationId: row.id,
    number: row.number,
    revision: row.revision,
    date: row.quoted_on,
    totalAmount: row.total_paise,
    shownStatus: shownStatusOf(row, dateAt(now)),
    revisionReason: row.revision_reason,
    updatedBy: row.updated_by,
    updatedOn: row.updated_at,
    handedOverAt: firstMails.get(row.id) ?? '',
  }));
}

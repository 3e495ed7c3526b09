/** The SQL that reads the revisions of a number: listRevisions. */
import '../quotations-tables.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { QuotationRevision } from '@vikray/contract/quotations/quotation-revision.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { isAnyRevision, shownStatusOf } from '../which-quotations.ts';
import { listHandovers } from './handover-store.ts';

/** All revisions of a number, newest first, as they are shown at `now`. */
export async function listRevisions(
  db: Db,
  { baseNumber, dealId }: Pick<Quotation, 'baseNumber' | 'dealId'>,
  now: string,
): Promise<QuotationRevision[]> {
  const rows = await db
    .selectFrom('quotations')
    .innerJoin('users', 'users.id', 'quotations.updated_by_id')
    // Revision 0 was made by its preparer.
    .innerJoin('users as makers', (join) => join.on('makers.id', '=', sql`coalesce(quotations.made_by_id, quotations.prepared_by_id)`))
    .selectAll('quotations')
    .select(['users.name as updated_by', 'makers.name as made_by'])
    .where('base_number', '=', baseNumber)
    .where(isAnyRevision)
    .orderBy('revision', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const handovers = await listHandovers(db, dealId, ids);
  return rows.map((row) => ({
    quotationId: row.id,
    number: row.number,
    revision: row.revision,
    date: row.quoted_on,
    totalAmount: row.total_paise,
    shownStatus: shownStatusOf(row, dateAt(now)),
    revisionReason: row.revision_reason,
    madeBy: row.made_by,
    madeOn: row.created_at,
    updatedBy: row.updated_by,
    updatedOn: row.updated_at,
    ...handedOver(handovers.get(row.id) ?? []),
  }));
}

function handedOver(handovers: QuotationRevision['handovers']): Pick<QuotationRevision, 'handovers' | 'handedOverAt'> {
  return { handovers, handedOverAt: handovers.find(({ kind }) => kind !== 'Link')?.at ?? '' };
}

import { mostOfKind } from '@vikray/contract/palette/found-record.ts';
import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { obstacleTo } from '@vikray/contract/quotations/quotation-obstacles.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { isAnyRevision, isCurrentQuotation, shownStatusOf } from '../quotations/public.ts';
import { inFoundOrder, joined, possible, type FinderContext, type Hit } from './finder.ts';
import { beginsWith, findFirst, isExactly } from './first-match-store.ts';
import { hasSerial } from './typed-search.ts';

/** The current revisions by the number of their quotation, or by their customer. */
export async function findQuotations({ db, typed, now, user }: FinderContext): Promise<Hit[]> {
  const found = await findFirst(
    db,
    {
      table: 'quotations',
      listed: isCurrentQuotation,
      // A revision is found by its number of now and by the number without it.
      exactly: [
        isExactly(db, 'quotations.base_number', typed.number.replace(/-R\d+$/, '')),
        ...hasSerial(db, 'quotations.base_number', typed),
      ],
      beginning: [beginsWith(db, 'quotations.base_number', typed.number), beginsWith(db, 'quotations.customer_name_key', typed.text)],
      containing: typed.containing,
    },
    mostOfKind,
  );
  if (found.size === 0) return [];
  const today = dateAt(now);
  const rows = await db
    .selectFrom('quotations')
    .innerJoin('deals', 'deals.id', 'quotations.deal_id')
    .select(['quotations.id', 'quotations.number', 'customer_name', 'total_paise', 'quoted_on', 'deal_id', 'deals.due_on'])
    .select([
      'quotations.status',
      'superseded_by_id',
      'lost_on',
      'order_progress',
      'quotations.valid_until',
      'order_status',
      'revision',
      'prepared_by_id',
    ])
    .where(isAmong(db, 'quotations.id', [...found.keys()]))
    .where(isAnyRevision)
    .execute();
  return inFoundOrder(found, rows, (row) => {
    const shownStatus = shownStatusOf(row, today);
    const state = { status: row.status, shownStatus, orderStatus: row.order_status, revision: row.revision };
    const mayChange = user.rights.has('Edit Quotation') || (user.rights.has('Add Quotation') && row.prepared_by_id === user.userId);
    return {
      title: row.number,
      note: joined(row.customer_name, formatRupees(row.total_paise), slashedDate(row.quoted_on)),
      shownStatus,
      page: `viewquotation?id=${row.id}`,
      actions: possible({
        PDF: mayBeExported(row.status),
        Copy: user.rights.has('Add Quotation'),
        Edit: mayChange && obstacleTo('edit', state) === undefined,
        Revise: mayChange && obstacleTo('revise', state) === undefined,
        'Follow up': user.rights.has('Follow Up List') && row.due_on !== '',
      }),
      dealId: row.deal_id,
    };
  });
}

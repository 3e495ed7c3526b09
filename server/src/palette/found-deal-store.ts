import { mostOfKind } from '@vikray/contract/palette/found-record.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { isDealThere } from '../deals/public.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { inFoundOrder, joined, possible, type FinderContext, type Hit } from './finder.ts';
import { beginsWith, findFirst, isExactly } from './first-match-store.ts';
import { hasSerial } from './typed-search.ts';

/** The deals, and with them the enquiries, by number or company. What an enquiry says is part of what they contain. */
export async function findDeals({ db, typed, user }: FinderContext): Promise<Hit[]> {
  const found = await findFirst(
    db,
    {
      table: 'deals',
      exactly: [isExactly(db, 'deals.number', typed.number), ...hasSerial(db, 'deals.number', typed)],
      beginning: [beginsWith(db, 'deals.number', typed.number), beginsWith(db, 'deals.company_name_key', typed.text)],
      containing: typed.containing,
    },
    // Emptied deals are rare, and no index leaves them out.
    2 * mostOfKind,
  );
  if (found.size === 0) return [];
  const rows = await db
    .selectFrom('deals')
    .select(['id', 'number', 'enquiry_number', 'company_name', 'requirement', 'amount_paise', 'closed_on', 'due_on'])
    .where(isAmong(db, 'id', [...found.keys()]))
    .where(isDealThere)
    .execute();
  const hits = inFoundOrder(found, rows, (row) => ({
    title: row.number,
    note: joined(row.company_name, row.amount_paise > 0 ? formatRupees(row.amount_paise) : row.requirement.slice(0, 80)),
    shownStatus: row.number === row.enquiry_number ? (row.closed_on === '' ? 'Enquiry' : 'Closed') : '',
    page: `deal?id=${row.id}`,
    actions: possible({ 'Follow up': user.rights.has('Follow Up List') && row.due_on !== '' }),
    dealId: row.id,
  }));
  return hits.slice(0, mostOfKind);
}

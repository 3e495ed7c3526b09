import { mostOfKind } from '@vikray/contract/palette/found-record.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { inFoundOrder, joined, possible, type FinderContext, type Hit } from './finder.ts';
import { beginsWith, findFirst, isExactly } from './first-match-store.ts';
import { hasSerial } from './typed-search.ts';

/** The orders by number or customer. The number of the customer's own order is part of what they contain. */
export async function findOrders({ db, typed, user }: FinderContext): Promise<Hit[]> {
  const found = await findFirst(
    db,
    {
      table: 'orders',
      exactly: [isExactly(db, 'orders.number', typed.number), ...hasSerial(db, 'orders.number', typed)],
      beginning: [beginsWith(db, 'orders.number', typed.number), beginsWith(db, 'orders.customer_name_key', typed.text)],
      containing: typed.containing,
    },
    mostOfKind,
  );
  if (found.size === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'customer_name', 'total_paise', 'ordered_on', 'status'])
    .where(isAmong(db, 'id', [...found.keys()]))
    .execute();
  return inFoundOrder(found, rows, (row) => ({
    title: row.number,
    note: joined(row.customer_name, formatRupees(row.total_paise), slashedDate(row.ordered_on)),
    shownStatus: row.status,
    page: `vieworder?id=${row.id}`,
    actions: possible({ PDF: true, Dispatch: user.rights.has('Add Dispatch') && row.status !== 'Dispatched' }),
  }));
}

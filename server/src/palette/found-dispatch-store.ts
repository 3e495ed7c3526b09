import { mostOfKind } from '@vikray/contract/palette/found-record.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { inFoundOrder, joined, type FinderContext, type Hit } from './finder.ts';
import { beginsWith, findFirst, isExactly } from './first-match-store.ts';
import { hasSerial } from './typed-search.ts';

/** The lines that are looked at, because those of one invoice are one entry. */
const maxLines = 5 * mostOfKind;

/** The dispatches by invoice or order number: one for each invoice of an order. */
export async function findDispatches({ db, typed }: FinderContext): Promise<Hit[]> {
  const found = await findFirst(
    db,
    {
      table: 'dispatches',
      exactly: [isExactly(db, 'dispatches.invoice_number', typed.number), ...hasSerial(db, 'dispatches.order_number', typed)],
      beginning: [beginsWith(db, 'dispatches.invoice_number', typed.number)],
      containing: typed.containing,
    },
    maxLines,
  );
  if (found.size === 0) return [];
  const lines = await db
    .selectFrom('dispatches')
    .innerJoin('orders', 'orders.id', 'dispatches.order_id')
    .select(['dispatches.id', 'dispatches.invoice_number', 'dispatches.order_number', 'dispatches.dispatched_on', 'orders.customer_name'])
    .where(isAmong(db, 'dispatches.id', [...found.keys()]))
    .execute();
  const hits = inFoundOrder(found, lines, (line) => ({
    title: line.invoice_number || line.order_number,
    note: joined(line.customer_name, line.invoice_number === '' ? '' : line.order_number, dashedDate(line.dispatched_on)),
    shownStatus: '',
    page: `dispatchlist?${new URLSearchParams({ search: line.invoice_number || line.order_number }).toString()}`,
    actions: [],
  }));
  return [...new Map(hits.toReversed().map((hit) => [`${hit.title} ${hit.note}`, hit])).values()].toReversed().slice(0, mostOfKind);
}

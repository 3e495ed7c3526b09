import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedWholePieces } from '../platform/database/search/grouped-quantities.ts';
import { searchTextOf } from '../platform/database/search/search.ts';

type Shown = Pick<
  Dispatch,
  'invoiceNumber' | 'invoiceDate' | 'dispatchDate' | 'number' | 'name' | 'dispatchQuantity' | 'voidInvoice' | 'status'
>;

/** The search text of a dispatched line: everything that the history shows of it. */
export function dispatchSearchText(shown: Shown): string {
  return searchTextOf([
    shown.invoiceNumber,
    dashedDate(shown.invoiceDate),
    dashedDate(shown.dispatchDate),
    shown.number,
    shown.name,
    String(shown.dispatchQuantity),
    shown.voidInvoice,
    ...(shown.status === 'Cancelled' ? [shown.status] : []),
    ...groupedWholePieces(shown.dispatchQuantity),
  ]);
}

import { dashedDate } from '@vikray/contract/platform/dates.ts';
import type { ReturnedLine } from '@vikray/contract/returns/return.ts';
import { groupedWholePieces } from '../platform/database/search/grouped-quantities.ts';
import { searchTextOf } from '../platform/database/search/search.ts';

type Shown = Pick<
  ReturnedLine,
  'number' | 'returnedOn' | 'orderNumber' | 'companyName' | 'name' | 'quantity' | 'condition' | 'reason' | 'remark' | 'updatedBy'
>;

/** The search text of returned pieces: everything that their list shows. */
export function returnSearchText(shown: Shown): string {
  return searchTextOf([
    shown.number,
    dashedDate(shown.returnedOn),
    shown.orderNumber,
    shown.companyName,
    shown.name,
    String(shown.quantity),
    shown.condition,
    shown.reason,
    shown.remark,
    shown.updatedBy,
    ...groupedWholePieces(shown.quantity),
  ]);
}

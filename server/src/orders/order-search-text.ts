import type { Order } from '@vikray/contract/orders/order.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { ShownSections } from '../platform/database/lists/list-page.ts';
import { searchTextOfSections } from '../platform/database/search/search.ts';

type ShownOrder = Pick<Order, 'number' | 'date' | 'totalAmount' | 'companyName' | 'preparedBy' | 'shownStatus' | 'poNumber'>;

/**
 * The search text of an order: everything that its lists show. The first section has the date of the order list, the last one the date of
 * the orders to dispatch.
 */
export function orderSearchText({ number, date, totalAmount, companyName, preparedBy, shownStatus, poNumber }: ShownOrder): string {
  return searchTextOfSections([
    [slashedDate(date)],
    [number, formatRupees(totalAmount), formatDecimal(totalAmount), companyName, preparedBy, shownStatus, poNumber],
    [dashedDate(date)],
  ]);
}

/** The sections that the order list shows. */
export const sectionsOfList: ShownSections = { without: 'last', mayHide: (term) => /^[\d-]+$/.test(term) };

/** The sections that the orders to dispatch show. */
export const sectionsToDispatch: ShownSections = { without: 'first', mayHide: (term) => /^[\d/]+$/.test(term) };

import type { Order } from '@vikray/contract/orders/order.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { searchTextOf } from '../platform/database/search/search.ts';

type ShownOrder = Pick<Order, 'number' | 'date' | 'totalAmount' | 'companyName' | 'preparedBy' | 'status'>;

/** The search text of an order: everything that its lists show. */
export function orderSearchText({ number, date, totalAmount, companyName, preparedBy, status }: ShownOrder): string {
  // Orders show their date with slashes, the dispatch list with hyphens.
  return searchTextOf([
    number,
    slashedDate(date),
    dashedDate(date),
    formatRupees(totalAmount),
    formatDecimal(totalAmount),
    companyName,
    preparedBy,
    status,
  ]);
}

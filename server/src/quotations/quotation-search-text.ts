import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { searchTextOf } from '../platform/database/search.ts';

type ShownQuotation = Pick<Quotation, 'number' | 'date' | 'totalAmount' | 'companyName' | 'preparedBy' | 'shownStatus' | 'approvedDate'>;

/** The search text of a quotation: everything that its lists show. */
export function quotationSearchText(quotation: ShownQuotation): string {
  return searchTextOf([
    quotation.number,
    slashedDate(quotation.date),
    formatRupees(quotation.totalAmount),
    formatDecimal(quotation.totalAmount),
    quotation.companyName,
    quotation.preparedBy,
    quotation.shownStatus,
    slashedDate(quotation.approvedDate),
  ]);
}

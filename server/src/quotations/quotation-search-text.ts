import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { searchTextOf } from '../platform/database/search.ts';

type ShownQuotation = Pick<
  Quotation,
  'number' | 'date' | 'totalAmount' | 'companyName' | 'preparedBy' | 'shownStatus' | 'approvedDate' | 'discountPercent'
> & {
  /** The moment since which it waits for approval. */
  readonly waitingSince: string;
};

/** The search text of a quotation: everything that its lists show. What only the approval queue shows is in it while it is pending. */
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
    ...(quotation.shownStatus === 'Pending' ? shownInQueue(quotation) : []),
  ]);
}

/** A day that is that of the quotation is in its text already. */
function shownInQueue({ discountPercent, date, waitingSince }: ShownQuotation): string[] {
  const waitingOn = dateAt(waitingSince);
  return [`${formatDecimal(discountPercent)} %`, waitingOn === date ? '' : slashedDate(waitingOn)];
}

import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { ShownSections } from '../platform/database/lists/list-page.ts';
import { searchTextOfSections } from '../platform/database/search/search.ts';

type ShownQuotation = Pick<
  Quotation,
  'number' | 'date' | 'totalAmount' | 'companyName' | 'preparedBy' | 'shownStatus' | 'approvedDate' | 'discountPercent'
> & {
  /** The instant since which it waits for approval. */
  readonly waitingSince: string;
};

/**
 * The search text of a quotation: everything that its lists show. First what the approval queue does not show, last what the quotation list
 * does not. The quotations to order show all of it.
 */
export function quotationSearchText(quotation: ShownQuotation): string {
  const { number, date, totalAmount, companyName, preparedBy, shownStatus, approvedDate } = quotation;
  return searchTextOfSections([
    [slashedDate(date), shownStatus],
    [number, formatRupees(totalAmount), formatDecimal(totalAmount), companyName, preparedBy],
    [slashedDate(approvedDate), ...(shownStatus === 'Pending' ? shownInQueue(quotation) : [])],
  ]);
}

function shownInQueue({ discountPercent, waitingSince }: ShownQuotation): string[] {
  return [`${formatDecimal(discountPercent)} %`, slashedDate(dateAt(waitingSince))];
}

/** What the quotation list shows. Only the others show the day of approval, a discount as '10.00 %', and the day since which it waits. */
export const sectionsOfList: ShownSections = { without: 'last', mayHide: (term) => /^[\d/.% ]+$/.test(term) };

/** What the approval queue shows. Only the others show the date and the status, which is always the same in the queue. */
export const sectionsOfQueue: ShownSections = { without: 'first', mayHide: (term) => /^[\d/]+$/.test(term) || 'pending'.includes(term) };

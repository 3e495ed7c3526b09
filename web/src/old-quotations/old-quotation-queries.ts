/** Everything that the screen of old quotations reads from the server. */
import type { OldQuotation } from '@vikray/contract/old-quotations/old-quotation.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The old quotations of a financial year, or of all years without one. */
export function useOldQuotationList(page: ListPage, financialYear: string | undefined): ListRows<OldQuotation> {
  return useListRows('GetOldQuotation', page, (quotation) => quotation.oldQuotationId, { financialYear });
}

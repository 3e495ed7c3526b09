/** What the quotation screens read of quotations. */
import type { AllQuotationFilters } from '@vikray/contract/quotations/quotation-filters.ts';
import type { ShownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The quotations of the list screen: those shown with this status, or all current ones. */
export function useQuotationList(
  page: ListPage,
  filters: AllQuotationFilters & { readonly shownStatus: ShownStatus | undefined },
): ListRows<Quotation> {
  return useListRows('GetQuotation', page, (quotation) => quotation.quotationId, filters);
}

/** One quotation, null when there is none with that id. */
export function useQuotation(quotationId: number | undefined) {
  return useQuery({
    ...queryOf('GetQuotation', quotationId === undefined ? {} : { quotationId }),
    enabled: quotationId !== undefined,
    select: ({ rows }): Quotation | null => rows[0] ?? null,
    ...alwaysReload,
  });
}

/** The lines of a quotation. Reads nothing while there is no quotation. */
export function useQuotationLines(quotationId: number | undefined) {
  return useQuery({
    ...queryOf('GetQuotationProduct', { quotationId: quotationId ?? 0 }),
    enabled: quotationId !== undefined,
    ...alwaysReload,
  });
}

/** Makes everything that shows quotations, or deals, reload. */
export function refreshQuotations(): Promise<void> {
  return refresh(
    'GetQuotation',
    'GetApprovedQuotation',
    'GetQuotationRevision',
    'GetDeal',
    'GetDealList',
    'GetApprovalQueue',
    'GetApprovalReasons',
  );
}

/** What the quotation screens read of revisions. */
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf } from '../../platform/queries.ts';

/** All revisions of a quotation's number, newest first. Reads nothing while there is no quotation. */
export function useQuotationRevisions(quotationId: number | undefined) {
  return useQuery({
    ...queryOf('GetQuotationRevision', { quotationId: quotationId ?? 0 }),
    enabled: quotationId !== undefined,
    ...alwaysReload,
  });
}

/** What differs between two revisions, unchanged rows included. */
export function useQuotationDifference(quotationId: number, againstId: number) {
  return useQuery({ ...queryOf('GetQuotationDifference', { quotationId, againstId, all: 'Yes' }), ...alwaysReload });
}

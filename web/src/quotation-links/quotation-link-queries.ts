/** Everything that the screens about links read from the server. */
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';

/** The links of a quotation, newest first, and whether links can be made here. */
export function useQuotationLinkList(quotationId: number) {
  return useQuery({ ...queryOf('GetQuotationLink', { quotationId }), ...alwaysReload });
}

/** Makes what shows links reload: their list and the timelines. */
export function refreshLinks(): Promise<void> {
  return refresh('GetQuotationLink', 'GetTimeline');
}

/** Everything that the follow-ups and their letters read from the server. */
import { useQuery } from '@tanstack/react-query';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import type { DueFilter, DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { call } from '../platform/call.ts';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The recipient of a quotation's follow-up, and the mails about it so far. Read whenever the letter opens. */
export function useFollowUp(quotationId: number) {
  return useQuery({
    ...queryOf('GetFollowUp', { quotationId }),
    select: ([followUp]) => followUp,
    ...alwaysReload,
  });
}

interface DueListFilter {
  readonly due: DueFilter;
  readonly ownerId?: number;
  readonly owner?: 'None';
}

/** A page of the due list. */
export function useFollowUpList(page: ListPage, filter: DueListFilter): ListRows<DueFollowUp> {
  return useListRows('GetFollowUpList', page, ({ dealId }) => dealId, filter);
}

const shownCalls = 3;

/** The last calls of a deal, newest first. */
export function useLastCalls(dealId: number) {
  return useQuery(queryOf('GetTimeline', { record: 'deal', recordId: dealId, kind: 'Call', pageSize: shownCalls }));
}

/** Makes everything that shows follow-ups and their calls load again. */
export function refreshFollowUps(): Promise<void> {
  return refresh('GetFollowUpList', 'GetDeal', 'GetDealList', 'GetTimeline', 'GetSalesList');
}

/** Makes everything that shows mails about quotations load again. */
export function refreshMailed(): Promise<void> {
  return refresh(
    'GetQuotation',
    'GetApprovedQuotation',
    'GetQuotationRevision',
    'GetDeal',
    'GetDealList',
    'GetTimeline',
    'GetQuotationLink',
  );
}

/** Reads a deal again, for a user whose change was based on an older version. Nothing when it no longer exists. */
export async function reloadDeal(dealId: number): Promise<Deal | undefined> {
  const [deal] = await call('GetDeal', { dealId });
  return deal;
}

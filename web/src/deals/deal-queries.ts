/** Everything that the screens of deals read from the server. */
import type { Deal, ListedDeal } from '@vikray/contract/deals/deal.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf } from '../platform/queries.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** One deal with everything that belongs to it. Loads whenever its page opens or gets the focus. */
export function useDeal(dealId: number | undefined) {
  return useQuery({
    ...queryOf('GetDeal', { dealId: dealId ?? 0 }),
    enabled: dealId !== undefined,
    select: ([deal]): Deal | undefined => deal,
    ...alwaysReload,
  });
}

/** The deals of a customer. */
export function useDealsOf(customerId: number, page: ListPage): ListRows<ListedDeal> {
  return useListRows('GetDealList', page, (deal) => deal.dealId, { customerId });
}

/** The other deals of the customer of a deal. */
export function useOtherDeals({ dealId, customerId }: Pick<Deal, 'dealId' | 'customerId'>): ServerSearch<ListedDeal> {
  const search = useServerSearch('GetDealList', customerId === null ? {} : { customerId });
  return { ...search, rows: search.rows.filter((each) => each.dealId !== dealId) };
}

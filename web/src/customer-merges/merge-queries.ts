/** Everything that the screens of merges read from the server. */
import type { CustomerMerge } from '@vikray/contract/customer-merges/customer-merge.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { LikelyCustomer } from '@vikray/contract/customers/likely-customer.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useRights } from '../platform/rights.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { useDebounced } from '../ui/page/use-debounced.ts';

/** Whether the user may merge customers, which needs two rights. */
export function useMayMerge(): boolean {
  const mayDelete = useAllowed('MergeCustomers');
  return useRights().has('Edit Customer') && mayDelete;
}

/** What a merge would move. Reads nothing until both customers are chosen. */
export function useMerge(keepId: number | undefined, mergeId: number | undefined) {
  return useQuery({
    ...queryOf('GetCustomerMerge', { keepId: keepId ?? 0, mergeId: mergeId ?? 0 }),
    enabled: keepId !== undefined && mergeId !== undefined,
    select: ([merge]): CustomerMerge | undefined => merge,
    ...alwaysReload,
  });
}

/** A customer with its details, those of now. */
export function useCustomerNow(customerId: number | undefined) {
  return useQuery({
    ...queryOf('GetCustomer', { customerId: customerId ?? 0 }),
    enabled: customerId !== undefined,
    select: ({ rows }): Customer | null => rows[0] ?? null,
    staleTime: 0,
    placeholderData: undefined,
  });
}

/** The customers that another one can be merged with. */
export function useOtherCustomers(exceptId: number): ServerSearch<Customer> {
  const search = useServerSearch('GetCustomer');
  return { ...search, rows: search.rows.filter(({ customerId }) => customerId !== exceptId) };
}

const typingPauseMs = 400;

/** The customers that may be the one that is entered. Asks the server once the typing pauses. */
export function useLikely(companyName: string, mobiles: readonly string[]): readonly LikelyCustomer[] {
  const known = JSON.stringify({ companyName: companyName.trim(), mobiles: mobiles.filter((mobile) => mobile.length === 10) });
  const settled = useDebounced(known, typingPauseMs);
  // What this page has just written.
  const input = JSON.parse(settled) as { companyName: string; mobiles: string[] };
  const { data } = useQuery({
    ...queryOf('GetLikelyCustomers', input),
    enabled: input.companyName !== '' || input.mobiles.length > 0,
    placeholderData: undefined,
  });
  return data ?? [];
}

/** Makes everything that shows one of the two customers reload. */
export function refreshMerged(): Promise<void> {
  return refresh(
    'GetCustomerList',
    'GetCustomer',
    'GetCustomerOverview',
    'GetCustomerSite',
    'GetDealList',
    'GetDeal',
    'GetQuotation',
    'GetOrder',
    'GetSalesList',
    'GetTimeline',
    'GetReceipt',
    'GetOutstanding',
  );
}

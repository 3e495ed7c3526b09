/** Everything that the customer screens read from the server. */
import type { CustomerFilters } from '@vikray/contract/customers/customer-filters.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { gstinLength, normalGstin } from '@vikray/contract/gst/normal-gstin.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';
import { useDebounced } from '../ui/page/use-debounced.ts';

/** The customers of the list screen. */
export function useCustomerList(page: ListPage, filters: CustomerFilters): ListRows<Customer> {
  return useListRows('GetCustomerList', page, (customer) => customer.customerId, filters);
}

/**
 * One customer, null when there is none with that id. Loads whenever its page opens, but not while the page is open, so that nothing
 * changes while someone edits it.
 */
export function useCustomer(customerId: number | undefined) {
  return useQuery({
    ...queryOf('GetCustomerList', customerId === undefined ? {} : { customerId }),
    enabled: customerId !== undefined,
    select: ({ rows }): Customer | null => rows[0] ?? null,
    ...alwaysReload,
    refetchOnWindowFocus: false,
  });
}

/** The customer into which a deleted one was merged; null if it was not. */
export function useHeir(customerId: number) {
  return useQuery({
    ...queryOf('GetCustomerOverview', { customerId }),
    select: ([overview]) =>
      typeof overview?.mergedIntoId === 'number' ? { customerId: overview.mergedIntoId, name: overview.mergedInto } : null,
    ...alwaysReload,
  });
}

const typingPauseMs = 300;

/** Whether a customer other than `exceptId` has this name already. Asks the server once the typing pauses. */
export function useNameTaken(companyName: string, exceptId?: number): boolean {
  const name = companyName.trim();
  const settledName = useDebounced(name, typingPauseMs);
  const { data } = useQuery({
    ...queryOf('GetCustomer', { companyName: settledName }),
    enabled: settledName !== '',
    placeholderData: undefined,
  });
  return name === settledName && (data?.rows.some((customer) => customer.customerId !== exceptId) ?? false);
}

/** The other customers with this GSTIN. Asks the server once the typing pauses. */
export function useSameGstin(typed: string, exceptId: number | undefined): readonly Customer[] {
  const gstin = normalGstin(typed);
  const settled = useDebounced(gstin, typingPauseMs);
  const { data } = useQuery({
    ...queryOf('GetCustomer', { gstin: settled, page: 1, pageSize: 3 }),
    enabled: settled.length === gstinLength,
    placeholderData: undefined,
  });
  return gstin === settled && gstin !== '' ? (data?.rows.filter((customer) => customer.customerId !== exceptId) ?? []) : [];
}

/** The sites of a customer, those of now whenever they are shown. */
export function useSites(customerId: number) {
  return useQuery({ ...queryOf('GetCustomerSite', { customerId }), staleTime: 0 });
}

/** Makes everything that shows customers reload. */
export function refreshCustomers(): Promise<void> {
  return refresh('GetCustomerList', 'GetCustomer');
}

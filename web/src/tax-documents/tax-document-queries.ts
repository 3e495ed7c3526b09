/** Everything that the tax documents read from the server. */
import { useQuery } from '@tanstack/react-query';
import type { Consignment, ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { call } from '../platform/call.ts';
import { queryOf, refresh } from '../platform/queries.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';
type ListFilter = Omit<InputOf<'GetConsignmentSums'>, 'search'>;

/** A page of the consignments. */
export function useConsignmentList(page: ListPage, filter: ListFilter): ListRows<Consignment> {
  return useListRows('GetConsignmentList', page, ({ consignmentId }) => consignmentId, filter);
}

/** The sums of everything that the list shows with this filter. */
export function useConsignmentSums(filter: ListFilter, search: string) {
  return useQuery(queryOf('GetConsignmentSums', { ...filter, search }));
}

/** What the files of a company and month hold and leave out. Nothing until both are chosen. */
export function useFileCounts(companyId: number | undefined, month: string | undefined) {
  const { data } = useQuery({
    ...queryOf('GetConsignmentSums', { ...(companyId && { companyId }), ...(month && { month }) }),
    enabled: companyId !== undefined && month !== undefined,
    placeholderData: undefined,
  });
  return data?.[0];
}

const mostConsignments = 100;

/** The orders of undecided consignments, up to 100 consignments of a company and month. */
export async function listUndecidedOrders(companyId: number, month: string): Promise<readonly Pick<Consignment, 'orderId' | 'number'>[]> {
  const { rows } = await call('GetConsignmentList', { companyId, month, taxUndecided: 'Yes', page: 1, pageSize: mostConsignments });
  return [...new Map(rows.map(({ orderId, number }) => [orderId, { orderId, number }])).values()];
}

/** A consignment with everything that its papers and files say. */
export function useConsignment(consignmentId: number) {
  return useQuery({ ...queryOf('GetConsignment', { consignmentId }), select: ([consignment]) => consignment });
}

const mostCompanies = 100;

/** The issuing companies to filter by. */
export function useIssuers() {
  return useQuery(queryOf('GetCompanyList', { role: 'Issuer', page: 1, pageSize: mostCompanies })).data?.rows ?? [];
}

/** The customers to filter by. */
export function useCustomersToFilter(): ServerSearch<Customer> {
  return useServerSearch('GetCustomer');
}

/** The name of the customer that is filtered by; blank until it is known. */
export function useCustomerName(customerId: number | undefined): string {
  const { data } = useQuery({
    ...queryOf('GetCustomer', customerId === undefined ? {} : { customerId }),
    enabled: customerId !== undefined,
    placeholderData: undefined,
  });
  return data?.rows[0]?.companyName ?? '';
}

/** Reads a consignment again, for a user whose change was based on an older version. Nothing when it no longer exists. */
export async function reloadConsignment(consignmentId: number): Promise<ConsignmentDetails | undefined> {
  const [consignment] = await call('GetConsignment', { consignmentId });
  return consignment;
}

/** Loads everything again that shows a consignment. */
export function refreshConsignments(): Promise<void> {
  return refresh('GetConsignmentList', 'GetConsignmentSums', 'GetConsignment');
}

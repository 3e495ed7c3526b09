/** Everything that the dispatch screens read from the server, except the orders. */
import type { DispatchFilters } from '@vikray/contract/dispatches/dispatch-filters.ts';
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { refreshOrders } from '../orders/public.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The dispatched lines of the history, cancelled ones too until a status is chosen. */
export function useDispatchList(page: ListPage, filters: DispatchFilters): ListRows<Dispatch> {
  return useListRows('GetDispatchOrder', page, (dispatch) => dispatch.id, { status: 'All' as const, ...filters });
}

/** Whether a company numbers its invoices itself; undefined until it is known. */
export function useIssuesHere(companyId: number | undefined): boolean | undefined {
  const { data, isError } = useQuery({
    ...queryOf('GetCompanyList', { whereClause: `fld_company_id=${companyId ?? 0}` }),
    // The answer about another company would number the invoice by that one.
    placeholderData: undefined,
    enabled: companyId !== undefined,
  });
  return isError ? false : data && data.rows[0]?.invoicesIssuedHere === 'Yes';
}

/** Makes everything that shows dispatches, orders or stock reload. */
export async function refreshDispatches(): Promise<void> {
  await Promise.all([refreshOrders(), refresh('GetDispatchOrder', 'GetProduct', 'GetProductList')]);
}

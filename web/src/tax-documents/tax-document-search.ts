import { useNavigate, useSearch } from '@tanstack/react-router';
import type { billFilters } from '@vikray/contract/consignments/consignment-filters.ts';
import { filteredStates, monthPattern, papers } from '@vikray/contract/consignments/consignment-words.ts';
import * as z from 'zod';
import { addressId } from '../platform/address-id.ts';
import { listSearch } from '../ui/lists/list-search.ts';

/** What is still to be done. */
export const todos = ['ewayNeeded', 'ewayOutdated', 'irnMissing', 'taxNotAllowed', 'taxUndecided'] as const;

/** What the page keeps in its address: that of a list, the filters, and the chosen row. */
export const taxDocumentSearch = listSearch.extend({
  companyid: addressId,
  customerid: addressId,
  month: z.string().regex(monthPattern).optional().catch(undefined),
  paper: z.enum(papers).optional().catch(undefined),
  state: z.enum(filteredStates).optional().catch(undefined),
  todo: z.enum(todos).optional().catch(undefined),
  /** The filters of a report, which the page reads with those that it shows as tags. */
  from: z.string().optional().catch(undefined),
  to: z.string().optional().catch(undefined),
  bills: z.string().optional().catch(undefined),
  id: addressId,
});

export type TaxFilter = Omit<z.output<typeof taxDocumentSearch>, keyof typeof listSearch.shape | 'id' | keyof typeof billFilters>;

/** The filters in the address and a function that changes some of them. A change leads to the first page. */
export function useTaxFilter(): [TaxFilter, (filter: TaxFilter) => void] {
  const filter = useSearch({ from: '/shell/taxdocuments' });
  const navigate = useNavigate({ from: '/taxdocuments' });
  return [filter, (change) => void navigate({ search: (before) => ({ ...before, ...change, page: undefined }) })];
}

/** The filters as the list, its sums and its files take them. */
export function listFilter({ companyid, customerid, month: ofMonth, paper, state, todo }: TaxFilter) {
  return {
    ...(companyid !== undefined && { companyId: companyid }),
    ...(customerid !== undefined && { customerId: customerid }),
    ...(ofMonth !== undefined && { month: ofMonth }),
    ...(paper !== undefined && { paper }),
    ...(state !== undefined && { state }),
    ...(todo === 'ewayNeeded' && { ewayNeeded: 'Yes' as const }),
    ...(todo === 'ewayOutdated' && { ewayOutdated: 'Yes' as const }),
    ...(todo === 'irnMissing' && { irnMissing: 'Yes' as const }),
    ...(todo === 'taxNotAllowed' && { taxNotAllowed: 'Yes' as const }),
    ...(todo === 'taxUndecided' && { taxUndecided: 'Yes' as const }),
  };
}

/** Everything that the company screens read from the server. */
import type { Company } from '@vikray/contract/companies/company.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The companies of the list screen. */
export function useCompanyList(page: ListPage): ListRows<Company> {
  return useListRows('GetCompanyList', page, (company) => company.companyId);
}

/**
 * One company, null when there is none with that id. Loads whenever its page opens, but not while the page is open, so that nothing changes
 * while someone edits it.
 */
export function useCompany(companyId: number | undefined) {
  return useQuery({
    ...queryOf('GetCompanyList', { whereClause: `fld_company_id=${companyId ?? 0}` }),
    enabled: companyId !== undefined,
    select: ({ rows }): Company | null => rows[0] ?? null,
    ...alwaysReload,
    refetchOnWindowFocus: false,
  });
}

/** The page after a save, spelt as in the specification. The menu leads to the same page in lower case. */
export const companyListAddress = '/companyList';

/** Makes everything that shows companies reload. */
export function refreshCompanies(): Promise<void> {
  return refresh('GetCompanyList');
}

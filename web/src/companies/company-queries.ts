/** All that the company screens read from the server. */
import type { Company } from '@vikray/contract/companies/company.ts';
import { useQuery } from '@tanstack/react-query';
import { listFile, type FileFormat } from '../platform/call.ts';
import { queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The companies of the list screen. */
export function useCompanyList(page: ListPage): ListRows<Company> {
  return useListRows('GetCompanyList', page, (company) => company.companyId);
}

/** The companies of a search as a file, in the same order. */
export function companyFileOf({ search, sort, order }: ListPage<'companyName'>, format: FileFormat): Promise<Blob> {
  return listFile('GetCompanyList', { search: search || undefined, sort, order: sort && order }, format);
}

/**
 * One company, null when there is none of that id. Read afresh whenever its page is opened, but not while the page stands, so that nothing
 * changes under the hands of who edits it.
 */
export function useCompany(companyId: number | undefined) {
  return useQuery({
    ...queryOf('GetCompanyList', { whereClause: `fld_company_id=${companyId ?? 0}` }),
    enabled: companyId !== undefined,
    select: ({ rows }): Company | null => rows[0] ?? null,
    placeholderData: undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Where a save leads to, in the specification's spelling; the menu's own is in small letters and the same page. */
export const companyListAddress = '/companyList';

/** Has everything that shows companies read afresh. */
export function refreshCompanies(): Promise<void> {
  return refresh('GetCompanyList');
}

/** What a quotation is put together from beside its products: parties, taxes and terms. */
import type { Company } from '@vikray/contract/companies/company.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';
import { queryOf } from '../platform/queries.ts';

/** The chosen issuing company, with everything that is printed. */
export function useIssuer(companyId: number | undefined) {
  return useQuery({
    ...queryOf('GetCompanyList', { whereClause: `fld_company_id=${companyId}` }),
    enabled: companyId !== undefined,
    select: ({ rows }): Company | null => rows[0] ?? null,
    placeholderData: undefined,
  });
}

/** The chosen customer, with everything that is printed. */
export function useChosenCustomer(customerId: number | undefined) {
  return useQuery({
    ...queryOf('GetCustomer', customerId === undefined ? {} : { customerId }),
    enabled: customerId !== undefined,
    select: ({ rows }): Customer | null => rows[0] ?? null,
    placeholderData: undefined,
  });
}

/** The sites of a customer. Reads nothing while there is no customer. */
export function useSitesOf(customerId: number | undefined) {
  return useQuery({
    ...queryOf('GetCustomerSite', { customerId: customerId ?? 0 }),
    enabled: customerId !== undefined,
    placeholderData: undefined,
  });
}

/** The tax percentages to choose from; the first is the default. */
export function useGstPercents() {
  return useQuery(queryOf('GetGst', {}));
}

const lookedAt = 5;

/** The last quotations of a customer, newest first, whose terms are proposed for the next one. */
export function useLastQuotationsOf(customerId: number | undefined) {
  return useQuery({
    ...queryOf('GetQuotation', { customerId: customerId ?? 0, page: 1, pageSize: lookedAt }),
    enabled: customerId !== undefined,
    select: ({ rows }): readonly Quotation[] => rows,
    placeholderData: undefined,
  });
}

/** The terms to choose from, of all categories. */
export function useTerms() {
  return useQuery(queryOf('GetTerms', {}));
}

/** What terms are proposed from, read at once for a quotation that is submitted before they are shown. */
export async function readTermSources(customerId: number, companyId: number) {
  const [quotations, companies, texts] = await Promise.all([
    call('GetQuotation', { customerId, page: 1, pageSize: lookedAt }),
    call('GetCompanyList', { whereClause: `fld_company_id=${companyId}` }),
    call('GetTerms', {}),
  ]);
  return { quotations: quotations.rows, company: companies.rows[0] ?? null, texts };
}

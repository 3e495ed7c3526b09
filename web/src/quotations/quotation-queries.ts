/** Everything that the quotation screens read from the server. */
import type { Company } from '@vikray/contract/companies/company.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { bestMatch } from '@vikray/contract/platform/operation.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import type { ShownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { QuotationDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The quotations of the list screen: those shown with this status, or all current ones. */
export function useQuotationList(page: ListPage, shownStatus: ShownStatus | undefined): ListRows<Quotation> {
  return useListRows('GetQuotation', page, (quotation) => quotation.quotationId, { shownStatus });
}

/** Loads whenever a page opens, because someone else may have changed the record in the meantime. */
const alwaysReload = { placeholderData: undefined, gcTime: 0 } as const;

/** One quotation, null when there is none with that id. */
export function useQuotation(quotationId: number | undefined) {
  return useQuery({
    ...queryOf('GetQuotation', quotationId === undefined ? {} : { quotationId }),
    enabled: quotationId !== undefined,
    select: ({ rows }): Quotation | null => rows[0] ?? null,
    ...alwaysReload,
  });
}

/** The lines of a quotation. Reads nothing while there is no quotation. */
export function useQuotationLines(quotationId: number | undefined) {
  return useQuery({
    ...queryOf('GetQuotationProduct', { quotationId: quotationId ?? 0 }),
    enabled: quotationId !== undefined,
    ...alwaysReload,
  });
}

/** All revisions of a quotation's number, newest first. Reads nothing while there is no quotation. */
export function useQuotationRevisions(quotationId: number | undefined) {
  return useQuery({
    ...queryOf('GetQuotationRevision', { quotationId: quotationId ?? 0 }),
    enabled: quotationId !== undefined,
    ...alwaysReload,
  });
}

/** What differs between two revisions, unchanged rows included. */
export function useQuotationDifference(quotationId: number, againstId: number) {
  return useQuery({ ...queryOf('GetQuotationDifference', { quotationId, againstId, all: 'Yes' }), ...alwaysReload });
}

/** The order of a quotation; undefined while there is none. */
export function useOrderOf(quotation: Quotation | undefined): Order | undefined {
  const isOrdered = quotation !== undefined && quotation.orderStatus !== '';
  const { data } = useQuery({
    ...queryOf('GetOrder', isOrdered ? { quotationId: quotation.quotationId } : {}),
    enabled: isOrdered,
    ...alwaysReload,
  });
  return data?.rows[0];
}

/** The products that can be quoted, by name; the best matches of a search come first. */
export function useQuotableProducts(page: ListPage): ListRows<Product> {
  return useListRows('GetProduct', { ...page, sort: bestMatch }, (product) => product.productId, { visible: 'Yes' });
}

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

/** The last quotation of an issuing company, whose terms are proposed for the next one. Null when there is none yet. */
export function useLastQuotationOf(companyId: number | undefined) {
  return useQuery({
    ...queryOf('GetQuotation', { preparedFor: companyId ?? 0, page: 1, pageSize: 1 }),
    enabled: companyId !== undefined,
    select: ({ rows }): Quotation | null => rows[0] ?? null,
    placeholderData: undefined,
  });
}

/** The terms to choose from, of all categories. */
export function useTerms() {
  return useQuery(queryOf('GetTerms', {}));
}

const noDrafts: readonly QuotationDraft[] = [];

/** The user's own drafts of this quotation, or of new ones, newest first. None while they cannot be read. */
export function useOwnDrafts(quotationId: number | undefined): readonly QuotationDraft[] {
  const { data = noDrafts } = useQuery({
    ...queryOf('GetQuotationDraft', {}),
    select: (drafts) => drafts.filter((draft) => draft.quotationId === (quotationId ?? null)),
    staleTime: 0,
  });
  return data;
}

/** Makes the list of drafts reload. */
export function refreshDrafts(): Promise<void> {
  return refresh('GetQuotationDraft');
}

/** Makes everything that shows quotations, or deals, reload. */
export function refreshQuotations(): Promise<void> {
  return refresh(
    'GetQuotation',
    'GetApprovedQuotation',
    'GetQuotationRevision',
    'GetDeal',
    'GetDealList',
    'GetApprovalQueue',
    'GetApprovalReasons',
  );
}

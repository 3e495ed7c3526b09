/** What the quotation builder reads of issuing companies, customers and contact persons. */
import type { Company } from '@vikray/contract/companies/company.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { companyOf, contactOf, customerOf, type PrintedContact } from '@vikray/contract/quotations/printed-parties.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/queries.ts';
import { useServerSearch, type ServerSearch } from '../../ui/inputs/server-search.ts';
import { useChosenCustomer, useIssuer } from '../part-queries.ts';
import type { QuotationForm } from './quotation-form.ts';
import type { ChosenParties } from './quotation-preview.ts';

const activeIssuers = { whereClause: "fld_status='Active'", role: 'Issuer' } as const;

/** The companies that can issue a quotation. */
export function useIssuerSearch(): ServerSearch<Company> {
  return useServerSearch('GetCompanyList', activeIssuers);
}

const firstIssuers = queryOf('GetCompanyList', { ...activeIssuers, page: 1, pageSize: 2 });

/** The company that can issue a quotation, if there is only one. */
export function useOnlyIssuer(): Company | undefined {
  const { data } = useQuery(firstIssuers);
  return data?.rows.length === 1 ? data.rows[0] : undefined;
}

/** Whether it is not known yet which companies can issue a quotation. */
export function useIsIssuerUnread(): boolean {
  return useQuery(firstIssuers).isLoading;
}

/** Whether no company can issue a quotation; false while that is not known. */
export function useHasNoIssuer(): boolean {
  return useQuery(firstIssuers).data?.rows.length === 0;
}

/** The customers that a quotation can be for. */
export function useCustomerSearch(): ServerSearch<Customer> {
  return useServerSearch('GetCustomer');
}

/** The contact persons of the chosen customer. */
export function useContactPersons(customerId: number | undefined) {
  return useQuery({ ...queryOf('GetCustomerContactPerson', { customerId: customerId ?? 0 }), enabled: customerId !== undefined });
}

/**
 * The current records of the chosen ids. Undefined until all are loaded; a failure when one no longer exists, unless the quotation
 * `printed` names it: a change keeps it as printed.
 */
export function useChosenParties(
  { company, customer, contactId }: Pick<QuotationForm, 'company' | 'customer' | 'contactId'>,
  printed: Quotation | undefined,
) {
  const issuer = useIssuer(company?.value);
  const chosen = useChosenCustomer(customer?.value);
  const contacts = useContactPersons(customer?.value);
  const ofPrinted = printed?.companyId === customer?.value ? printed : undefined;
  const parties = {
    company: issuer.data === null && printed?.companyForId === company?.value ? printed && companyOf(printed) : issuer.data,
    customer: chosen.data === null && ofPrinted ? customerOf(ofPrinted) : chosen.data,
    contact: chosenContact(contacts, contactId, ofPrinted),
  };
  const isFailed =
    issuer.isError || chosen.isError || (contacts.isError && !parties.contact) || Object.values(parties).some((party) => party === null);
  return { parties: allOf(parties), isFailed, retry: () => void Promise.all([issuer.refetch(), chosen.refetch(), contacts.refetch()]) };
}

/** The contact person: the record, or as printed; null when there is neither, undefined while the records load. */
function chosenContact(
  contacts: ReturnType<typeof useContactPersons>,
  contactId: number | undefined,
  printed: Quotation | undefined,
): PrintedContact | null | undefined {
  const record = contacts.data?.find((each) => each.contactId === contactId);
  const isLoading = !contacts.data && !contacts.isError;
  if (record || isLoading) return record;
  return printed && printed.contactPersonId === contactId ? contactOf(printed) : null;
}

function allOf({ company, customer, contact }: { readonly [P in keyof ChosenParties]: ChosenParties[P] | null | undefined }) {
  return company && customer && contact ? { company, customer, contact } : undefined;
}

/** Reads the records that entries name, as they are now. All fail as `call` does. */
import type { CustomerSite } from '@vikray/contract/customers/customer-site.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { call } from '../../platform/call.ts';
import type { Choice } from '../../ui/inputs/SearchSelect.tsx';
import type { QuotationForm } from './quotation-form.ts';

/** The issuing company, if it may still issue quotations. */
export async function findCompany(company: Choice | null | undefined): Promise<Choice | undefined> {
  if (!company) return undefined;
  const { rows } = await call('GetCompanyList', { whereClause: `fld_company_id=${company.value}` });
  const found = rows.find(({ status }) => status === 'Active');
  return found && { value: found.companyId, label: found.companyName };
}

/** The customer and the contact person, without what no longer exists, and the names of that. */
export async function findParties({ customer, contactId }: Partial<Pick<QuotationForm, 'customer' | 'contactId'>>) {
  if (!customer) return { found: { customer: undefined, contactId: undefined }, leftOut: [] };
  const { rows } = await call('GetCustomer', { customerId: customer.value });
  const found = rows[0];
  if (!found) return { found: { customer: undefined, contactId: undefined }, leftOut: [customer.label] };
  const hasContact = found.contacts.some((contact) => contact.contactId === contactId);
  return {
    found: { customer: { value: found.customerId, label: found.companyName }, contactId: hasContact ? contactId : undefined },
    leftOut: contactId === undefined || hasContact ? [] : [say.lostContact],
  };
}

/** The products that still exist, by id. */
export async function findProducts(productIds: readonly number[]): Promise<ReadonlyMap<number, Product>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await call('GetProduct', { productIds: [...new Set(productIds)], page: 1, pageSize: 500 });
  return new Map(rows.map((product) => [product.productId, product]));
}

/** A site of a customer; nothing when it does not exist or is hidden. */
export async function findSite(customerId: number | undefined, siteId: number | null): Promise<CustomerSite | undefined> {
  if (customerId === undefined || siteId === null) return undefined;
  const sites = await call('GetCustomerSite', { customerId });
  return sites.find((site) => site.siteId === siteId);
}

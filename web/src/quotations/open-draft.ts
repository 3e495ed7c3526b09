import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { call } from '../platform/call.ts';
import type { WizardPlace } from '../ui/forms/wizard-steps.ts';
import type { Choice } from '../ui/inputs/SearchSelect.tsx';
import { readContent, type DraftContent } from './draft-content.ts';
import type { QuotationForm } from './quotation-form.ts';

type KeptForm = DraftContent['form'];

/** A draft with the records as they are now. */
export interface OpenedDraft {
  readonly form: Partial<QuotationForm>;
  readonly place: WizardPlace;
  /** The names of records that no longer exist and are left out. */
  readonly leftOut: readonly string[];
}

/** Reads the records of a draft. Returns nothing when its content cannot be read. Fails as `call` does. */
export async function openDraft(content: string): Promise<OpenedDraft | undefined> {
  const read = readContent(content);
  if (!read) return undefined;
  const { form, place } = read;
  const [company, parties, products] = await Promise.all([
    findCompany(form.company),
    findParties(form),
    findProducts(form.cart.map(({ productId }) => productId)),
  ]);
  const cart = form.cart.flatMap(({ productId, quantity, rate }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, description, photo, stock, status } = product;
    return { productId, name, description, photo, stock, status, quantity, rate };
  });
  const lost = form.cart.filter(({ productId }) => !products.has(productId)).map(({ name }) => name);
  const lostCompany = form.company && !company ? [form.company.label] : [];
  return {
    form: { ...form, company: company ?? (form.company && undefined), ...parties.found, cart },
    place,
    leftOut: [...new Set([...lostCompany, ...parties.leftOut, ...lost])],
  };
}

/** The issuing company of a draft, if it may still issue quotations. */
async function findCompany(company: KeptForm['company']): Promise<Choice | undefined> {
  if (!company) return undefined;
  const { rows } = await call('GetCompanyList', { whereClause: `fld_company_id=${company.value}` });
  const found = rows.find(({ status }) => status === 'Active');
  return found && { value: found.companyId, label: found.companyName };
}

async function findParties({ customer, contactId }: KeptForm) {
  if (!customer) return { found: { customer: undefined, contactId: undefined }, leftOut: [] };
  const { rows } = await call('GetCustomer', { customerId: customer.value });
  const found = rows[0];
  if (!found) return { found: { customer: undefined, contactId: undefined }, leftOut: [customer.label] };
  const hasContact = found.contacts.some((contact) => contact.contactId === contactId);
  return {
    found: { customer: { value: found.customerId, label: found.companyName }, contactId: hasContact ? contactId : undefined },
    leftOut: contactId === undefined || hasContact ? [] : [say.contactPerson],
  };
}

/** The products that still exist, by id. */
async function findProducts(productIds: readonly number[]): Promise<ReadonlyMap<number, Product>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await call('GetProduct', { productIds: [...new Set(productIds)], page: 1, pageSize: 500 });
  return new Map(rows.map((product) => [product.productId, product]));
}

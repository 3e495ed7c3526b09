import type { Company } from '@vikray/contract/companies/company.ts';
import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { costing, type Costing, type CostingInput } from '@vikray/contract/quotations/costing.ts';
import { hashInUrl } from '@vikray/contract/images/image.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { quotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { maxSubtotal, type NewQuotation, type termTexts } from '@vikray/contract/quotations/quotation.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { findCompany } from '../companies/public.ts';
import { findCustomer } from '../customers/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import { findProducts } from '../products/public.ts';
import { getLoginRecord } from '../users/public.ts';
import type { AmountColumns, PrintedColumns, QuotationLineColumns } from './quotations-tables.ts';

/** Amounts may differ by one paisa from the browser's, which may round at another step. */
const tolerancePaise = 1;

/** Whether a quotation may have this date: in this financial year or the one before. */
export function isQuotable(date: string, now: string): boolean {
  const { earliest, latest } = quotableDates(dateAt(now));
  return earliest <= date && date <= latest;
}

/** The parties of a quotation as they are now; the quotation always prints them like this. Returns the first unknown party instead. */
export async function printedParties(
  db: Db,
  input: NewQuotation,
  userId: number,
): Promise<PrintedColumns | 'CompanyUnknown' | 'CustomerUnknown' | 'ContactUnknown'> {
  const company = await findCompany(db, input.preparedFor);
  if (company?.status !== 'Active') return 'CompanyUnknown';
  const customer = await findCustomer(db, input.companyId);
  if (!customer) return 'CustomerUnknown';
  const contact = customer.contacts.find((each) => each.contactId === input.contactPersonId);
  if (!contact) return 'ContactUnknown';
  return partiesColumns({ company, customer, contact, preparer: await getLoginRecord(db, userId), terms: input });
}

/** The parties and terms, as far as they are printed. */
export interface Parties {
  readonly company: Company;
  readonly customer: Pick<Customer, 'customerId' | 'companyName' | 'address' | 'country' | 'state' | 'city' | 'pincode'>;
  readonly contact: Pick<ContactPerson, 'contactId' | 'name' | 'designation' | 'email'>;
  readonly preparer: Pick<LoginRecord, 'userId' | 'name' | 'officeMobile' | 'officeEmail'>;
  readonly terms: Partial<Pick<NewQuotation, keyof typeof termTexts>>;
}

/** The columns that keep the parties and terms of a quotation as they are now. */
export function partiesColumns({ company, customer, contact, preparer, terms }: Parties): PrintedColumns {
  return {
    ...customerColumns(customer),
    ...contactColumns(contact),
    prepared_by_id: preparer.userId,
    prepared_by: preparer.name,
    prepared_by_mobile: preparer.officeMobile,
    prepared_by_email: preparer.officeEmail,
    ...companyColumns(company),
    ...termColumns(terms),
  };
}

/** The columns that keep the customer. */
export function customerColumns(customer: Parties['customer']) {
  return {
    customer_id: customer.customerId,
    customer_name: customer.companyName,
    customer_name_key: nameKey(customer.companyName),
    address: customer.address,
    country: customer.country,
    state: customer.state,
    city: customer.city,
    pincode: customer.pincode,
  };
}

/** The columns that keep the contact person. */
export function contactColumns(contact: Parties['contact']) {
  return {
    contact_person_id: contact.contactId,
    contact_name: contact.name,
    contact_designation: contact.designation,
    contact_email: contact.email,
  };
}

/** The columns that keep the issuing company. */
export function companyColumns(company: Company) {
  return {
    company_id: company.companyId,
    company_name: company.companyName,
    company_address: company.address,
    company_city: company.city,
    company_state: company.state,
    company_pincode: company.pincode,
    company_country: company.country,
    company_email: company.email,
    company_phone: company.mobileNumber,
    company_gstin: company.gst,
    company_msme: company.msme,
    company_image_hash: hashInUrl(company.image) ?? '',
  };
}

/** The columns that keep the terms. */
export function termColumns(terms: Parties['terms']) {
  return {
    delivery: terms.delivery ?? '',
    price: terms.price ?? '',
    payment: terms.payment ?? '',
    taxes: terms.taxes ?? '',
    freight: terms.freight ?? '',
    validity: terms.validity ?? '',
    warranty: terms.warranty ?? '',
    others: terms.others ?? '',
  };
}

type StatedByBrowser = { readonly [K in keyof Costing]?: number | undefined };

/** Computes the amounts of a quotation in paise. Returns nothing when the browser's own figures differ. */
export function printedAmounts(input: CostingInput & StatedByBrowser): AmountColumns | undefined {
  const computed = costing(input);
  const names = ['discountAmount', 'totalDiscountAmount', 'gstAmount', 'gstServiceChargeAmount', 'totalAmount'] as const;
  if (names.some((name) => Math.abs((input[name] ?? computed[name]) - computed[name]) > tolerancePaise)) return undefined;
  return {
    subtotal_paise: input.subtotal,
    discount_percent_hundredths: input.discountPercent,
    discount_paise: computed.discountAmount,
    discounted_paise: computed.totalDiscountAmount,
    gst_percent_hundredths: input.gstPercent,
    gst_paise: computed.gstAmount,
    special_charges_paise: input.specialCharges,
    shipping_charges_paise: input.shippingCharges,
    installation_charges_paise: input.installationCharges,
    service_gst_percent_hundredths: input.gstServiceChargePercent,
    service_gst_paise: computed.gstServiceChargeAmount,
    total_paise: computed.totalAmount,
  };
}

/** A line as the user entered it. */
interface EnteredLine {
  readonly productId: number;
  readonly quantity: number;
  readonly rate: number;
  readonly total?: number | undefined;
  /** Absent or null while one rate taxes all goods. */
  readonly gstPercent?: number | null | undefined;
}

/**
 * The lines as they will always be printed. A product among the lines `before` keeps its name, description, photo and MRP; any other has
 * those of now. Returns the first fault instead.
 */
export async function printedLines(
  db: Db,
  entered: readonly EnteredLine[],
  before: readonly QuotationLineColumns[] = [],
): Promise<readonly QuotationLineColumns[] | 'ProductUnknown' | 'AmountsDoNotAddUp'> {
  const known = new Map(before.toReversed().map((line) => [line.product_id, line]));
  // Reads all new products in one statement, because others wait for a transaction that writes.
  const products = await findProducts(
    db,
    entered.map(({ productId }) => productId).filter((productId) => !known.has(productId)),
  );
  const lines: QuotationLineColumns[] = [];
  for (const { productId, quantity, rate, total = quantity * rate, gstPercent = null } of entered) {
    const product = products.get(productId);
    const line = known.get(productId) ?? (product && lineColumns(product, { quantity, rate }));
    if (!line) return 'ProductUnknown';
    if (total !== quantity * rate || total > maxSubtotal) return 'AmountsDoNotAddUp';
    lines.push({ ...line, quantity, rate_paise: rate, total_paise: total, gst_percent_hundredths: gstPercent });
  }
  return lines;
}

/** What lines cost together, in paise. */
export function sumOf(lines: readonly QuotationLineColumns[]): number {
  return lines.reduce((sum, line) => sum + line.total_paise, 0);
}

/** The columns that keep a line with its product and its MRP as they are now. */
export function lineColumns(
  product: Pick<Product, 'productId' | 'name' | 'description' | 'photo' | 'mrp'>,
  { quantity, rate }: Pick<EnteredLine, 'quantity' | 'rate'>,
): QuotationLineColumns {
  return {
    product_id: product.productId,
    name: product.name,
    description: product.description,
    image_hash: hashInUrl(product.photo) ?? null,
    quantity,
    rate_paise: rate,
    total_paise: quantity * rate,
    mrp_paise: product.mrp,
    gst_percent_hundredths: null,
  };
}

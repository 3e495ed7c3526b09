import { costing, type Costing, type CostingInput } from '@vikray/contract/quotations/costing.ts';
import type { Company } from '@vikray/contract/companies/company.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { hashInUrl } from '@vikray/contract/images/image.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import {
  printedCompany,
  printedContact,
  printedCustomer,
  printedPreparer,
  printedTermTexts,
  type PrintedCompany,
  type PrintedContact,
  type PrintedCustomer,
  type PrintedPreparer,
} from '@vikray/contract/quotations/printed-parties.ts';
import { quotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { maxSubtotal, type NewQuotation } from '@vikray/contract/quotations/quotation.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { findCompany } from '../companies/public.ts';
import { findCustomerToUse } from '../customers/public.ts';
import { sendTogether } from '../platform/database/send-together.ts';
import type { Db } from '../platform/database/tables.ts';
import { findProductsToUse } from '../products/public.ts';
import type { KeptParties } from './printed-columns.ts';
import type { AmountColumns, QuotationLineColumns } from './quotations-tables.ts';

/** Amounts may differ by one paisa from the browser's, which may round at another step. */
const tolerancePaise = 1;

/** Whether a quotation may have this date: in this financial year or the one before. */
export function isQuotable(date: string, now: string): boolean {
  const { earliest, latest } = quotableDates(dateAt(now));
  return earliest <= date && date <= latest;
}

/** The records of both sides of a quotation as they are now; undefined for one that does not exist. */
export interface Sides {
  readonly company: Company | undefined;
  readonly customer: Customer | undefined;
}

/** The records that the user has chosen. */
export async function findSides(db: Db, { preparedFor, companyId }: Pick<NewQuotation, 'preparedFor' | 'companyId'>): Promise<Sides> {
  const [company, customer] = await sendTogether(
    db,
    (tx) => findCompany(tx, preparedFor),
    (tx) => findCustomerToUse(tx, companyId),
  );
  return { company, customer };
}

/** The parties of a quotation as they are now; the quotation always prints them like this. Returns the first unknown party instead. */
export function partiesOf(
  { company, customer }: Sides,
  input: NewQuotation,
  preparer: LoginRecord,
): KeptParties | 'CompanyUnknown' | 'CustomerUnknown' | 'ContactUnknown' {
  if (company?.status !== 'Active') return 'CompanyUnknown';
  if (!customer) return 'CustomerUnknown';
  const contact = customer.contacts.find((each) => each.contactId === input.contactPersonId);
  if (!contact) return 'ContactUnknown';
  return keptParties({ company, customer, contact, preparer, terms: input });
}

/** The records behind a quotation, as far as they are printed. */
export interface Parties {
  readonly company: PrintedCompany;
  readonly customer: PrintedCustomer;
  readonly contact: PrintedContact;
  readonly preparer: PrintedPreparer & Pick<LoginRecord, 'userId'>;
  readonly terms: Parameters<typeof printedTermTexts>[0];
}

/** What a quotation keeps of these records as they are now. */
export function keptParties({ company, customer, contact, preparer, terms }: Parties): KeptParties {
  return {
    ...printedCustomer(customer),
    ...printedContact(contact),
    ...printedPreparer(preparer),
    ...printedCompany(company),
    ...printedTermTexts(terms),
    preparedById: preparer.userId,
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

/** Products as they are now, by id. */
export type Products = ReadonlyMap<number, Product>;

/** The products of the entered lines that are not among the lines `before`. */
export async function findNewProducts(
  db: Db,
  entered: readonly Pick<EnteredLine, 'productId'>[] = [],
  before: readonly QuotationLineColumns[] = [],
): Promise<Products> {
  const known = new Set(before.map((line) => line.product_id));
  return findProductsToUse(
    db,
    entered.map(({ productId }) => productId).filter((productId) => !known.has(productId)),
  );
}

/**
 * The lines as they will always be printed. A product among the lines `before` keeps its name, description, photo and MRP; any other has
 * those of now. Returns the first fault instead.
 */
export function printedLines(
  entered: readonly EnteredLine[],
  products: Products,
  before: readonly QuotationLineColumns[] = [],
): readonly QuotationLineColumns[] | 'ProductUnknown' | 'AmountsDoNotAddUp' {
  const known = new Map(before.toReversed().map((line) => [line.product_id, line]));
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

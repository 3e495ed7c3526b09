import type { ChargesMode } from '@vikray/contract/gst/gst-category.ts';
import { costing } from '@vikray/contract/quotations/costing.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Caller } from '../panel/caller.ts';
import { addCompany } from './companies.ts';
import { addCustomer } from './customers.ts';
import { addProduct } from './products.ts';

export type QuotationInput = InputOf<'AddQuotation'>;

/** What a quotation needs: an issuing company, a customer with a contact person, a product with 100 in stock. */
export interface SalesSetup {
  readonly companyId: number;
  readonly customerId: number;
  readonly contactPersonId: number;
  readonly productId: number;
}

/** Adds everything that a quotation needs. */
export async function addSalesSetup(caller: Caller): Promise<SalesSetup> {
  const customerId = await addCustomer(caller);
  const [contact] = await caller.call('GetCustomerContactPerson', { customerId });
  return {
    companyId: await addCompany(caller),
    customerId,
    contactPersonId: contact?.contactId ?? 0,
    productId: await addProduct(caller, { stock: 100_00 }),
  };
}

interface Line {
  readonly productId: number;
  readonly quantity: number;
  /** Paise. */
  readonly rate: number;
  /** In hundredths of a percent, for rates by product. */
  readonly gstPercent?: number;
}

/** A quotation as the quotation builder submits it, with its lines and the amounts that follow from them. */
export function aQuotation(
  setup: SalesSetup,
  lines: readonly Line[] = [{ productId: setup.productId, quantity: 10, rate: 1000_00 }],
  change: Partial<QuotationInput> = {},
): QuotationInput {
  const costs = {
    subtotal: lines.reduce((sum, line) => sum + line.quantity * line.rate, 0),
    discountPercent: 10_00,
    gstPercent: 18_00,
    specialCharges: 50_00,
    shippingCharges: 30_00,
    installationCharges: 20_00,
    gstServiceChargePercent: 18_00,
  };
  return {
    date: '2026-11-20',
    preparedFor: setup.companyId,
    companyId: setup.customerId,
    contactPersonId: setup.contactPersonId,
    delivery: 'Within 3-4 weeks',
    payment: '50% advance',
    ...costs,
    ...costing(costs),
    products: lines.map((line) => ({ ...line, total: line.quantity * line.rate })),
    ...change,
  };
}

/** The same with rates by product. Each line has its rate. */
export function aRatedQuotation(
  setup: SalesSetup,
  lines: readonly (Line & { readonly gstPercent: number })[],
  { chargesMode = 'Own Rate', ...change }: Partial<QuotationInput> & { readonly chargesMode?: ChargesMode } = {},
): QuotationInput {
  const { gstPercent: _, ...entered } = aQuotation(setup, lines, change);
  const rated = lines.map(({ quantity, rate, gstPercent }) => ({ total: quantity * rate, gstPercent }));
  const costs = costing({ ...entered, gstPercent: 0, byProduct: { lines: rated, chargesMode } });
  return { ...entered, ...costs, taxMode: 'By Product', ...change };
}

/** Adds a quotation and returns its number. */
export async function addQuotation(caller: Caller, input: QuotationInput): Promise<number> {
  const [added] = await caller.call('AddQuotation', input);
  return added?.quotationId ?? 0;
}

/** Adds and approves a quotation and returns its number. */
export async function addApprovedQuotation(caller: Caller, input: QuotationInput): Promise<number> {
  const quotationId = await addQuotation(caller, input);
  await caller.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
  return quotationId;
}

/** Places the order of a new approved quotation and returns its number. */
export async function addOrder(caller: Caller, input: QuotationInput): Promise<number> {
  const [added] = await caller.call('AddOrder', { quotationId: await addApprovedQuotation(caller, input) });
  return added?.orderId ?? 0;
}

/** What the daily writes of an office need, and the requests that make them. */
import { costing } from '@vikray/contract/quotations/costing.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { answer, asCall } from './calls.ts';
import type { LoadCall, Client } from './load.ts';

/** The records that new quotations name. */
export interface Chosen {
  readonly customerIds: readonly number[];
  readonly customerId: number;
  readonly contactPersonId: number;
  readonly companyId: number;
  readonly products: readonly { readonly productId: number; readonly rate: number }[];
}

async function choose(client: Client): Promise<Chosen> {
  const approved = { page: 1, pageSize: 30, search: 'approved' };
  const customers = await answer<{ fld_customerid: number; contacts: { fld_contactid: number }[] }[]>(
    client,
    asCall('GetCustomer', approved),
  );
  const [customer] = customers;
  const [company] = await answer<{ fld_company_id: number }[]>(client, asCall('GetCompanyList', {}));
  const products = await answer<{ fld_productid: number; fld_mrp: string }[]>(client, asCall('GetProduct', approved));
  return {
    customerIds: customers.map((each) => each.fld_customerid),
    customerId: customer?.fld_customerid ?? 0,
    contactPersonId: customer?.contacts[0]?.fld_contactid ?? 0,
    companyId: company?.fld_company_id ?? 0,
    products: products
      .slice(0, 10)
      .map(({ fld_productid: productId, fld_mrp: mrp }) => ({ productId, rate: Math.round(Number(mrp) * 100) })),
  };
}

/** The input of a quotation of these products. */
export function contentsOf({ customerId, contactPersonId, companyId, products }: Chosen, quantity: number, today: string) {
  const lines = products.map((product) => ({ ...product, quantity }));
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.rate, 0);
  const costs = {
    subtotal,
    discountPercent: 5_00,
    gstPercent: 18_00,
    specialCharges: 0,
    shippingCharges: 500_00,
    installationCharges: 0,
    gstServiceChargePercent: 18_00,
  };
  return {
    date: today,
    preparedFor: companyId,
    companyId: customerId,
    contactPersonId,
    ...costs,
    ...costing(costs),
    products: lines,
  };
}

/** The request that adds a quotation of these products. */
export function quotationOf(chosen: Chosen, quantity: number, today: string): LoadCall {
  return asCall('AddQuotation', contentsOf(chosen, quantity, today));
}

/** Adds a quotation and returns its id and its deal. */
export async function addQuotation(
  client: Client,
  contents: InputOf<'AddQuotation'>,
): Promise<{ readonly quotationId: number; readonly dealId: number }> {
  const [added] = await answer<{ QuotationId: number; DealId: number }[]>(client, asCall('AddQuotation', contents));
  return { quotationId: added?.QuotationId ?? 0, dealId: added?.DealId ?? 0 };
}

/** Approves a quotation. */
export async function approve(client: Client, quotationId: number): Promise<void> {
  await answer(client, asCall('UpdatequotationStatus', { quotationId, status: 'Approved' }));
}

/** The version of a quotation. */
export async function versionOf(client: Client, quotationId: number): Promise<number> {
  const [current] = await answer<{ fld_version: number }[]>(client, asCall('GetQuotation', { quotationId }));
  return current?.fld_version ?? 0;
}

/** What the daily writes of an office need, in data of any size. */
export interface DailyWork {
  readonly chosen: Chosen;
  readonly quotation: () => LoadCall;
  readonly dispatch: (n: number) => LoadCall;
  /** Adds a quotation, of 10 lines or of the given products, and approves it. */
  approvedQuotation(quantity: number, products?: Chosen['products']): Promise<number>;
}

/** Finds a customer, products and a company for new quotations. Adds stock, and an order with a large pending quantity. */
export async function prepareDailyWork(client: Client, today: string): Promise<DailyWork> {
  const chosen = await choose(client);
  const approvedQuotation = async (quantity: number, products = chosen.products) => {
    const { quotationId } = await addQuotation(client, contentsOf({ ...chosen, products }, quantity, today));
    await approve(client, quotationId);
    return quotationId;
  };
  const purchased = chosen.products.map(({ productId }) => ({ productId, purchaseQuantity: 10_000_00 }));
  await answer(client, asCall('AddPurchase', { supplierId: chosen.companyId, invoiceNumber: 'BENCH', date: today, lines: purchased }));
  const [order] = await answer<{ OrderId: number }[]>(client, asCall('AddOrder', { quotationId: await approvedQuotation(1000) }));
  const orderId = order?.OrderId ?? 0;
  const orderLines = await answer<{ fld_id: number }[]>(client, asCall('GetOrderProduct', { orderId }));
  return {
    chosen,
    approvedQuotation,
    quotation: () => quotationOf(chosen, 2, today),
    dispatch: (n) => {
      const lines = [{ productMapId: orderLines[n % orderLines.length]?.fld_id ?? 0, dispatchQuantity: 1 }];
      return asCall('AddDispatch', { orderId, invoiceNumber: String(50_000 + n), invoiceDate: today, lines });
    },
  };
}

/** Sales to registered customers, dispatched, for the files of the accountant. */
import { addCompany } from '../builders/companies.ts';
import { addCustomer } from '../builders/customers.ts';
import { addOrderWithLines, dispatchPieces } from '../builders/dispatches.ts';
import { addProduct } from '../builders/products.ts';
import { aQuotation } from '../builders/quotations.ts';
import { placeIn } from './rated-sales.ts';
import type { Caller } from '../panel/caller.ts';

/** What a customer and the goods for it are. */
export interface TaxSale {
  readonly gstin?: string;
  readonly customerName?: string;
  readonly productName?: string;
  readonly invoiceNumber?: string;
  readonly change?: Parameters<typeof aQuotation>[2];
}

let lastInvoice = 100;

/** A company that makes e-invoices. */
export async function addTaxCompany(caller: Caller): Promise<number> {
  return addCompany(caller, { eInvoices: 'Yes' });
}

/** Sells two products to a new customer, with HSN codes of six and four digits, and dispatches them. */
export async function sellGoods(
  caller: Caller,
  companyId: number,
  { gstin = '24FGHIJ5678K1Z7', customerName, productName, invoiceNumber, change }: TaxSale = {},
) {
  // The portals refuse an address in another State than that of the GSTIN.
  const place = gstin.startsWith('24') ? await placeIn(caller, { stateName: 'Gujarat' }) : {};
  const customerId = await addCustomer(caller, { gstin, ...place, ...(customerName && { companyName: customerName }) });
  const [contact] = await caller.call('GetCustomerContactPerson', { customerId });
  const first = await addProduct(caller, { stock: 100_00, ...(productName && { name: productName }) });
  const second = await addProduct(caller, { stock: 100_00 });
  await caller.call('UpdateProductTax', { productId: first, hsn: '940310', unit: 'PCS' });
  await caller.call('UpdateProductTax', { productId: second, hsn: '9018', unit: 'SET' });
  const setup = { companyId, customerId, contactPersonId: contact?.contactId ?? 0, productId: first };
  const lines = [first, second].map((productId, index) => ({ productId, quantity: 3 + index, rate: 7333_33 + index }));
  const order = await addOrderWithLines(caller, aQuotation(setup, lines, { installed: 'No', ...change }));
  const number = invoiceNumber ?? String(++lastInvoice);
  const consignmentId = await dispatchPieces(caller, order, [3, 4], number);
  return { consignmentId, orderId: order.orderId, companyId, customerId, invoiceNumber: number };
}

/** A sale with everything that both portals ask for. */
export async function sellOnTheRoad(caller: Caller, companyId?: number, sale?: TaxSale) {
  const sold = await sellGoods(caller, companyId ?? (await addTaxCompany(caller)), sale);
  const transport = { mode: 'Road', vehicleNumber: 'MH 12 AB 1234', distance: 640 } as const;
  await caller.call('UpdateTransport', { consignmentId: sold.consignmentId, ...transport });
  return sold;
}

/** The records that the cases by hand begin with, read and added through the operations. */
import type { Page } from '@playwright/test';

type Row = Readonly<Record<string, unknown>>;

async function get(page: Page, path: string): Promise<readonly Row[]> {
  return (await (await page.request.get(`/api/${path}`)).json()).data;
}

/** Calls an operation and returns the rows of its answer. */
export async function post(page: Page, operation: string, data: object): Promise<readonly Row[]> {
  const reply = await page.request.post(`/api/${operation}`, { data });
  if (!reply.ok()) throw new Error(`${operation}: ${await reply.text()}`);
  return (await reply.json()).data;
}

/** The text of a field; blank without one. */
export function textOf(row: Row | undefined, field: string): string {
  const value = row?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The names of twelve products, a customer, and the issuing companies. */
export async function recordsToQuote(page: Page) {
  const products = (await get(page, 'GetProduct?visible=Yes&page=1&pagesize=12')).map((row) => textOf(row, 'fld_name'));
  const [customer] = await get(page, 'GetCustomer?page=1&pagesize=1&search=approved');
  const companies = await post(page, 'GetCompanyList', { whereclause: "fld_status='Active'", role: 'Issuer' });
  return { products, customer, companies };
}

/** An approved customer for whom nothing waits for approval, so that the queue shows only what a case adds, however often it runs. */
async function customerToSellTo(page: Page): Promise<Row> {
  for (const customer of await get(page, 'GetCustomer?page=1&pagesize=100&search=approved')) {
    const search = encodeURIComponent(textOf(customer, 'fld_companyname'));
    const waiting = await get(page, `GetApprovalQueue?page=1&pagesize=1&mayapprove=All&search=${search}`);
    if (waiting.length === 0) return customer;
  }
  throw new Error('Quotations of each of the first hundred approved customers wait for approval.');
}

/** A sale of ten pieces each of the first products, all in wire names. */
export async function prepareSale(page: Page, count = 2) {
  const products = (await get(page, `GetProduct?visible=Yes&page=1&pagesize=${count}`)).map((row) => ({
    productid: Number(row['fld_productid']),
    rate: textOf(row, 'fld_mrp'),
    quantity: 10,
  }));
  const customer = await customerToSellTo(page);
  const [contact] = (customer['contacts'] ?? []) as readonly Row[]; // As the operation answers them.
  const [company] = await post(page, 'GetCompanyList', { role: 'Issuer' });
  const companyid = company?.['fld_company_id'];
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const nothing = { discountpercent: '0', specialcharges: '0', shippingcharges: '0', installationcharges: '0' };
  const quotation = {
    date,
    preparedfor: companyid,
    companyid: customer['fld_customerid'],
    contactpersonid: contact?.['fld_contactid'],
    subtotal: products.reduce((sum, { rate, quantity }) => sum + Number(rate) * quantity, 0).toFixed(2),
    ...nothing,
    gstpercent: '18',
    gstservicechargepercent: '18',
    products,
  };
  const lines = products.map(({ productid }) => ({ productid, purchasequantity: '100' }));
  const purchase = { supplierid: companyid, invoicenumber: `HAND${Date.now() % 1e6}`, date, lines };
  return { quotation, purchase, customerName: textOf(customer, 'fld_companyname') };
}

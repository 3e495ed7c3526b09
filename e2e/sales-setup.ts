/** Prepares a sale by calling operations: company, customer, products, an approved quotation. */
import type { Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { aPicture } from '../testing/builders/images.ts';
import { send } from './steps.ts';

const place = { address: 'Civil Lines', country: 101, state: 4008, city: 133504, pincode: '411004' };

async function addIssuer(page: Page, name: string, more: object): Promise<number> {
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await aPicture() };
  const stored = await (await page.request.post('/api/AddImage', { multipart: { foldername: 'Company', filename: 'logo', file } })).json();
  const details = { shortname: 'TFE', status: 'Active', mobile: '9000000010', email: 'sales@taramandal.example.in' };
  const [issuer] = await send(page, 'AddClientDetails', { ...place, ...details, name, image: stored.data[0].url, ...more });
  return issuer.CompanyId;
}

async function addProduct(
  page: Page,
  name: string,
  stock: string,
  more: { description?: string; photo?: string; mrp?: string } = {},
): Promise<number> {
  const details = { solution: 'Office Solution', category: 1, name, description: 'A chair', mrp: '1000.00', stock, ...more };
  const [product] = await send(page, 'AddProduct', {
    ...details,
    warranty: 'No Warranty',
    delivery: 'Inclusive',
    paymentterms: 'Advance',
    visible: 'Yes',
  });
  return product.ProductId;
}

/** The id of the deal of a quotation. */
export async function dealOf(page: Page, quotationId: number): Promise<number> {
  const found = await page.request.get(`/api/GetQuotation?quotationid=${quotationId}`);
  const [{ fld_dealid: dealId }] = (await found.json()).data;
  return dealId;
}

/** What a test may choose for a sale. */
interface SaleNames {
  readonly customer: string;
  readonly chair: string;
  readonly desk: string;
  readonly contact: string;
  readonly email: string;
  readonly issuer: string;
  /** What else the form of the issuing company says, in wire names. */
  readonly issuerDetails: object;
  /** The date of the quotation, today unless given. */
  readonly date: string;
  /** The last day of the quotation's validity; it has none unless given. */
  readonly validUntil: string;
  /** The stock and the MRP of the chair, 10.50 and ₹1,000 unless given. */
  readonly stock: string;
  readonly mrp: string;
}

/** A sale of 5 chairs (10.50 in stock) and 3 desks (2 in stock) for ₹8,000 in total. Names that are not given are new at every call. */
export async function approveSale(page: Page, given: Partial<SaleNames> = {}) {
  const mark = String(Date.now());
  const names = {
    customer: `Akshar Vidya Mandir ${mark}`,
    chair: `Mesh Chair ${mark}`,
    desk: `Executive Desk ${mark}`,
    issuer: `Taramandal Furniture ${mark}`,
    ...given,
  };
  const contact = {
    name: given.contact ?? 'Ms. Ila Barve',
    designation: 'Bursar',
    email: given.email ?? 'ila@akshar.example.in',
    mobile: '9000000041',
  };
  const [customer] = await send(page, 'AddCustomer', {
    ...place,
    industry: 1,
    companyname: names.customer,
    companytype: 1,
    phone: '07120000091',
    email: 'office@akshar.example.in',
    datasource: 'Exhibition',
    contacts: [contact],
  });
  const [contactPerson] = await send(page, 'GetCustomerContactPerson', { customer_id: customer.CustomerId });
  const issuerId = await addIssuer(page, names.issuer, given.issuerDetails ?? {});
  const chairId = await addProduct(page, names.chair, given.stock ?? '10.50', { mrp: given.mrp ?? '1000.00' });
  const deskId = await addProduct(page, names.desk, '2.00');
  const [quotation] = await send(page, 'AddQuotation', {
    date: given.date ?? dateAt(new Date()),
    validuntil: given.validUntil ?? '',
    preparedfor: issuerId,
    companyid: customer.CustomerId,
    contactpersonid: contactPerson.fld_contactid,
    subtotal: '8000.00',
    discountpercent: '0',
    gstpercent: '0',
    specialcharges: '0',
    shippingcharges: '0',
    installationcharges: '0',
    gstservicechargepercent: '0',
    products: [
      { productid: chairId, quantity: 5, rate: '1000.00' },
      { productid: deskId, quantity: 3, rate: '1000.00' },
    ],
  });
  await send(page, 'UpdatequotationStatus', { quotationid: quotation.QuotationId, status: 'Approved' });
  return {
    ...names,
    issuerId,
    chairId,
    deskId,
    quotationId: Number(quotation.QuotationId),
    customerId: customer.CustomerId,
    contactPersonId: contactPerson.fld_contactid,
  };
}

interface QuotedProduct {
  readonly name: string;
  readonly description: string;
  /** The size of its photo, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Adds products with photos and an approved quotation with one piece of each. Returns the quotation's number. */
export async function approveProducts(page: Page, products: readonly QuotedProduct[]): Promise<number> {
  const { issuerId, customerId, contactPersonId } = await approveSale(page);
  const lines = [];
  for (const { name, description, width, height } of products) {
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPicture({ width, height, format: 'jpeg' }) };
    const stored = await (
      await page.request.post('/api/AddImage', { multipart: { foldername: 'Product', filename: 'photo', file } })
    ).json();
    lines.push({
      productid: await addProduct(page, name, '5.00', { description, photo: stored.data[0].url }),
      quantity: 1,
      rate: '1000.00',
    });
  }
  const [quotation] = await send(page, 'AddQuotation', {
    date: dateAt(new Date()),
    preparedfor: issuerId,
    companyid: customerId,
    contactpersonid: contactPersonId,
    subtotal: `${products.length * 1000}.00`,
    discountpercent: '0',
    gstpercent: '0',
    specialcharges: '0',
    shippingcharges: '0',
    installationcharges: '0',
    gstservicechargepercent: '0',
    products: lines,
  });
  await send(page, 'UpdatequotationStatus', { quotationid: quotation.QuotationId, status: 'Approved' });
  return Number(quotation.QuotationId);
}

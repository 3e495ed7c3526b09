/** The server's replies to the quotation builder, and helpers that fill it in, for component tests. */
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { companyRow } from './web-companies.ts';
import { contactRow, customerRow } from './web-customers.ts';
import { choose, enter, press } from './web-form-actions.ts';
import { granted, shellReplies } from './web-login.ts';
import { productRow } from './web-products.ts';
import { answer } from './web-server-stub.ts';

/** The right to add quotations, and other rights. */
export function mayQuote(...others: RightName[]) {
  return answer(granted('Quotation List', 'Add Quotation', ...others));
}

const long = 'x'.repeat(80);

/** A line of a quotation: visitor chairs at ₹900, quoted at their MRP of then. */
export function quotedChair({ quantity = 2, name = 'Visitor Chair of 2025' } = {}) {
  return {
    fld_productid: 1,
    fld_photo: '',
    fld_name: name,
    fld_description: 'As quoted.',
    fld_quantity: quantity,
    fld_rate: '900.00',
    fld_total: `${quantity * 900}.00`,
    fld_mrp: '900.00',
    fld_gstpercent: '',
  };
}

/** The replies of an office with one issuing company, one customer and two products. */
export const quotationReplies = {
  ...shellReplies,
  GetUserSubMenuAccessRights: mayQuote(),
  GetCompanyList: answer([companyRow(5, 'Taramandal Furniture')]),
  GetCustomer: answer([customerRow(12, 'Niramaya Lotus', { fld_status: 'Approved' })], { total: 1 }),
  GetCustomerContactPerson: answer([contactRow(51, 'Dr. Asmita Gokhale'), contactRow(52, 'Mr. Jai Phadnis')]),
  GetCustomerSite: answer([]),
  GetLineFacts: answer([]),
  GetProduct: answer(
    [productRow(1, 'Visitor Chair', { fld_mrp: '1000.00', fld_stock: '4.00', fld_description: long }), productRow(2, 'Executive Desk')],
    { total: 2 },
  ),
  GetGst: answer([
    { label: '18.00', value: '18.00' },
    { label: '5.00', value: '5.00' },
  ]),
  GetTerms: answer([
    { label: 'Delivery', value: 'Within 3 weeks' },
    { label: 'Delivery', value: 'Ex-works' },
    { label: 'Price', value: 'Firm' },
    { label: 'Price', value: 'Firm until delivery' },
  ]),
  GetQuotation: answer([], { total: 0 }),
  AddQuotation: answer([{ QuotationId: 148, DealId: 77 }]),
  GetQuotationDraft: answer([]),
  SaveQuotationDraft: answer([{ DraftId: 31, Version: 1 }]),
  DeleteQuotationDraft: answer([{ DraftId: 31 }]),
};

/** The card of a product. */
export async function cardOf(name: string): Promise<HTMLElement> {
  return screen.findByRole('article', { name });
}

/** Enters a quantity, and a price if the card asks for it, on the card of a product and adds it. */
export async function addToCart(name: string, quantity: string, price?: string): Promise<void> {
  const card = within(await cardOf(name));
  if (price !== undefined) fireEvent.change(card.getByRole('textbox', { name: 'Manual Price' }), { target: { value: price } });
  fireEvent.change(card.getByRole('textbox', { name: 'Quantity' }), { target: { value: quantity } });
  fireEvent.click(card.getByRole('button', { name: `Add ${name}` }));
}

/** The line of a product in the cart. */
export function cartLine(name: string): HTMLElement {
  return within(screen.getByRole('region', { name: 'Cart' })).getByRole('listitem', { name });
}

/** Waits for the issuing company and opens step 2. */
export async function goToCustomer(): Promise<void> {
  await screen.findByDisplayValue('Taramandal Furniture');
  press('Next');
}

/** Chooses customer and contact person and opens step 3. */
export async function goToProducts(): Promise<void> {
  await goToCustomer();
  await choose('Customer', 'Niramaya Lotus');
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  press('Next');
}

/** Puts one chair for ₹1,000 into the cart and opens step 4. */
export async function goToCosting(): Promise<void> {
  await goToProducts();
  await addToCart('Visitor Chair', '1');
  press('Next');
}

/** Opens step 4 and enters the specification's first example, with a total of ₹1,180. */
export async function fillCosting(): Promise<void> {
  await goToCosting();
  await screen.findAllByDisplayValue('18%');
  enter('Discount percent', '10');
  enter('Special packing and forwarding charges', '50');
  enter('Shipping charges', '30');
  enter('Installation charges', '20');
}

/** Fills in everything and opens the preview. */
export async function goToPreview(): Promise<void> {
  await fillCosting();
  press('Next');
  await choose('Delivery', 'Within 3 weeks');
  press('Next');
  await screen.findByRole('checkbox', { name: messages.disclaimer });
}

/** What a draft stores of one chair for the customer of these replies, on the products step. */
const draftForm = {
  date: '2026-11-20',
  company: { value: 5, label: 'Taramandal Furniture' },
  priceType: 'MRP',
  customer: { value: 12, label: 'Niramaya Lotus' },
  contactId: 51,
  cart: [{ productId: 1, name: 'Visitor Chair', quantity: 3, rate: 100_000 }],
  discountPercent: '7',
  specialCharges: '0',
  shippingCharges: '0',
  installationCharges: '0',
  terms: {},
};

/** A draft in an answer, saved on 21-11-2026 at 16:20 in India. */
export function draftRow(draftId: number, change: object = {}, form: object = {}) {
  return {
    fld_draftid: draftId,
    fld_title: 'Niramaya Lotus, 1 product',
    fld_quotationid: null,
    fld_content: JSON.stringify({ place: { step: 2, passed: [0, 1] }, form: { ...draftForm, ...form } }),
    fld_updatedon: '2026-11-21T10:50:00.000Z',
    fld_version: 4,
    ...change,
  };
}

import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import { orderTaxMessages } from '@vikray/contract/orders/order-tax-messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { companyRow } from '../../../testing/screens/web-companies.ts';
import { aConsignment, consignmentRecord } from '../../../testing/screens/web-consignments.ts';
import { customerRow } from '../../../testing/screens/web-customers.ts';
import { choose, enter, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { orderLineRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { wholeText } from '../../../testing/screens/web-whole-text.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const within27 = 'CGST and SGST: both in Maharashtra (27).';
const across24 = 'IGST: the company is in Maharashtra (27) and the goods are delivered to Gujarat (24), going by the GSTIN of the buyer.';
const ofGujarat = '24ABCDE1234F1Z6';
const kept = {
  fld_heads: 'CGST+SGST',
  fld_placeofsupply: '27',
  fld_placename: 'Maharashtra',
  fld_taxreason: within27,
  fld_taxcategory: 'Registered',
  fld_decidedby: 'Rohini Sondhi',
  fld_decidedat: '2026-11-18T10:20:00.000Z',
};

interface Opened {
  readonly rights?: readonly RightName[];
  readonly order?: object;
  readonly customer?: object;
  readonly consignments?: readonly Partial<ReturnType<typeof aConsignment>>[];
}

/** The page of an order, whose customer is registered in Gujarat now unless the test says otherwise. */
function openOrder({ rights = ['Add Tax Document'], order = kept, customer = { fld_gstin: ofGujarat }, consignments = [] }: Opened = {}) {
  const category = { fld_gstcategory: 'Registered', fld_gstcategoryischosen: 'No' };
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetOrder: answer([orderRow(61, order)], { total: 1 }),
    GetOrderProduct: answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '12.00' })]),
    GetCompanyList: answer([companyRow(5, 'Taramandal Furniture')], { total: 1 }),
    GetCustomer: answer([customerRow(12, 'Niramaya Lotus', { ...category, ...customer })], { total: 1 }),
    GetCustomerSite: answer([]),
    GetConsignment: answer(consignments.map((change, index) => consignmentRecord(aConsignment(index + 1, change)))),
    RecalculateOrderTax: answer([{ OrderId: 61 }]),
  });
  openApp('/vieworder?id=61');
  return server;
}

const dialog = async () => within(await screen.findByRole('dialog'));

async function ask() {
  fireEvent.click(await screen.findByRole('button', { name: say.afresh }));
  return dialog();
}

test('shows the difference first and decides when told, with the version that was seen (GTX-15)', async () => {
  const server = openOrder();
  const asked = await ask();
  expect(await asked.findByText(across24)).toBeTruthy();
  expect(asked.getByText(within27)).toBeTruthy();
  expect(asked.getByText(orderTaxMessages.takesOver)).toBeTruthy();
  expect(await server.allSent('RecalculateOrderTax')).toEqual([]);
  fireEvent.click(asked.getByRole('button', { name: say.afresh }));
  expect(await screen.findByText(say.recalculated)).toBeTruthy();
  const body = { orderid: 61, version: 1, installed: 'No', placeofsupply: '', placereason: '' };
  expect(server.sentTo('RecalculateOrderTax')[0]?.body).toEqual(body);
});

test('says which consignments follow, with another GSTIN, and which keep their decision (GTX-15, GTX-32)', async () => {
  openOrder({
    consignments: [
      { invoiceNumber: '5501' },
      { invoiceNumber: '', gstin: ofGujarat },
      { invoiceNumber: 'INV/0001', paperState: 'Issued' },
      { invoiceNumber: '5502', irn: 'a'.repeat(64) },
    ],
  });
  const asked = await ask();
  const lists = await asked.findAllByRole('list');
  const texts = lists.map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([
    [`Invoice 5501 of 20-11-2026. GSTIN of the buyer: 27FGHIJ5678K1Z1, now ${ofGujarat}`, 'Goods of 20-11-2026, without an invoice'],
    ['Invoice INV/0001 of 20-11-2026', 'Invoice 5502 of 20-11-2026'],
  ]);
});

test('says which e-way bill to check, and which orders are on the same invoice (GTX-15, GTX-36)', async () => {
  const other = (orderId: number) => ({ orderId, number: `SO/${orderId}`, taxedAlike: 'Yes' as const });
  openOrder({
    consignments: [
      { invoiceNumber: '5501', gstin: ofGujarat, ewayNumber: '123456789012' },
      { invoiceNumber: '5502', gstin: ofGujarat, otherOrders: [other(62)] },
      { invoiceNumber: '5503', gstin: ofGujarat, otherOrders: [other(62), other(63)] },
    ],
  });
  const asked = await ask();
  expect((await asked.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Invoice 5501 of 20-11-2026. Then check e-way bill 123456789012: it may have to be made again',
    'Invoice 5502 of 20-11-2026. Also for SO/62: decide that order afresh as well',
    'Invoice 5503 of 20-11-2026. Also for SO/62, SO/63: decide those orders afresh as well',
  ]);
});

test('offers nothing when nothing has changed (GTX-15)', async () => {
  const customer = { fld_gstin: '27FGHIJ5678K1Z1' };
  openOrder({ customer, consignments: [{}] });
  const asked = await ask();
  expect(await asked.findByText(say.sameAsStored)).toBeTruthy();
  expect(asked.queryByRole('button', { name: say.afresh })).toBeNull();
});

test('offers it for goods that left with another GSTIN of the same State (GTX-15)', async () => {
  openOrder({ customer: { fld_gstin: '27FGHIJ5678K1Z1' }, consignments: [{ gstin: '27FGHIJ5678K2Z1' }] });
  const asked = await ask();
  expect(await asked.findByText(/GSTIN of the buyer: 27FGHIJ5678K2Z1, now 27FGHIJ5678K1Z1/)).toBeTruthy();
  expect(asked.getByRole('button', { name: say.afresh })).toBeTruthy();
});

test('shows another category where the reason is the same (GTX-15)', async () => {
  openOrder({ customer: { fld_gstin: '27FGHIJ5678K1Z1', fld_gstcategory: 'Deemed export', fld_gstcategoryischosen: 'Yes' } });
  const asked = await ask();
  expect(await asked.findByText('Deemed export')).toBeTruthy();
  expect(asked.getByText('Registered')).toBeTruthy();
});

test('says what it means when the order charges tax that the decision does not allow (GTX-17)', async () => {
  openOrder({ customer: { fld_gstcategory: 'SEZ under LUT', fld_gstcategoryischosen: 'Yes' } });
  const asked = await ask();
  expect((await asked.findByRole('alert')).textContent).toContain(
    'The order charges ₹1,62,009.00 of GST, which this decision does not allow.',
  );
});

test('says so although nothing has changed since (GTX-17)', async () => {
  const underLut = { fld_gstcategory: 'SEZ under LUT', fld_gstcategoryischosen: 'Yes' };
  const taxReason = 'Zero-rated: the customer is in a special economic zone and is supplied under LUT.';
  openOrder({
    customer: underLut,
    order: { ...kept, fld_heads: 'zero-rated', fld_taxreason: taxReason, fld_taxcategory: 'SEZ under LUT' },
  });
  const asked = await ask();
  expect(await asked.findByText(say.sameAsStored)).toBeTruthy();
  expect(asked.getByRole('alert').textContent).toContain('of GST, which this decision does not allow');
  expect(asked.queryByText(orderTaxMessages.takesOver)).toBeNull();
});

test('says so when an order without tax may bear some (GTX-17)', async () => {
  const untaxed = { fld_gstamount: '0.00', fld_gstservicechargeamount: '0.00' };
  openOrder({ order: { ...kept, ...untaxed, fld_heads: 'zero-rated', fld_taxreason: 'Zero-rated: under LUT.' } });
  const asked = await ask();
  expect((await asked.findByRole('alert')).textContent).toBe(orderTaxMessages.chargesNone);
});

test('takes another place of supply with a reason (GTX-14, GTX-15)', async () => {
  const server = openOrder();
  const asked = await ask();
  await asked.findByText(across24);
  fireEvent.click(asked.getByRole('button', { name: say.change }));
  await screen.findByRole('combobox', { name: say.place });
  await choose(say.place, 'Karnataka (29)');
  enter(say.reason, 'Collected in Hubli');
  press(say.save);
  expect(await (await dialog()).findByText(/The place of supply was chosen: Karnataka \(29\)/)).toBeTruthy();
  fireEvent.click((await dialog()).getByRole('button', { name: say.afresh }));
  const taken = { placeofsupply: '29', placereason: 'Collected in Hubli' };
  await waitFor(() => expect(server.sentTo('RecalculateOrderTax')[0]?.body).toMatchObject(taken));
});

test('gives a first decision to an order that keeps none (GTX-15)', async () => {
  openOrder({ order: {} });
  const asked = await ask();
  expect(await asked.findByText(across24)).toBeTruthy();
});

test('is offered only with the right to add tax documents (GTX-15)', async () => {
  openOrder({ rights: ['Edit Quotation', 'Add Order'] });
  expect(await screen.findByText(wholeText('Decided by Rohini Sondhi on 18-11-2026 15:50.'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.afresh })).toBeNull();
});

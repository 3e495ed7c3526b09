import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const lines = [
  {
    fld_productid: 31,
    fld_photo: '',
    fld_name: 'Fowler Bed',
    fld_description: '',
    fld_quantity: 10,
    fld_rate: '100000.00',
    fld_total: '1000000.00',
    fld_mrp: '1000.00',
    fld_gstpercent: '',
  },
];

async function openGenerate(replies: object = {}) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Add Order')),
    GetQuotation: answer([approvedQuotationRow(148)], { total: 1 }),
    GetQuotationProduct: answer(lines),
    GetApprovedQuotation: answer([], { total: 0 }),
    AddOrder: answer([{ OrderId: 61 }]),
    ...replies,
  });
  const app = openApp('/generateorder?id=148');
  await screen.findByRole('heading', { name: 'Generate Order' });
  await screen.findByText('Fowler Bed', { exact: false });
  return { server, app };
}

test('asks before it generates an order, naming number, amount and customer (ORD-01, ORD-02)', async () => {
  const { server } = await openGenerate();
  press('Generate Order');
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of [
    'Are you sure you want to generate the Order.',
    'RSD/2026-2027/0148',
    '₹10,62,059.00',
    'Niramaya Lotus Hospital Trust',
  ]) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  press('No');
  expect(await server.allSent('AddOrder')).toEqual([]);
});

test('says that the quotation is ordered when the answer was lost, or when someone else was faster (GEN-20, ORD-14)', async () => {
  let quotation = answer([approvedQuotationRow(148)], { total: 1 });
  await openGenerate({
    GetQuotation: () => quotation(),
    GetOrder: answer([orderRow(61)], { total: 1 }),
    AddOrder: () => {
      quotation = answer([approvedQuotationRow(148, { fld_orderstatus: 'Placed' })], { total: 1 });
      return noAnswer();
    },
  });
  press('Generate Order');
  await screen.findByRole('dialog');
  press('Yes');
  expect(await screen.findByText('Something went wrong, try again later.')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'SO/RSD/2026-2027/0061' });
  expect([link.getAttribute('href'), link.closest('.note')?.textContent]).toEqual([
    '/vieworder?id=61',
    'This quotation has been ordered as SO/RSD/2026-2027/0061',
  ]);
  expect(screen.queryByRole('button', { name: 'Generate Order' })).toBeNull();
});

test('generates one order, even after a double click, then shows the list (ORD-10, ORD-11, ORD-13, ORD-14)', async () => {
  const { server, app } = await openGenerate();
  press('Generate Order');
  await screen.findByRole('dialog');
  press('Yes');
  press(/Yes/);
  expect(await screen.findByText('Order Successfully placed.')).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/addorder'));
  expect(await server.allSent('AddOrder')).toHaveLength(1);
  expect(server.sentTo('AddOrder')[0]?.body).toMatchObject({
    quotationid: 148,
    nickname: 'Rohini',
    type: 'Product Quotation',
    preparedby: 'Rohini Sondhi',
    companyid: 12,
    contactpersonid: 51,
    delivery: '3 weeks',
    warranty: '',
    subtotal: '1000000.00',
    discountpercent: '10.00',
    totalamount: '1062059.00',
    status: 'Placed',
    updatedby: 7,
  });
  expect(Object.keys(server.sentTo('AddOrder')[0]?.body ?? {})).toHaveLength(31);
});

test('shows the number of the new order, and leads to it and to its PDF', async () => {
  await openGenerate({ GetOrder: answer([orderRow(61)], { total: 1 }) });
  press('Generate Order');
  await screen.findByRole('dialog');
  press('Yes');
  expect(await screen.findByText(/^SO\/RSD\/2026-2027\/0061/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/vieworder?id=61');
  expect(screen.getByRole('button', { name: 'PDF' })).toBeTruthy();
});

test('offers no order without the right (ORD-01, ORD-03)', async () => {
  await openGenerate({ GetUserSubMenuAccessRights: answer(granted('Order List')) });
  expect(screen.queryByRole('button', { name: 'Generate Order' })).toBeNull();
});

const expired = { fld_validuntil: '2026-12-20', fld_shownstatus: 'Expired' };

test('asks whether an expired quotation is to be ordered anyway (REV-34)', async () => {
  const { server } = await openGenerate({
    GetUserSubMenuAccessRights: answer(granted('Add Order', 'Approve Quotation')),
    GetQuotation: answer([approvedQuotationRow(148, expired)], { total: 1 }),
  });
  expect(screen.getByText('This quotation was valid until 20/12/2026.')).toBeTruthy();
  press('Generate Order');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('This quotation expired on 20/12/2026. Generate the order anyway?')).toBeTruthy();
  press('Yes');
  expect(await screen.findByText('Order Successfully placed.')).toBeTruthy();
  expect(server.sentTo('AddOrder')[0]?.body).toMatchObject({ quotationid: 148, despiteexpiry: 'Yes' });
});

test('offers no order of an expired quotation to users who may not approve it (REV-33, REV-34)', async () => {
  await openGenerate({ GetQuotation: answer([approvedQuotationRow(148, expired)], { total: 1 }) });
  expect(screen.queryByRole('button', { name: 'Generate Order' })).toBeNull();
});

test.each(['Lost', 'Superseded'])('offers no order of a quotation that is %s (REV-18, REV-39)', async (shown) => {
  await openGenerate({ GetQuotation: answer([approvedQuotationRow(148, { fld_shownstatus: shown })], { total: 1 }) });
  expect(screen.queryByRole('button', { name: 'Generate Order' })).toBeNull();
});

test('asks for the PO number of the customer, which their acceptance may have given, and its date (LET-20)', async () => {
  const { server } = await openGenerate({ GetQuotation: answer([approvedQuotationRow(148, { fld_ponumber: 'PO/77' })], { total: 1 }) });
  press('Generate Order');
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'PO Number' });
  expect(number.value).toBe('PO/77');
  enter('PO Number', '');
  fireEvent.change(screen.getByRole('textbox', { name: 'PO Date' }), { target: { value: '12-11-2025' } });
  fireEvent.blur(screen.getByRole('textbox', { name: 'PO Date' }));
  press('Yes');
  expect(sentenceAt('PO Number')).toBe(say.enterPoNumber);
  enter('PO Number', 'PO/78 ');
  press('Yes');
  expect(await screen.findByText('Order Successfully placed.')).toBeTruthy();
  expect(server.sentTo('AddOrder')[0]?.body).toMatchObject({ ponumber: 'PO/78', podate: '2025-11-12' });
});

test('offers no second order for a quotation (ORD-09)', async () => {
  await openGenerate({ GetQuotation: answer([approvedQuotationRow(148, { fld_orderstatus: 'Placed' })], { total: 1 }) });
  expect(screen.queryByRole('button', { name: 'Generate Order' })).toBeNull();
});

test('says when the order was refused, and stays on the page (ORD-15)', async () => {
  const { app } = await openGenerate({ AddOrder: refusal(409, say.refused, { code: 'OrderRefused' }) });
  press('Generate Order');
  await screen.findByRole('dialog');
  press('Yes');
  expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  expect(app.path()).toBe('/generateorder');
});

test('goes back to the list when the quotation does not exist', async () => {
  stubServer({
    ...shellReplies,
    GetQuotation: answer([], { total: 0 }),
    GetApprovedQuotation: answer([], { total: 0 }),
    GetQuotationProduct: answer([]),
  });
  const app = openApp('/generateorder?id=99');
  expect(await screen.findByText(quotationMessages.notFound)).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/addorder'));
});

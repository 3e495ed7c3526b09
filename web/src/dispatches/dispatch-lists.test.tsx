import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { dispatchRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../testing/screens/web-window.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent).filter(Boolean);
const cells = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);

function openPendingOrders(rows: readonly object[], rights = granted('Add Dispatch')) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(rights),
    GetOrderToDispatch: answer(rows, { total: rows.length }),
  });
  openApp('/adddispatch');
  return server;
}

test('lists the pending orders in eight columns, with dates as DD-MM-YYYY (DSP-01, DSP-02, DSP-03, DSP-05, GEN-08)', async () => {
  openPendingOrders([orderRow(61, { fld_status: 'Partially Dispatched' })]);
  expect(await screen.findByRole('heading', { name: 'Dispatch Management' })).toBeTruthy();
  expect(await screen.findByText('Total 1 items')).toBeTruthy();
  expect(heads()).toEqual(['S.No.', 'Number', 'Date', 'Amount', 'Customer', 'Prepared By', 'Status', 'Action']);
  const expected = [
    '1',
    'SO/RSD/2026-2027/0061',
    '20-11-2026',
    '₹10,62,059.00',
    'Niramaya Lotus Hospital Trust',
    'Rohini Sondhi',
    'Partially Dispatched',
    '',
  ];
  expect(cells()).toEqual(expected);
  expect(document.querySelector('table')?.style.width).toBe('1400px');
});

test('leads to the dispatch of an order (DSP-04)', async () => {
  openPendingOrders([orderRow(61)]);
  const link = await screen.findByRole('link', { name: 'Dispatch SO/RSD/2026-2027/0061' });
  expect(link.getAttribute('href')).toBe('/dispatch?id=61');
});

test('offers no dispatch without the right (DSP-04)', async () => {
  openPendingOrders([orderRow(61)], granted('Dispatch List'));
  expect(await screen.findByText('SO/RSD/2026-2027/0061')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Dispatch SO/ })).toBeNull();
});

test('says when no order is pending (DSP-03)', async () => {
  openPendingOrders([]);
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
});

async function openHistory(rows: readonly object[], address = '/dispatchlist') {
  const server = stubServer({ ...shellReplies, GetDispatchOrder: answer(rows, { total: rows.length }) });
  openApp(address);
  await screen.findByRole('heading', { name: 'Dispatch History' });
  return server;
}

test('the order number leads every user to the deal (THR-01)', async () => {
  await openHistory([dispatchRow(9)]);
  expect((await screen.findByRole('link', { name: 'SO/RSD/2026-2027/0061' })).getAttribute('href')).toBe('/deal?id=61');
});

test('shows what was dispatched, when and on which invoice (DSP-24, DSP-25)', async () => {
  await openHistory([dispatchRow(9)]);
  expect(await screen.findByText('Total 1 items')).toBeTruthy();
  expect(heads()).toEqual([
    'S.No.',
    'Invoice Number',
    'Invoice Date',
    'Dispatch Date',
    'Order Number',
    'Product Name',
    'Dispatch Quantity',
    'Note',
  ]);
  expect(cells()).toEqual(['1', '004401', '20-11-2026', '21-11-2026', 'SO/RSD/2026-2027/0061', 'Fowler Bed', '4', '']);
});

test('shows the quantity in Indian grouping (GEN-04)', async () => {
  await openHistory([dispatchRow(9, { fld_dispatchquantity: 100_000 })]);
  expect(await screen.findByText('1,00,000')).toBeTruthy();
});

test('shows the invoice in force, and that the one before it is void (GTX-31)', async () => {
  await openHistory([
    dispatchRow(9, { fld_invoicenumber: 'INV/0002', fld_voidinvoice: 'INV/0001' }),
    dispatchRow(8, { fld_invoicenumber: 'INV/0003', fld_voidinvoice: 'INV/0003' }),
  ]);
  await screen.findByText('Total 2 items');
  expect(cells().filter((text) => text.startsWith('INV/'))).toEqual(['INV/0002 INV/0001 void', 'INV/0003 void']);
});

test('saves the dispatch note of a row with one press (GTX-27)', async () => {
  const server = await openHistory([dispatchRow(9)]);
  await screen.findByText('Total 1 items');
  press('Export Dispatch Note 004401');
  await waitFor(() => expect(server.sent.some(({ name }) => name === 'consignments/31/note.pdf')).toBe(true));
});

test('names the dispatch note on the card of a phone (GTX-27)', async () => {
  setWindowWidth(390);
  const server = await openHistory([dispatchRow(9)]);
  await screen.findByRole('button', { name: 'Dispatch Note of 004401' });
  press('Dispatch Note of 004401');
  await waitFor(() => expect(server.sent.some(({ name }) => name === 'consignments/31/note.pdf')).toBe(true));
});

test('leaves out the note of a line that was dispatched before there were any (GTX-27)', async () => {
  await openHistory([dispatchRow(9, { fld_consignmentid: null })]);
  await screen.findByText('Total 1 items');
  expect(screen.queryByRole('button', { name: /Dispatch Note/ })).toBeNull();
});

test('searches the history on the server and offers the same rows as a file (DSP-24, DSP-26)', async () => {
  const server = await openHistory([dispatchRow(9)], '/dispatchlist?search=fowler');
  await waitFor(() =>
    expect(server.sentTo('GetDispatchOrder')[0]?.query).toEqual({ search: 'fowler', status: 'All', page: '1', pagesize: '30' }),
  );
  const file = screen.getByRole('link', { name: 'CSV' });
  expect(file.getAttribute('href')).toBe('/api/GetDispatchOrder?search=fowler&format=csv');
  expect(file.getAttribute('download')).toBe('dispatch_list.csv');
});

test('says when nothing has been dispatched yet (DSP-24)', async () => {
  await openHistory([]);
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
});

import type { RightName } from '@vikray/contract/platform/rights.ts';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dealRow } from '../../../testing/screens/web-deals.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { orderLineRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});
afterEach(() => void vi.useRealTimers());

async function openFromDeal(address: string) {
  const app = openPanel(address);
  fireEvent.click(await screen.findByRole('link', { name: 'SO/RSD/2026-2027/0061' }));
  const documents = within(await screen.findByRole('region', { name: 'Orders' }));
  fireEvent.click(documents.getByRole('link', { name: 'SO/RSD/2026-2027/0061' }));
  return app;
}

function openPanel(address: string, { rights = [], order = {} }: { rights?: RightName[]; order?: object } = {}) {
  stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetOrder: answer([orderRow(61, order)], { total: 1 }),
    GetOrderProduct: answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '12.00' })]),
    GetDeal: answer([dealRow(61)]),
  });
  return openApp(address);
}

test('the number of an order leads every user to its deal, and from there to the order as it prints; Back leads to the list (THR-01)', async () => {
  const app = await openFromDeal('/orderlist?search=lotus');
  expect(await screen.findByRole('heading', { name: 'Order', level: 1 })).toBeTruthy();
  expect(await screen.findAllByText(/Fowler Bed/)).not.toEqual([]);
  expect(within(screen.getByRole('complementary', { name: 'Signatory' })).getByText('₹10,62,059.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'PDF of SO/RSD/2026-2027/0061' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Quotation' }).getAttribute('href')).toBe('/viewquotation?id=61');
  expect(screen.queryByRole('link', { name: 'Dispatch' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(app.address()).toBe('/orderlist?search=lotus'));
});

test('the printed order names its quotation, and its note says order (PDF-13)', async () => {
  openPanel('/vieworder?id=61');
  const paper = await screen.findByRole('article', { name: 'Order SO/RSD/2026-2027/0061' });
  const text = paper.textContent.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Quotation Number RSD/2026-2027/0061');
  expect(text).toContain('This is a computer generated order therefore it does not require a signature.');
});

test('leads to the dispatch with the right, until everything is dispatched', async () => {
  openPanel('/vieworder?id=61', { rights: ['Add Dispatch'] });
  expect((await screen.findByRole('link', { name: 'Dispatch' })).getAttribute('href')).toBe('/dispatch?id=61');
});

test('offers no dispatch for a dispatched order', async () => {
  openPanel('/vieworder?id=61', { rights: ['Add Dispatch'], order: { fld_status: 'Dispatched' } });
  expect(await screen.findByRole('link', { name: 'Back' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Dispatch' })).toBeNull();
});

test('shows the order as it is now to a user who comes back to its tab', async () => {
  let order = orderRow(61);
  stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Add Dispatch')),
    GetOrder: () => answer([order], { total: 1 })(),
    GetOrderProduct: answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '12.00' })]),
  });
  openApp('/vieworder?id=61');
  expect(await screen.findByRole('link', { name: 'Dispatch' })).toBeTruthy();
  order = orderRow(61, { fld_status: 'Dispatched' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dispatch' })).toBeNull());
});

test('says that there is no such order and goes back to the list', async () => {
  stubServer({ ...shellReplies, GetOrder: answer([], { total: 0 }), GetOrderProduct: answer([]) });
  const app = openApp('/vieworder?id=99');
  expect(await screen.findByText(say.notFound)).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/orderlist'));
});

test("shows the customer's own number of the order, on paper and beside it, and lets holders of Edit Order change it (LET-20, LET-22)", async () => {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Edit Order')),
    GetOrder: answer([orderRow(61, { fld_ponumber: 'PO/77', fld_podate: '2026-11-12' })], { total: 1 }),
    GetOrderProduct: answer([orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '12.00' })]),
    UpdateOrderPromise: answer([{ OrderId: 61 }]),
  });
  openApp('/vieworder?id=61');
  const paper = await screen.findByRole('article', { name: 'Order SO/RSD/2026-2027/0061' });
  expect(paper.textContent).toContain("Buyer's Order No. PO/77 dated 12/11/2026");
  const beside = within(screen.getByRole('complementary', { name: 'Signatory' }));
  expect(beside.getByText('PO/77 dated 12/11/2026')).toBeTruthy();
  fireEvent.click(beside.getByRole('button', { name: say.changePo }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'PO Number' }), { target: { value: 'PO/78' } });
  fireEvent.click(screen.getByRole('button', { name: say.savePo }));
  expect(await screen.findByText(say.poSaved)).toBeTruthy();
  expect(server.sentTo('UpdateOrderPromise')[0]?.body).toEqual({ orderid: 61, version: 1, ponumber: 'PO/78', podate: '2026-11-12' });
});

test('says nothing of an order without such a number, unless the user may enter one (LET-20)', async () => {
  openPanel('/vieworder?id=61');
  await screen.findByRole('article', { name: 'Order SO/RSD/2026-2027/0061' });
  expect(screen.queryByText("Buyer's Order No.")).toBeNull();
  expect(screen.queryByRole('button', { name: say.enterPo })).toBeNull();
});

import { dealMessages as say } from '@vikray/contract/deals/deal-messages.ts';
import { followUpMessages } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dealLineRow, dealRow } from '../../../testing/screens/web-deals.ts';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow, dispatchRow } from '../../../testing/screens/web-orders.ts';
import { mailOptionsRow } from '../../../testing/screens/web-mails.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { setWindowWidth } from '../../../testing/screens/web-window.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openDeal(
  deal: object = {},
  rights: readonly RightName[] = ['Approve Quotation', 'Add Order', 'Add Dispatch'],
  replies: object = {},
) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetDeal: answer([dealRow(61, deal)]),
    ...replies,
  });
  const app = openApp('/deal?id=61');
  await screen.findByRole('heading', { name: 'RSD/2026-2027/0061', level: 1 });
  return { server, app };
}

test('answers in one sentence how far the order is, and whom to call (THR-01, THR-14)', async () => {
  const { server } = await openDeal();
  expect(screen.getByText('7 of 12 pieces dispatched, 3 can go today, 2 wait for stock.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Niramaya Lotus Hospital Trust' }).getAttribute('href')).toBe('/viewcustomer?id=41');
  expect(screen.getByRole('link', { name: '9000000041' }).getAttribute('href')).toBe('tel:9000000041');
  expect(screen.getByRole('link', { name: 'WhatsApp 9000000041' }).getAttribute('href')).toBe('https://wa.me/919000000041');
  expect(server.sentTo('GetDeal')[0]?.body).toEqual({ dealid: 61 });
});

test('shows each line with what was ordered, dispatched, is pending and can ship (THR-12)', async () => {
  await openDeal({ lines: [dealLineRow(), dealLineRow({ fld_productid: 102, fld_name: 'Mesh Chair', fld_stock: '2.50' })] });
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Product', 'Quoted', 'Ordered', 'Dispatched', 'Pending', 'In Stock', 'Can Ship']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['12', '12', '7', '5', '3', '3'],
    ['12', '12', '7', '5', '2.5', '3'],
  ]);
  expect(screen.queryByText(/promised/)).toBeNull();
});

test('shows pieces in Indian grouping (GEN-04, THR-12)', async () => {
  const line = dealLineRow({ fld_quoted: 100_000, fld_ordered: 100_000, fld_dispatched: 1000, fld_pending: 99_000, fld_stock: '12345.50' });
  await openDeal({ lines: [line], dispatches: [dispatchRow(1, { fld_dispatchquantity: 1000, fld_productname: 'Fowler Bed' })] });
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['1,00,000', '1,00,000', '1,000', '99,000', '12,345.5', '3']);
  expect(screen.getByText(/^1,000 × /)).toBeTruthy();
});

test('says to which orders the stock is promised, where that keeps a line waiting (DSK-03, THR-12)', async () => {
  const promise = { fld_promised: 13, fld_promisedto: 'SO/AP/2026-2027/0081', fld_promisedorders: 3 };
  await openDeal({
    lines: [
      dealLineRow({ fld_stock: '13.00', fld_canship: 0, ...promise }),
      dealLineRow({ fld_rate: '900.00', fld_canship: 5, ...promise }),
    ],
  });
  const [waiting, other] = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(waiting).toContain('13 in stock, all promised to SO/AP/2026-2027/0081 and 2 other orders');
  expect(other).not.toContain('promised');
});

test('shows before an order only what was quoted and is in stock (THR-12)', async () => {
  await openDeal({
    fld_dealstate: 'Quoted',
    orders: [],
    dispatches: [],
    lines: [dealLineRow({ fld_ordered: 0, fld_dispatched: 0, fld_pending: 0, fld_canship: 0 })],
  });
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Product', 'Quoted', 'In Stock']);
  expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
});

test('leads to each document, and shows all dispatches when there are many (THR-01)', async () => {
  await openDeal({ dispatches: Array.from({ length: 12 }, (_, index) => dispatchRow(index + 1, { fld_invoicenumber: `${index + 1}` })) });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(section('Quotations').getByRole('link', { name: 'RSD/2026-2027/0061' }).getAttribute('href')).toBe('/viewquotation?id=61');
  expect(section('Orders').getByRole('link', { name: 'SO/RSD/2026-2027/0061' }).getAttribute('href')).toBe('/vieworder?id=61');
  expect(section('Orders').getByRole('button', { name: 'Export SO/RSD/2026-2027/0061' })).toBeTruthy();
  expect(section('Dispatches').getAllByRole('listitem')).toHaveLength(10);
  press(say.showAll(12));
  expect(section('Dispatches').getAllByRole('listitem')).toHaveLength(12);
});

const pending = approvedQuotationRow(61, { fld_status: 'Open', fld_shownstatus: 'Pending' });
const approved = approvedQuotationRow(61);
const expired = approvedQuotationRow(61, { fld_shownstatus: 'Expired' });
const everything: readonly RightName[] = ['Approve Quotation', 'Edit Quotation', 'Add Order', 'Add Dispatch', 'Follow Up'];
const dispatched = dealLineRow({ fld_dispatched: 12, fld_pending: 0, fld_canship: 0 });

test.each<[string, object, readonly RightName[], string | undefined, string?]>([
  ['dispatches what can go today', {}, everything, 'Dispatch', '/dispatch?id=61'],
  ['offers nothing while all waits for stock', { lines: [dealLineRow({ fld_canship: 0 })] }, everything, undefined],
  ['offers nothing when all is dispatched', { orders: [], lines: [dispatched] }, everything, undefined],
  ['approves a pending quotation', { orders: [], quotations: [pending] }, everything, 'Approve', '/viewquotation?id=61'],
  ['offers no approval without its right', { orders: [], quotations: [pending] }, ['Add Order'], undefined],
  ['extends an expired quotation', { orders: [], quotations: [expired] }, everything, 'Extend Validity', '/viewquotation?id=61'],
  [
    'generates the order of an approved one',
    { orders: [], quotations: [approved] },
    ['Add Order'],
    'Generate Order',
    '/generateorder?id=61',
  ],
])('%s as the next step', async (_, deal, rights, name, address) => {
  await openDeal(deal, rights);
  const steps = ['Dispatch', 'Approve', 'Send', 'Generate Order', 'Extend Validity'].flatMap((each) => [
    ...screen.queryAllByRole('link', { name: each }),
    ...screen.queryAllByRole('button', { name: each }),
  ]);
  expect(steps.map((step) => [step.textContent, step.getAttribute('href')])).toEqual(name === undefined ? [] : [[name, address]]);
});

const mailReplies = {
  GetFollowUp: answer([{ fld_name: 'Dr. Asmita Gokhale', fld_email: 'asmita@lotus.example.in', fld_mails: [] }]),
  GetMailOptions: answer([mailOptionsRow()]),
  GetMailTemplate: answer([]),
};

test('sends an approved quotation that was not sent yet, and stays on the page', async () => {
  const { server, app } = await openDeal({ orders: [], dispatches: [], quotations: [approved] }, everything, {
    ...mailReplies,
    SendMailer: answer([{ MailId: 1 }]),
  });
  press('Send RSD/2026-2027/0061');
  await within(await screen.findByRole('dialog')).findByText(followUpMessages.preview);
  press('Send Mail');
  expect(await screen.findByText(followUpMessages.sentTo('asmita@lotus.example.in'))).toBeTruthy();
  await waitFor(() => expect(server.sentTo('GetDeal').length).toBeGreaterThan(1));
  expect(app.path()).toBe('/deal');
});

test('a mail sent from the deal opens its outcome with Mail chosen, for those who may enter it (FUP-15)', async () => {
  const { server } = await openDeal({ orders: [], dispatches: [], quotations: [approved] }, [...everything, 'Add Follow Up'], {
    ...mailReplies,
    SendMailer: answer([{ MailId: 12 }]),
    GetQuotation: answer([approved], { total: 1 }),
    AddSalesCall: answer([{ CallId: 3 }]),
  });
  press('Send RSD/2026-2027/0061');
  await within(await screen.findByRole('dialog')).findByText(followUpMessages.preview);
  press('Send Mail');
  const save = await screen.findByRole('button', { name: 'Save' });
  press('Spoke');
  fireEvent.click(save);
  await waitFor(() => expect(server.sentTo('AddSalesCall')[0]?.body).toMatchObject({ dealid: 61, calltype: 'Mail', mailid: 12 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

test('shows the lines as cards on a phone', async () => {
  setWindowWidth(390);
  await openDeal();
  expect(screen.queryByRole('table')).toBeNull();
  const card = within(within(screen.getByRole('region', { name: 'Products' })).getByRole('listitem'));
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Quoted',
    'Ordered',
    'Dispatched',
    'Pending',
    'In Stock',
    'Can Ship',
  ]);
});

test.each([
  ['an enquiry, which has no documents yet,', { orders: [], dispatches: [], quotations: [], lines: [] }, []],
  ['a deal with documents', {}, ['Documents', 'Timeline']],
])('on a phone, %s has tabs only for what there is', async (_, deal, tabs) => {
  setWindowWidth(390);
  await openDeal(deal);
  expect(screen.queryAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
  expect(screen.queryAllByRole('heading', { name: 'Timeline' })).toHaveLength(tabs.length === 0 ? 1 : 0);
});

test('prints the sheet', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await openDeal();
  press('Print');
  expect(print).toHaveBeenCalledOnce();
});

test('says that a deal does not exist, and leads to the quotations (THR-11)', async () => {
  stubServer({
    ...shellReplies,
    GetQuotation: answer([], { total: 0 }),
    GetDeal: refusal(404, say.notFound),
  });
  const app = openApp('/deal?id=99');
  expect(await screen.findByText(say.notFound)).toBeTruthy();
  expect(app.path()).toBe('/quotationlist');
});

test('says what keeps a deal from loading, and tries again', async () => {
  const replies = [refusal(409, 'The panel is busy.'), answer([dealRow(61)])];
  stubServer({ ...shellReplies, GetDeal: () => (replies.shift() ?? answer([]))() });
  openApp('/deal?id=61');
  expect(await screen.findByText('The panel is busy.')).toBeTruthy();
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'RSD/2026-2027/0061', level: 1 })).toBeTruthy();
});

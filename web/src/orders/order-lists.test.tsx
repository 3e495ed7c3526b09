import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { addDays, dashedDate } from '@vikray/contract/platform/dates.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { findNotice, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { approvedQuotationRow, listedOrderLineRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent).filter(Boolean);
const cells = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);

function openApprovedQuotations(rows: readonly object[], rights = granted('Add Order')) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(rights),
    GetApprovedQuotation: answer(rows, { total: rows.length }),
  });
  openApp('/addorder');
  return server;
}

test('lists the approved quotations under Order Management (ORD-04, ORD-05, ORD-08, ORD-09)', async () => {
  openApprovedQuotations([approvedQuotationRow(148)]);
  expect(await screen.findByRole('heading', { name: 'Order Management' })).toBeTruthy();
  expect(await screen.findByText('Total 1 items')).toBeTruthy();
  expect(heads()).toEqual(['S.No.', 'Number', 'Date', 'Amount', 'Customer', 'Prepared By', 'Approved Date', 'Status', 'Action']);
  const expected = [
    '1',
    'RSD/2026-2027/0148',
    '18/11/2026',
    '₹10,62,059.00',
    'Niramaya Lotus Hospital Trust',
    'Rohini Sondhi',
    '19/11/2026',
    'Approved',
    '',
  ];
  expect(cells()).toEqual(expected);
});

test('leads to generating an order, only with the right (ORD-06)', async () => {
  openApprovedQuotations([approvedQuotationRow(148)]);
  const link = await screen.findByRole('link', { name: 'Generate Order RSD/2026-2027/0148' });
  expect(link.getAttribute('href')).toBe('/generateorder?id=148');
});

test('offers no order without the right (ORD-06)', async () => {
  openApprovedQuotations([approvedQuotationRow(148)], granted('Order List'));
  expect(await screen.findByText('RSD/2026-2027/0148')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Generate Order/ })).toBeNull();
});

test('says when no quotation is pending (ORD-07)', async () => {
  openApprovedQuotations([]);
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
});

async function openOrders(rows: readonly object[], address = '/orderlist') {
  const server = stubServer({
    ...shellReplies,
    GetOrder: answer(rows, { total: rows.length }),
    GetOrderLine: answer([listedOrderLineRow(7)], { total: 1 }),
  });
  openApp(address);
  await screen.findByRole('heading', { name: 'Order List' });
  return server;
}

test('lists the orders with their status in its colour (ORD-16, ORD-17, ORD-18)', async () => {
  await openOrders([orderRow(3), orderRow(2, { fld_status: 'Partially Dispatched' }), orderRow(1, { fld_status: 'Dispatched' })]);
  expect(await screen.findByText('Total 3 items')).toBeTruthy();
  expect(heads()).toEqual(['S.No.', 'Number', 'Date', 'Amount', 'Customer', 'Prepared By', 'Status', 'Export']);
  expect(cells().slice(0, 7)).toEqual([
    '1',
    'SO/RSD/2026-2027/0003',
    '20/11/2026',
    '₹10,62,059.00',
    'Niramaya Lotus Hospital Trust',
    'Rohini Sondhi',
    'Placed',
  ]);
  const colours = [...document.querySelectorAll('.status-tag')].map((tag) => tag.className.split('status-tag-')[1]);
  expect(colours).toEqual(['amber', 'blue', 'green']);
});

test('searches the orders on the server and offers the same rows as a file (ORD-16)', async () => {
  const server = await openOrders([orderRow(3)], '/orderlist?search=lotus');
  await waitFor(() => expect(server.sentTo('GetOrder')[0]?.query).toEqual({ search: 'lotus', page: '1', pagesize: '30' }));
  const file = screen.getByRole('link', { name: 'CSV' });
  expect(file.getAttribute('href')).toBe('/api/GetOrder?search=lotus&format=csv');
  expect(file.getAttribute('download')).toBe('order_list.csv');
});

test('asks for the order as a PDF, and says when there is none (ORD-16)', async () => {
  const server = await openOrders([orderRow(3)]);
  await screen.findByText('SO/RSD/2026-2027/0003');
  press('Export SO/RSD/2026-2027/0003');
  expect(await screen.findByText(printingMessages.pdfFailed)).toBeTruthy();
  expect(server.sent.some(({ name }) => name === 'orders/3.pdf')).toBe(true);
});

test('says when there is no order (ORD-16)', async () => {
  await openOrders([]);
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
});

test('marks an order of which a change waits for approval (DSK-42)', async () => {
  await openOrders([orderRow(3, { fld_change: 1, fld_changestate: 'Waiting', fld_changeid: 5, fld_changeversion: 1 }), orderRow(2)]);
  await screen.findByText('Change waits');
  const [waiting, other] = (await screen.findAllByRole('row')).slice(1);
  expect(waiting?.textContent).toContain('Change waits');
  expect(other?.textContent).not.toContain('Change waits');
});

test('leads to the lines of all orders, which show what each is worth (RPT-09)', async () => {
  await openOrders([orderRow(61)]);
  fireEvent.click(screen.getByRole('link', { name: 'Order Lines' }));
  expect(await screen.findByRole('heading', { name: 'Order Lines' })).toBeTruthy();
  expect(await screen.findByText('Total 1 items')).toBeTruthy();
  expect(heads()).toEqual([
    'S.No.',
    'Order',
    'Date',
    'Customer',
    'Product',
    'Quantity',
    'Rate',
    'Goods Value',
    'Dispatched',
    'Pending',
    'Status',
  ]);
  expect(cells()).toEqual([
    '1',
    'SO/RSD/2026-2027/0061',
    '20/11/2026',
    'Niramaya Lotus Hospital Trust',
    'Fowler Bed',
    '10',
    '₹1,000.00',
    '₹9,000.00',
    '4',
    '6',
    'Partially Dispatched',
  ]);
});

test('asks for the order lines that the address names, and saves the same as a file (RPT-09)', async () => {
  const server = stubServer({ ...shellReplies, GetOrderLine: answer([], { total: 0 }) });
  openApp('/orderlines?solution=Several%20solutions&from=this%20year&category=Storage&sort=goodsValue&order=desc');
  expect(await screen.findByText('Several solutions')).toBeTruthy();
  const query = { solution: 'Several solutions', from: 'this year', category: 'Storage', sort: 'goodsvalue', order: 'desc' };
  await waitFor(() => expect(server.sentTo('GetOrderLine')[0]?.query).toMatchObject(query));
  const address = screen.getByRole('link', { name: 'CSV' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toMatchObject({
    solution: 'Several solutions',
    from: 'this year',
  });
});

describe('Select in the order list', () => {
  async function select(rights = granted('Order List', 'Edit Order')) {
    const server = stubServer({
      ...shellReplies,
      GetUserSubMenuAccessRights: answer(rights),
      GetOrder: answer([orderRow(3), orderRow(2, { fld_status: 'Dispatched' }), orderRow(1)], { total: 3 }),
      RunForEach: answer([]),
    });
    openApp('/orderlist');
    await screen.findByText('SO/RSD/2026-2027/0003');
    return server;
  }

  test('promises a date for all open orders together (FND-20, FND-22)', async () => {
    const server = await select();
    press('Select');
    const dispatched = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select SO\/RSD\/2026-2027\/0002/ });
    expect(dispatched.disabled).toBe(true);
    press('Promise All');
    const question = within(await screen.findByRole('dialog', { name: 'Promise a date for 2 orders worth ₹21,24,118.00?' }));
    fireEvent.click(question.getByRole('button', { name: 'Yes' }));
    expect(await findNotice('Please select the promised date.')).toBeTruthy();
    const day = addDays(today(), 7);
    const field = question.getByRole('textbox', { name: 'Promised For' });
    fireEvent.change(field, { target: { value: dashedDate(day) } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(server.sentTo('RunForEach').map(({ body }) => body)).toEqual([
        { operation: 'UpdateOrderPromise', rows: [3, 1].map((orderid) => ({ orderid, version: 1, promisedon: day })) },
      ]),
    );
  });

  test('gives priority to the ticked ones (FND-20)', async () => {
    const server = await select();
    press('Select');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select SO\/RSD\/2026-2027\/0001/ }));
    press('Prioritise 1');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(server.sentTo('RunForEach')[0]?.body).toEqual({
        operation: 'UpdateOrderPromise',
        rows: [{ orderid: 1, version: 1, priority: 'Yes' }],
      }),
    );
  });

  test('is not there without the right to promise (FND-22)', async () => {
    await select(granted('Order List'));
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  });
});

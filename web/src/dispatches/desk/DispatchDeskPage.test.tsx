import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openOrderLineRow } from '../../../../testing/screens/web-dispatches.ts';
import { granted, shellReplies, storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

/** Two orders of one customer and one of another; 12 beds and no lamps in stock. */
const lines = [
  openOrderLineRow(1, { fld_orderid: 61, fld_number: 'SO/RSD/2026-2027/0061', fld_pending: 10, fld_canship: 4 }),
  openOrderLineRow(2, {
    fld_orderid: 61,
    fld_number: 'SO/RSD/2026-2027/0061',
    fld_productid: 7,
    fld_name: 'Lamp',
    fld_stock: '0.00',
    fld_pending: 3,
    fld_canship: 0,
  }),
  openOrderLineRow(3, {
    fld_orderid: 62,
    fld_number: 'SO/RSD/2026-2027/0062',
    fld_pending: 8,
    fld_canship: 8,
    fld_promisedon: '2020-01-31',
  }),
  openOrderLineRow(4, {
    fld_orderid: 63,
    fld_number: 'SO/RSD/2026-2027/0063',
    fld_customerid: 42,
    fld_companyname: 'Anandvan Clinic',
    fld_pending: 2,
    fld_canship: 0,
  }),
];

function openDesk(rights: readonly RightName[] = ['View Dispatch Desk', 'Add Dispatch'], address = '/dispatchdesk', replies: object = {}) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetOpenOrderLine: answer(lines, { total: lines.length }),
    AddDispatches: answer([
      { DispatchId: 1, ConsignmentId: 91 },
      { DispatchId: 2, ConsignmentId: 92 },
    ]),
    ...replies,
  });
  return { server, app: openApp(address) };
}

const loaded = () => screen.findByRole('checkbox', { name: 'Tick SO/RSD/2026-2027/0061' });
const now = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tick = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('shows every open line below its order, with the sums, and in red what is overdue (DSK-04, DSK-06, DSK-18)', async () => {
  openDesk();
  await loaded();
  const [head] = screen.getAllByRole('row').filter((row) => row.textContent.includes('0061'));
  expect(
    within(head ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['13', '', '4', '']);
  expect(screen.getByText('Overdue since 31/01/2020').className).toContain('overdue');
  fireEvent.click(screen.getByRole('tab', { name: 'By Product' }));
  expect(await screen.findByText('12 in stock')).toBeTruthy();
});

test('a tick takes what can ship, a group ticks its lines, and the foot counts (DSK-07)', async () => {
  openDesk();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Tick SO/RSD/2026-2027/0061' }));
  expect(now(/Fowler Bed, SO.*0061/).value).toBe('4');
  expect(screen.getByText('1 line of 1 order, 1 customer')).toBeTruthy();
  expect(tick(/Tick Lamp/).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Tick all that can ship' }));
  expect(await screen.findByText('2 lines of 2 orders, 1 customer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Untick all' }));
  expect(screen.queryByRole('button', { name: 'Dispatch' })).toBeNull();
});

test('by keyboard: Space ticks, digits type, Shift+Space takes the group, Ctrl+Enter opens the sheet (DSK-07)', async () => {
  openDesk();
  await loaded();
  const bed = now(/Fowler Bed, SO.*0061/);
  bed.focus();
  fireEvent.keyDown(bed, { key: ' ' });
  expect(bed.value).toBe('4');
  fireEvent.keyDown(bed, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(now(/Lamp/));
  fireEvent.keyDown(now(/Lamp/), { key: ' ', shiftKey: true });
  expect(bed.value).toBe('');
  fireEvent.change(bed, { target: { value: '3' } });
  expect(tick(/Tick Fowler Bed of SO.*0061/).checked).toBe(true);
  fireEvent.keyDown(bed, { key: 'Enter', ctrlKey: true });
  expect(await screen.findByRole('dialog', { name: 'Dispatch' })).toBeTruthy();
});

test('refuses more than is pending, and more than the lines of a product have in stock together (DSK-08, DSP-11, DSP-12)', async () => {
  openDesk();
  await loaded();
  fireEvent.change(now(/Fowler Bed, SO.*0061/), { target: { value: '11' } });
  expect(screen.getByText('Fowler Bed of SO/RSD/2026-2027/0061: This is more than the pending quantity.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dispatch' }).disabled).toBe(true);
  fireEvent.change(now(/Fowler Bed, SO.*0061/), { target: { value: '10' } });
  fireEvent.change(now(/Fowler Bed, SO.*0062/), { target: { value: '3' } });
  expect(screen.getByText('Fowler Bed of SO/RSD/2026-2027/0062: This is more than the quantity in stock.')).toBeTruthy();
});

test('the sheet asks for an invoice of each order and the transport once, and sends all together (DSK-08, DSK-09, DSK-13)', async () => {
  const { server } = openDesk();
  await loaded();
  fireEvent.click(screen.getByRole('button', { name: 'Tick all that can ship' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Dispatch' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Dispatch' }));
  const submit = () => fireEvent.click(sheet.getByRole('button', { name: 'Submit' }));
  submit();
  expect(await sheet.findByText('Please enter Invoide Number.')).toBeTruthy();
  const [first, second] = sheet.getAllByLabelText(/Invoice Number/);
  fireEvent.change(first ?? document.body, { target: { value: '501' } });
  fireEvent.change(second ?? document.body, { target: { value: '502' } });
  fireEvent.change(sheet.getByLabelText('Vehicle Number'), { target: { value: 'MH 12 AB 1234' } });
  submit();
  expect(await sheet.findByText('Please agree to disclaimer to submit.')).toBeTruthy();
  fireEvent.click(sheet.getByRole('checkbox'));
  submit();
  expect(await screen.findByText('Goods successfully dispatched.')).toBeTruthy();
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(server.sentTo('AddDispatches').map(({ body }) => body)).toEqual([
    {
      dispatches: [
        { orderid: 61, invoicenumber: '501', invoicedate: date, lines: [{ productmapid: 1, productid: 101, dispatchquantity: 4 }] },
        { orderid: 62, invoicenumber: '502', invoicedate: date, lines: [{ productmapid: 3, productid: 101, dispatchquantity: 8 }] },
      ],
      transport: { vehiclenumber: 'MH 12 AB 1234' },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dispatch' })).toBeNull());
});

test('asks before it takes pieces that another order would get (DSK-11)', async () => {
  const { server } = openDesk();
  await loaded();
  fireEvent.change(now(/Fowler Bed, SO.*0063/), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dispatch' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Dispatch' }));
  fireEvent.change(sheet.getByLabelText(/Invoice Number/), { target: { value: '501' } });
  fireEvent.click(sheet.getByRole('checkbox'));
  fireEvent.click(sheet.getByRole('button', { name: 'Submit' }));
  const question = await screen.findByRole('dialog', { name: 'Confirm to Dispatch' });
  expect(question.textContent).toContain('2 Fowler Bed were meant for SO/RSD/2026-2027/0061. Dispatch anyway?');
  expect(await server.allSent('AddDispatches')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Goods successfully dispatched.')).toBeTruthy();
});

test('asks before the goods of an order leave whose advance is open, and No keeps the sheet (PAY-21)', async () => {
  const planned = lines.map((line) => ('fld_orderid' in line && line.fld_orderid === 62 ? { ...line, fld_hasplan: 'Yes' } : line));
  const sentence = '₹50,000.00 of the advance is still open. Dispatch anyway?';
  const open = { fld_orderid: 62, fld_number: 'SO/RSD/2026-2027/0062', fld_missing: '50000.00', fld_sentence: sentence };
  const { server } = openDesk(undefined, undefined, {
    GetOpenOrderLine: answer(planned, { total: planned.length }),
    GetOpenAdvance: answer([open]),
  });
  await loaded();
  fireEvent.click(tick('Tick SO/RSD/2026-2027/0062'));
  fireEvent.click(screen.getByRole('button', { name: 'Dispatch' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Dispatch' }));
  fireEvent.change(sheet.getByLabelText(/Invoice Number/), { target: { value: '501' } });
  fireEvent.click(sheet.getByRole('checkbox'));
  const submit = () => fireEvent.click(sheet.getByRole('button', { name: 'Submit' }));
  submit();
  const question = await screen.findByRole('dialog', { name: 'The advance is open' });
  expect(question.textContent).toContain(sentence);
  expect(server.sentTo('GetOpenAdvance').map(({ body }) => body)).toEqual([
    { dispatches: [{ orderid: 62, lines: [{ productmapid: 3, productid: 101, dispatchquantity: 8 }] }] },
  ]);
  fireEvent.click(within(question).getByRole('button', { name: 'No' }));
  expect(await server.allSent('AddDispatches')).toEqual([]);
  submit();
  fireEvent.click(within(await screen.findByRole('dialog', { name: 'The advance is open' })).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Goods successfully dispatched.')).toBeTruthy();
  expect(server.sentTo('AddDispatches')).toHaveLength(1);
});

test('without the right to dispatch, the desk shows and offers no dispatch (DSK-09)', async () => {
  openDesk(['View Dispatch Desk']);
  await loaded();
  fireEvent.click(screen.getByRole('button', { name: 'Tick all that can ship' }));
  expect(await screen.findByText('2 lines of 2 orders, 1 customer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dispatch' })).toBeNull();
});

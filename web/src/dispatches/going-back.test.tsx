import { screen, waitFor, within } from '@testing-library/react';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { choose, enter, press } from '../../../testing/screens/web-form-actions.ts';
import { aConsignment, consignmentRecord } from '../../../testing/screens/web-consignments.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { dispatchRow, orderLineRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { answer, refusal, settle, stubServer, type SentCall } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

const rights = granted('Void Dispatch', 'Add Return', 'Void Order');
const of = 'Fowler Bed, SO/RSD/2026-2027/0061';

const oneDispatch = answer([dispatchRow(9)], { total: 1 });
const notYours = refusal(403, 'You are not authorised.');

function openList(rows: readonly object[], given = rights, replies: object = {}) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(given),
    GetDispatchOrder: answer(rows, { total: rows.length }),
    GetConsignment: answer([consignmentRecord(aConsignment(31, { ewayNumber: '271012345678' }))]),
    CancelDispatch: answer([{ DispatchId: 9 }]),
    AddReturn: answer([{ ReturnId: 3 }]),
    ...replies,
  });
  openApp('/dispatchlist');
  return server;
}

test('cancels what left with one lorry together, asks for the reason, and says what remains at the portal (DSK-19)', async () => {
  const server = openList([dispatchRow(9), dispatchRow(8, { fld_name: 'Side Table' })]);
  await screen.findByRole('button', { name: `Cancel Dispatch: ${of}` });
  press(`Cancel Dispatch: ${of}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Dispatch' }));
  expect(await dialog.findByText('Cancel e-way bill 271012345678 at the portal within 24 hours.')).toBeTruthy();
  expect(await dialog.findAllByRole('checkbox')).toHaveLength(2);
  dialog.getByRole('button', { name: 'Cancel Dispatch' }).click();
  expect(await dialog.findByText('Please enter the reason.')).toBeTruthy();
  enter('Reason', 'The lorry did not come');
  dialog.getByRole('checkbox', { name: /Side Table/ }).click();
  dialog.getByRole('button', { name: 'Cancel Dispatch' }).click();
  await waitFor(() =>
    expect(server.sentTo('CancelDispatch').map(({ body }) => body)).toEqual([{ dispatchids: [9], reason: 'The lorry did not come' }]),
  );
  expect(await screen.findByText('Dispatch cancelled.')).toBeTruthy();
});

test('asks only once it knows what left together (DSK-19)', async () => {
  const read = Promise.withResolvers<void>();
  const rows = [dispatchRow(9), dispatchRow(8, { fld_name: 'Side Table' })];
  const found = answer(rows, { total: 2 });
  const server = openList(rows, rights, {
    GetDispatchOrder: ({ query }: SentCall) => (query['orderid'] === undefined ? found() : read.promise.then(found)),
  });
  await screen.findByRole('button', { name: `Cancel Dispatch: ${of}` });
  press(`Cancel Dispatch: ${of}`);
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  read.resolve();
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Dispatch' }));
  enter('Reason', 'The lorry did not come');
  dialog.getByRole('button', { name: 'Cancel Dispatch' }).click();
  await waitFor(() =>
    expect(server.sentTo('CancelDispatch').map(({ body }) => body)).toEqual([{ dispatchids: [9, 8], reason: 'The lorry did not come' }]),
  );
});

test('says why it cannot tell what may come back, and takes nothing back (DSK-22)', async () => {
  const found = answer([dispatchRow(9)], { total: 1 });
  const server = openList([dispatchRow(9)], rights, {
    GetDispatchOrder: ({ query }: SentCall) => (query['orderid'] === undefined ? found() : refusal(403, 'You are not authorised.')()),
  });
  await screen.findByRole('button', { name: `Add Return: ${of}` });
  press(`Add Return: ${of}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Return' }));
  expect(dialog.getByText('You are not authorised.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
  dialog.getByRole('button', { name: 'Add Return' }).click();
  expect(await server.allSent('AddReturn')).toEqual([]);
});

test.each([
  ['what left together', { GetDispatchOrder: ({ query }: SentCall) => (query['orderid'] === undefined ? oneDispatch() : notYours()) }],
  ['what the portal needs', { GetConsignment: notYours }],
])('says why it cannot tell %s, and cancels nothing (DSK-19)', async (_, replies) => {
  const server = openList([dispatchRow(9)], rights, replies);
  await screen.findByRole('button', { name: `Cancel Dispatch: ${of}` });
  press(`Cancel Dispatch: ${of}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Dispatch' }));
  expect(await dialog.findByText('You are not authorised.')).toBeTruthy();
  enter('Reason', 'The lorry did not come');
  dialog.getByRole('button', { name: 'Cancel Dispatch' }).click();
  expect(await server.allSent('CancelDispatch')).toEqual([]);
});

test('strikes a cancelled line through and counts what came back; both can no longer be cancelled (DSK-20, DSK-21)', async () => {
  openList([dispatchRow(9, { fld_status: 'Cancelled' }), dispatchRow(8, { fld_name: 'Side Table', fld_returnedquantity: 1 })]);
  expect((await screen.findAllByText('Fowler Bed'))[0]?.tagName).toBe('S');
  expect(screen.getByText('Cancelled')).toBeTruthy();
  expect(screen.getByText('1 returned')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cancel Dispatch/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Add Return/ })).toHaveLength(1);
});

test('offers neither without the rights (SHR-12)', async () => {
  openList([dispatchRow(9)], granted('Add Dispatch'));
  expect(await screen.findByText('Fowler Bed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Cancel Dispatch|Add Return)/ })).toBeNull();
});

test('takes goods back with their condition and whether they are replaced, at most what is away (DSK-22, DSK-24)', async () => {
  const server = openList([dispatchRow(9, { fld_returnedquantity: 1 })]);
  await screen.findByRole('button', { name: `Add Return: ${of}` });
  press(`Add Return: ${of}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Return' }));
  const submit = () => dialog.getByRole('button', { name: 'Add Return' }).click();
  submit();
  expect(await dialog.findByText('Please select the reason.')).toBeTruthy();
  await choose('Reason', 'Defect');
  submit();
  expect(await dialog.findByText('Please select quantity.')).toBeTruthy();
  enter('Quantity', '4');
  submit();
  expect(await dialog.findByText('This is more than was dispatched.')).toBeTruthy();
  enter('Quantity', '3');
  await choose('Condition', 'Damaged');
  await choose('Replace', 'Yes');
  submit();
  await waitFor(() =>
    expect(server.sentTo('AddReturn').map(({ body }) => body)).toMatchObject([
      { orderid: 61, reason: 'Defect', lines: [{ dispatchid: 9, quantity: 3, condition: 'Damaged', replace: 'Yes' }] },
    ]),
  );
  expect(await screen.findByText('Return added.')).toBeTruthy();
});

test('proposes today, also in a window that is open since yesterday (DSK-22)', async () => {
  openList([dispatchRow(9)]);
  await screen.findByRole('button', { name: `Add Return: ${of}` });
  const proposed = async () => {
    press(`Add Return: ${of}`);
    return (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Returned On' })).value;
  };
  expect(await proposed()).toBe(dashedDate(today()));
  press('Close');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await proposed()).toBe(dashedDate(today()));
});

test('takes goods back once, although it still reads whether they are to be credited (DSK-22, PAY-31)', async () => {
  const read = Promise.withResolvers<void>();
  const server = openList([dispatchRow(9)], granted('Add Return', 'Add Credit Note'), {
    GetReturn: () => read.promise.then(answer([], { total: 0 })),
  });
  await screen.findByRole('button', { name: `Add Return: ${of}` });
  press(`Add Return: ${of}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Return' }));
  await choose('Reason', 'Defect');
  enter('Quantity', '1');
  dialog.getByRole('button', { name: 'Add Return' }).click();
  await waitFor(() => expect(server.sentTo('GetReturn')).toHaveLength(1));
  expect(screen.queryByRole('dialog', { name: 'Add Return' })).toBeNull();
  read.resolve();
  expect(await screen.findByText('Return added.')).toBeTruthy();
  expect(await server.allSent('AddReturn')).toEqual(['AddReturn']);
});

test('closes and reopens lines from the page of the order, which says what is closed (DSK-26)', async () => {
  const line = orderLineRow(1, 'Fowler Bed', { ordered: 10, dispatched: 4, stock: '12.00' }, { fld_closedquantity: 2 });
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(rights),
    GetOrder: answer([orderRow(61, { fld_status: 'Partially Dispatched' })], { total: 1 }),
    GetOrderProduct: answer([line]),
    GetDispatchOrder: answer([dispatchRow(9)], { total: 1 }),
    CloseOrderLines: answer([{ OrderId: 61 }]),
    ReopenOrderLines: answer([{ OrderId: 61 }]),
  });
  openApp('/vieworder?id=61');
  const section = within(await screen.findByRole('region', { name: 'Dispatches and Returns' }));
  expect(section.getByText('2 of 10 Fowler Bed closed')).toBeTruthy();
  expect(await section.findByText('4 × Fowler Bed')).toBeTruthy();
  press('Close Lines');
  const closing = within(await screen.findByRole('dialog', { name: 'Close Lines' }));
  enter('Fowler Bed', '5');
  enter('Reason', 'Enough for now');
  closing.getByRole('button', { name: 'Close Lines' }).click();
  expect(await closing.findByText('This is more than remains to be dispatched.')).toBeTruthy();
  enter('Fowler Bed', '4');
  closing.getByRole('button', { name: 'Close Lines' }).click();
  await waitFor(() =>
    expect(server.sentTo('CloseOrderLines').map(({ body }) => body)).toEqual([
      { orderid: 61, version: 1, reason: 'Enough for now', lines: [{ productmapid: 1, quantity: 4 }] },
    ]),
  );
  await screen.findByText('Lines closed.');
  press('Reopen');
  const reopening = within(await screen.findByRole('dialog', { name: 'Reopen' }));
  enter('Reason', 'They want them after all');
  reopening.getByRole('button', { name: 'Reopen' }).click();
  await waitFor(() =>
    expect(server.sentTo('ReopenOrderLines').map(({ body }) => body)).toMatchObject([{ lines: [{ productmapid: 1, quantity: 2 }] }]),
  );
});

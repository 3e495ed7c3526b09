import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { orderLineRow, orderRow } from '../../../testing/screens/web-orders.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function openOrder(order: object = {}, rights: readonly RightName[] = ['Edit Order']) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetOrder: answer([orderRow(61, order)], { total: 1 }),
    GetOrderProduct: answer([
      orderLineRow(1, 'Fowler Bed', { ordered: 10, stock: '0.00' }),
      orderLineRow(2, 'Mesh Chair', { ordered: 4, dispatched: 4, stock: '0.00' }),
    ]),
    UpdateOrderPromise: answer([{ OrderId: 61 }]),
  });
  openApp('/vieworder?id=61');
  return server;
}

function type(dialog: HTMLElement, label: string, date: string): void {
  const field = within(dialog).getByLabelText(label);
  fireEvent.change(field, { target: { value: date } });
  fireEvent.blur(field);
}

test('a holder of Edit Order promises a date, another one for a product, and gives priority (DSK-16)', async () => {
  const server = openOrder();
  fireEvent.click(await screen.findByRole('button', { name: 'Promise a Date' }));
  const dialog = await screen.findByRole('dialog', { name: 'Promise' });
  expect(within(dialog).queryByLabelText('Mesh Chair')).toBeNull();
  type(dialog, 'Promised For', '12-12-2026');
  type(dialog, 'Fowler Bed', '20-12-2026');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /Priority/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Promise saved.');
  expect(server.sentTo('UpdateOrderPromise')[0]?.body).toEqual({
    orderid: 61,
    version: 1,
    promisedon: '2026-12-12',
    priority: 'Yes',
    lines: [{ productmapid: 1, promisedon: '2026-12-20' }],
  });
});

test('the order says what is promised, and in red what is overdue (DSK-18)', async () => {
  openOrder({ fld_nextpromisedon: '2020-12-12', fld_orderpromisedon: '2020-12-12', fld_priority: 'Yes' }, []);
  expect((await screen.findByText('Overdue since 12/12/2020')).className).toContain('overdue');
  expect(screen.getByText('Priority')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

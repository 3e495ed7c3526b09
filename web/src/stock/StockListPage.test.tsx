import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { stockReplies } from '../../../testing/screens/web-stock.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

/** Opens the list and returns what the cells of a row show. */
async function openList(replies: object = {}) {
  const server = stubServer({ ...stockReplies, ...replies });
  openApp('/stocklist');
  const row = (await screen.findByRole('link', { name: 'Fowler Bed' })).closest('tr');
  return { server, row };
}

test('shows stock, reserved and free of every product, what is negative with a minus sign (DSK-36)', async () => {
  const { server } = await openList();
  const cells = screen.getAllByRole('row').map((row) => row.textContent);
  expect(cells.find((text) => text.includes('Fowler Bed'))).toMatch(/Fowler BedFB-1.*10\.0046\.00/);
  expect(cells.find((text) => text.includes('Crash Trolley'))).toMatch(/0\.003−3\.00/);
  expect(server.sentTo('GetStock')[0]?.query).toEqual({ page: '1', pagesize: '30' });
});

test('shows the movements of a product beside the list, newest first, also of some days (DSK-36)', async () => {
  const { server } = await openList();
  fireEvent.click(screen.getByRole('button', { name: 'Movements of Fowler Bed' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Movements of Fowler Bed' }));
  const rows = await drawer.findAllByRole('listitem');
  expect(rows[0]?.textContent).toBe('Dispatch · SO/ABC/2026-2027/0007−4.0020-11-2026 10:00 · Tukaram GaikwadBalance 6.00');
  expect(rows[1]?.textContent).toContain('+10.00');
  const from = drawer.getByRole('textbox', { name: 'From' });
  fireEvent.change(from, { target: { value: '01-11-2026' } });
  fireEvent.blur(from);
  await waitFor(() =>
    expect(server.sentTo('GetStockMovement').at(-1)?.query).toEqual({
      productid: '31',
      from: '2026-11-01',
      sort: 'at',
      order: 'desc',
      page: '1',
      pagesize: '50',
    }),
  );
});

test('says that a product has not moved, and why its movements cannot be shown (DSK-36)', async () => {
  let reply = answer([], { total: 0 });
  await openList({ GetStockMovement: () => reply() });
  fireEvent.click(screen.getByRole('button', { name: 'Movements of Fowler Bed' }));
  expect(await screen.findByText('The stock of this product has not moved.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  reply = refusal(400, 'The movements are away.');
  fireEvent.click(screen.getByRole('button', { name: 'Movements of Crash Trolley' }));
  expect(await screen.findByText('The movements are away.')).toBeTruthy();
});

test('prints all products of the list as a sheet with a blank column to write in (DSK-36)', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { server } = await openList();
  fireEvent.click(screen.getByRole('button', { name: 'Print Count Sheet' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('.printed-table');
  expect([...(paper?.querySelectorAll('th') ?? [])].map((head) => head.textContent)).toEqual([
    'S.No.',
    'Code',
    'Product',
    'Unit',
    'In Stock',
    'Counted',
  ]);
  expect([...(paper?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
    '1FB-1Fowler BedNOS10.00',
    '2Crash TrolleyNOS0.00',
  ]);
  expect(server.sentTo('GetStock').at(-1)?.query).toEqual({});
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.printed-table')).toBeNull());
  vi.unstubAllGlobals();
});

test('offers to count to users with the right alone (DSK-34)', async () => {
  await openList({ GetUserSubMenuAccessRights: answer(granted('Stock List')) });
  expect(screen.queryByRole('link', { name: 'Count' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Count Fowler Bed' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Shortages' })).toBeNull();
});

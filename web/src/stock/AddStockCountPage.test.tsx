import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter, findNotice, press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { productRow } from '../../../testing/screens/web-products.ts';
import { answer, refusal, stubServer, type SentCall } from '../../../testing/screens/web-server-stub.ts';
import { stockReplies, stockRow } from '../../../testing/screens/web-stock.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

async function openSheet(replies: object = {}, address = '/addstockcount') {
  const server = stubServer({ ...stockReplies, ...replies });
  openApp(address);
  await screen.findByRole('textbox', { name: 'Counted: Fowler Bed' });
  return server;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Types into a field and leaves it with Enter, as a hand on the keyboard does. */
function typeAndEnter(name: string, typed: string): void {
  const input = field(name);
  input.focus();
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.keyDown(input, { key: 'Enter' });
}

test('is entered by Enter alone, and sends what differs from the stock that was shown (DSK-34, DSK-36)', async () => {
  const server = await openSheet();
  typeAndEnter('Counted: Fowler Bed', '8.5');
  expect(document.activeElement).toBe(field('Counted: Crash Trolley'));
  typeAndEnter('Counted: Crash Trolley', '0');
  expect(await screen.findByRole('dialog', { name: 'Enter this count?' })).toBeTruthy();
  expect(screen.getAllByText('2 products counted, 1 differs')).toHaveLength(2);
  press('Yes');
  await findNotice('Stock count entered.');
  expect(server.sentTo('AddStockCount').map(({ body }) => body)).toEqual([
    {
      countedon: today(),
      kind: 'Count',
      remark: '',
      lines: [
        { productid: 31, counted: '8.50', stockwhencounted: '10.00' },
        { productid: 32, counted: '0.00', stockwhencounted: '0.00' },
      ],
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Stock List' })).toBeTruthy();
});

test('takes the stock of the moment of counting, not that of the moment when the page was opened (DSK-35)', async () => {
  const server = await openSheet({ GetProduct: answer([productRow(31, 'Fowler Bed', { fld_stock: '7.00' })], { total: 1 }) });
  typeAndEnter('Counted: Fowler Bed', '6');
  await waitFor(() => expect(screen.getByText('−1.00')).toBeTruthy());
  press('Enter Count');
  press('Yes');
  await findNotice('Stock count entered.');
  expect(server.sentTo('AddStockCount')[0]?.body).toMatchObject({
    lines: [{ productid: 31, counted: '6.00', stockwhencounted: '7.00' }],
  });
});

test('of other kinds asks for the pieces and the reason (DSK-34)', async () => {
  const server = await openSheet();
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'Damage' } });
  typeAndEnter('Damaged: Fowler Bed', '2');
  press('Enter Count');
  expect(await screen.findByText('Please enter the reason.')).toBeTruthy();
  enter('Reason', 'Rain in the store');
  press('Enter Count');
  press('Yes');
  await findNotice('Stock count entered.');
  expect(server.sentTo('AddStockCount')[0]?.body).toMatchObject({
    kind: 'Damage',
    remark: 'Rain in the store',
    lines: [{ productid: 31, counted: '8.00', stockwhencounted: '10.00' }],
  });
});

test('needs a product, and says before it is sent that a stock would fall below zero (DSK-35)', async () => {
  const server = await openSheet();
  press('Enter Count');
  expect(await screen.findByText('Please count at least one product.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'Loss' } });
  enter('Reason', 'Stolen');
  typeAndEnter('Lost: Fowler Bed', '11');
  press('Enter Count');
  expect(await screen.findByText('The stock of Fowler Bed would fall below zero.')).toBeTruthy();
  expect(await server.allSent('AddStockCount')).toEqual([]);
});

test('shows a refusal of the server beside the button and keeps what was counted (DSK-35)', async () => {
  await openSheet({ AddStockCount: refusal(409, 'The stock of Fowler Bed would fall below zero.', { code: 'BelowZero', field: 'lines' }) });
  typeAndEnter('Counted: Fowler Bed', '1');
  press('Enter Count');
  press('Yes');
  await waitFor(() => expect(screen.getAllByText('The stock of Fowler Bed would fall below zero.').length).toBeGreaterThan(0));
  expect(field('Counted: Fowler Bed').value).toBe('1');
});

test('goes from a search to its product and back by Enter, and keeps what was counted before (DSK-36)', async () => {
  let isSearched = false;
  const trolley = stockRow(32, 'Crash Trolley');
  const server = await openSheet({
    GetStock: () => (isSearched ? answer([trolley], { total: 1 }) : answer([stockRow(31, 'Fowler Bed'), trolley], { total: 2 }))(),
  });
  typeAndEnter('Counted: Fowler Bed', '9');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  search.focus();
  isSearched = true;
  fireEvent.change(search, { target: { value: 'trol' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Counted: Fowler Bed' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(field('Counted: Crash Trolley')));
  typeAndEnter('Counted: Crash Trolley', '10');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(screen.getByText('2 products counted, 1 differs')).toBeTruthy();
  expect(await server.allSent('AddStockCount')).toEqual([]);
});

test('gives what is typed before the searched rows come to the first of them (DSK-36)', async () => {
  const read = Promise.withResolvers<void>();
  const trolley = stockRow(32, 'Crash Trolley');
  const server = await openSheet({
    GetStock: async ({ query }: SentCall) => {
      if (query['search'] === undefined) return answer([stockRow(31, 'Fowler Bed'), trolley], { total: 2 })();
      await read.promise;
      return answer([trolley], { total: 1 })();
    },
  });
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  search.focus();
  fireEvent.change(search, { target: { value: 'trol' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(server.sentTo('GetStock').at(-1)?.query['search']).toBe('trol'));
  for (const key of ['1', '3', 'Backspace', '2']) expect(fireEvent.keyDown(search, { key })).toBe(false);
  read.resolve();
  await waitFor(() => expect(document.activeElement).toBe(field('Counted: Crash Trolley')));
  expect(field('Counted: Crash Trolley').value).toBe('12');
  expect(search.value).toBe('trol');
});

test('gives what is typed after the last row of a page to the first of the next, and no row is skipped by a second Enter (DSK-36)', async () => {
  const read = Promise.withResolvers<void>();
  const server = await openSheet({
    GetStock: async ({ query }: SentCall) => {
      if (query['page'] === '1') return answer([stockRow(31, 'Fowler Bed')], { total: 120 })();
      await read.promise;
      return answer([stockRow(32, 'Crash Trolley')], { total: 120 })();
    },
  });
  typeAndEnter('Counted: Fowler Bed', '9');
  await waitFor(() => expect(server.sentTo('GetStock').at(-1)?.query['page']).toBe('2'));
  for (const key of ['Enter', '7']) expect(fireEvent.keyDown(field('Counted: Fowler Bed'), { key })).toBe(false);
  read.resolve();
  await waitFor(() => expect(field('Counted: Crash Trolley').value).toBe('7'));
  expect(document.activeElement).toBe(field('Counted: Crash Trolley'));
  expect(server.sentTo('GetStock').map(({ query }) => query['page'])).toEqual(['1', '2']);
});

test('keeps what was counted when the session ends, and warns without the right (DSK-34)', async () => {
  await openSheet();
  typeAndEnter('Counted: Fowler Bed', '8');
  cleanup();
  await openSheet();
  expect(await screen.findByText(/^Unsaved changes from/)).toBeTruthy();
  expect(field('Counted: Fowler Bed').value).toBe('8');
  expect(screen.queryByText(messages.notAuthorised)).toBeNull();
});

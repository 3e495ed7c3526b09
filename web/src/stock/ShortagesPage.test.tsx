import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { purchaseReplies } from '../../../testing/screens/web-purchases.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { shortageRow, stockReplies } from '../../../testing/screens/web-stock.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const shortages = [
  shortageRow(31, 'Fowler Bed', { fld_code: 'FB-1' }),
  shortageRow(32, 'Crash Trolley', { fld_propose: 20 }),
  shortageRow(33, 'Ward Stool', { fld_supplierid: 6, fld_supplier: 'Sahyadri Timber Mart' }),
  shortageRow(34, 'Bed Screen', { fld_supplierid: null, fld_supplier: '', fld_neededby: '' }),
];

async function openShortages(rows: readonly object[] = shortages) {
  const server = stubServer({ ...purchaseReplies, ...stockReplies, GetShortage: answer(rows, { total: rows.length }) });
  openApp('/shortages');
  await screen.findByRole('heading', { name: 'Shortages' });
  return server;
}

const tick = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));

test('shows what is short, when it is needed, and who brought it last (DSK-29)', async () => {
  await openShortages();
  const row = (await screen.findByRole('link', { name: 'Fowler Bed' })).closest('tr');
  expect(row?.textContent).toBe('Fowler BedFB-1127.504.5012/12/2026Shree Gajanan Steel Works5');
});

test('opens the purchase wizard filled with the ticked products of one supplier (DSK-29)', async () => {
  await openShortages();
  expect(screen.queryByRole('link', { name: 'Add Purchase' })).toBeNull();
  for (const name of ['Fowler Bed', 'Crash Trolley', 'Ward Stool']) await tick(name);
  expect(screen.getByText(/Choose products of one supplier to add their purchase\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add Purchase' })).toBeNull();
  await tick('Ward Stool');
  await tick('Bed Screen');
  expect(screen.getByText('3 products of Shree Gajanan Steel Works')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Add Purchase' }));
  expect(await screen.findByText('Filled with what is short.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Supplier' }).value).toBe('Shree Gajanan Steel Works');
  fireEvent.change(screen.getByRole('textbox', { name: 'Purchase Invoice Number' }), { target: { value: 'GRN9' } });
  press('Next');
  const lines = await screen.findByRole('table', { name: 'Product lines' });
  const quantities = [...lines.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('td')?.textContent,
    row.querySelector('[data-label="Purchase Quantity"]')?.textContent,
  ]);
  expect(quantities).toEqual([
    ['Fowler Bed', '5.00'],
    ['Crash Trolley', '20.00'],
    ['Bed Screen', '5.00'],
  ]);
});

test('prints the ticked products for the supplier, without prices and without the stock (DSK-29)', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await openShortages();
  await tick('Fowler Bed');
  press('Print for Supplier');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('.printed-table');
  expect(paper?.querySelector('p')?.textContent).toContain('For Shree Gajanan Steel Works');
  expect([...(paper?.querySelectorAll('tr') ?? [])].slice(1).map((row) => row.textContent)).toEqual([
    'S.No.CodeProductQuantityNeeded by',
    '1FB-1Fowler Bed512/12/2026',
  ]);
  vi.unstubAllGlobals();
});

test('says when no product is short (DSK-29)', async () => {
  await openShortages([]);
  expect(await screen.findByText('No product is short.')).toBeTruthy();
});

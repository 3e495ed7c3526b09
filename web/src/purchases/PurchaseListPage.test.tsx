import { purchaseMessages as say } from '@vikray/contract/purchases/purchase-messages.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { purchaseRow } from '../../../testing/screens/web-purchases.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openHistory(rows: readonly object[], address = '/purchaselist') {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('Purchase List', 'Add Purchase')),
    GetPurchase: answer(rows, { total: rows.length }),
  });
  openApp(address);
  await screen.findByRole('heading', { name: 'Purchase History' });
  return server;
}

test('shows the eight columns in their order, and no status (PUR-16, PUR-17, RTE-28)', async () => {
  await openHistory([purchaseRow(9)]);
  await screen.findByText('SGW2211');
  expect([...document.querySelectorAll('th')].map((head) => head.textContent).filter(Boolean)).toEqual([
    'Supplier',
    'Purchase Invoice Number',
    'Purchase Date',
    'Product Name',
    'Current Stock in Hand',
    'Purchase Quantity',
    'Total Stock',
    'Updated On',
  ]);
  const cells = [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells).toEqual([
    'Shree Gajanan Steel Works',
    'SGW2211',
    '14-11-2026',
    'Fowler Bed',
    '10.50',
    '2.25',
    '12.75',
    '20th November 2026',
  ]);
});

test('shows quantities in Indian grouping (GEN-04)', async () => {
  await openHistory([purchaseRow(9, { fld_currentstock: '123456.78', fld_purchasequantity: '1000.00', fld_totalstock: '124456.78' })]);
  await screen.findByText('SGW2211');
  const cells = [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(cells.slice(4, 7)).toEqual(['1,23,456.78', '1,000.00', '1,24,456.78']);
});

test('asks for thirty a page in the server’s order, newest first, and shows the total below (PUR-18, PUR-21, GEN-09, GEN-13)', async () => {
  const server = await openHistory([purchaseRow(9), purchaseRow(8)]);
  expect(await screen.findByText('Total 2 items')).toBeTruthy();
  expect(server.sentTo('GetPurchase')[0]?.query).toEqual({ page: '1', pagesize: '30' });
});

test('says when there are no purchases, and leads to adding one (PUR-19)', async () => {
  await openHistory([]);
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Add Purchase' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/addpurchase', '/addpurchase']);
});

test('searches and sorts by date on the server, and offers the same rows as a file (PUR-17)', async () => {
  const server = await openHistory([purchaseRow(9)], '/purchaselist?search=gajanan');
  fireEvent.click(await screen.findByRole('columnheader', { name: 'Purchase Date' }));
  await waitFor(() =>
    expect(server.sentTo('GetPurchase').at(-1)?.query).toEqual({
      search: 'gajanan',
      sort: 'date',
      order: 'asc',
      page: '1',
      pagesize: '30',
    }),
  );
  const file = screen.getByRole('link', { name: 'CSV' });
  expect(file.getAttribute('href')).toBe('/api/GetPurchase?search=gajanan&sort=date&order=asc&format=csv');
  expect(file.getAttribute('download')).toBe('purchase_list.csv');
});

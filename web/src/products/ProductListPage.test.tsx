import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { productRow } from '../../../testing/screens/web-products.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function openList(replies: object = {}, rights: RightName[] = ['Product List', 'Add Product', 'Delete Product']) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetProductList: answer([], { total: 0 }),
    ...replies,
  });
  return { server, asked: () => server.sentTo('GetProductList').map((call) => call.query), app: openApp('/productlist') };
}

const twoProducts = answer(
  [
    productRow(1, 'Almirah', {
      fld_mrp: '1234567.50',
      fld_stock: '123456.78',
      fld_status: 'Approved',
      fld_photo: '',
      fld_description: 'x'.repeat(100),
    }),
    productRow(2, 'Bench', { fld_solution: 'Office Solution' }),
  ],
  { total: 2 },
);

const cellsOf = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows the products as a table, descriptions cut at 70 characters (PRD-25, PRD-26, GEN-04, GEN-13)', async () => {
  openList({ GetProductList: twoProducts });
  await screen.findByText('Almirah');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['S.No.', 'Photo', 'Name', 'Description', 'Category', 'Solution', 'MRP', 'Stock', 'Status', 'Action']);
  const [first, second] = screen.getAllByRole('row').filter((row) => row.closest('tbody'));
  expect(cellsOf(first)).toEqual([
    '1',
    '',
    'Almirah',
    `${'x'.repeat(70)}…`,
    'Desking',
    'Hospital Solution, Office Solution',
    '₹12,34,567.50',
    '1,23,456.78',
    'Approved',
    '',
  ]);
  expect(cellsOf(second).slice(5, 7)).toEqual(['Office Solution', '₹42,500.00']);
  expect(screen.getByText('Total 2 items')).toBeTruthy();
});

test('shows Approved in green and any other status in red (PRD-37)', async () => {
  openList({ GetProductList: twoProducts });
  expect((await screen.findByText('Approved')).className).toContain('status-tag-green');
  expect(screen.getByText('Pending').className).toContain('status-tag-red');
});

test('shows the drawing in place of a missing photo', async () => {
  openList({ GetProductList: twoProducts });
  await screen.findByText('Almirah');
  expect(document.querySelectorAll('[data-placeholder="picture"]')).toHaveLength(1);
  expect(document.querySelectorAll('.picture img')).toHaveLength(1);
});

test('leads from the view icon to the product (PRD-28)', async () => {
  openList({ GetProductList: twoProducts });
  const view = await screen.findByRole('link', { name: 'View Bench' });
  expect(view.getAttribute('href')).toBe('/viewproduct?id=2');
});

test('says when there are no products, and offers to add one (PRD-27)', async () => {
  openList();
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  for (const add of screen.getAllByRole('link', { name: 'Add Product' })) expect(add.getAttribute('href')).toBe('/addproduct');
});

test('offers to add and to delete only with the right (PRD-25, RGT-09)', async () => {
  openList({ GetProductList: twoProducts }, ['Product List']);
  await screen.findByText('Almirah');
  expect(screen.queryByRole('link', { name: 'Add Product' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Almirah' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View Almirah' })).toBeTruthy();
});

test('asks before deleting, naming the product, then reloads the list (PRD-39, PRD-40)', async () => {
  const { server, asked } = openList({ GetProductList: twoProducts, DeleteProduct: answer([{ ProductId: 2 }]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Bench' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(say.confirmDeleteTitle)).toBeTruthy();
  expect(within(dialog).getByText(say.confirmDelete)).toBeTruthy();
  expect(within(dialog).getByText('Bench')).toBeTruthy();
  const askedBefore = asked().length;
  press('Yes');
  expect(await screen.findByText(say.deleted)).toBeTruthy();
  expect(server.sentTo('DeleteProduct').map(({ body }) => body)).toEqual([{ id: 2, version: 3 }]);
  await waitFor(() => expect(asked().length).toBeGreaterThan(askedBefore));
});

test('deletes nothing after No, and reports a failed deletion (PRD-41)', async () => {
  const { server } = openList({ GetProductList: twoProducts, DeleteProduct: refusal(500, 'kaput') });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Bench' }));
  await screen.findByRole('dialog');
  press('No');
  expect(await server.allSent('DeleteProduct')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete Almirah' }));
  press('Yes');
  expect(await screen.findByText('Something went wrong, try again later.')).toBeTruthy();
});

test('searches, sorts and offers the same rows as a file (GEN-15)', async () => {
  const { asked } = openList({ GetProductList: twoProducts });
  await screen.findByText('Almirah');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'Alm' } });
  await waitFor(() => expect(asked().at(-1)).toEqual({ search: 'Alm', page: '1', pagesize: '30' }));
  fireEvent.click(screen.getByRole('columnheader', { name: 'MRP' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ search: 'Alm', sort: 'mrp', order: 'asc', page: '1', pagesize: '30' }));
  const csv = screen.getByRole('link', { name: 'CSV' });
  expect(csv.getAttribute('href')).toBe('/api/GetProductList?search=Alm&sort=mrp&order=asc&format=csv');
  expect(csv.getAttribute('download')).toBe('product_list.csv');
});

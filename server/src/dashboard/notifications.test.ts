import type { RightName } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel.ts';
import { addProduct } from '../../../testing/products.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** The entries of the bell for a holder of these rights. */
async function entriesFor(...rights: RightName[]) {
  return (await panel.userWith(rights)).call('GetNotifications', {});
}

test('the bell has no entry on an empty panel, and nothing for visitors (SHL-02)', async () => {
  expect((await panel.admin.send('GetNotifications')).json).toEqual({ data: [] });
  expect((await panel.visitor().send('GetNotifications')).status).toBe(401);
});

test('the bell tells of customers that wait, to those who may approve them, until they are approved', async () => {
  const added = await Promise.all([panel.admin.call('AddCustomer', aCustomer()), panel.admin.call('AddCustomer', aCustomer())]);
  expect(await entriesFor('Approve Customer')).toEqual([{ text: '2 customers wait for approval', count: 2, page: 'customerlist' }]);
  const [first, second] = added.map(([created]) => created?.customerId ?? 0);
  await panel.admin.call('ApproveCustomer', { customerId: first ?? 0 });
  expect(await entriesFor('Approve Customer')).toEqual([{ text: '1 customer waits for approval', count: 1, page: 'customerlist' }]);
  await panel.admin.call('DeleteCustomer', { id: second ?? 0 });
  expect(await entriesFor('Approve Customer')).toEqual([]);
});

test('the bell tells of products that wait, to those who may approve them, until they are approved', async () => {
  const [one, two] = [await addProduct(panel.admin), await addProduct(panel.admin)];
  expect(await entriesFor('Approve Product')).toEqual([{ text: '2 products wait for approval', count: 2, page: 'productlist' }]);
  await panel.admin.call('ApproveProduct', { productId: one });
  expect(await entriesFor('Approve Product')).toEqual([{ text: '1 product waits for approval', count: 1, page: 'productlist' }]);
  await panel.admin.call('DeleteProduct', { id: two });
  expect(await entriesFor('Approve Product')).toEqual([]);
});

test('the bell tells of products out of stock, to those who may buy, until there is stock or the product is deleted', async () => {
  const [one, two] = [await addProduct(panel.admin, { stock: 0 }), await addProduct(panel.admin, { stock: 0 })];
  expect(await entriesFor('Add Purchase')).toEqual([{ text: '2 products are out of stock', count: 2, page: 'productlist' }]);
  const { rows } = await panel.admin.call('GetProductList', { productId: one });
  const [product] = rows;
  if (!product) throw new Error('the product is not listed');
  await panel.admin.call('UpdateProduct', { ...product, category: product.categoryId, photo: undefined, stock: 1, originalStock: 0 });
  expect(await entriesFor('Add Purchase')).toEqual([{ text: '1 product is out of stock', count: 1, page: 'productlist' }]);
  await panel.admin.call('DeleteProduct', { id: two });
  expect(await entriesFor('Add Purchase')).toEqual([]);
});

test('the bell tells nobody of work that somebody else has the right to do', async () => {
  await panel.admin.call('AddCustomer', aCustomer());
  await addProduct(panel.admin, { stock: 0 });
  expect(await entriesFor('Customer List', 'Add Customer', 'Edit Customer', 'Product List', 'Edit Product', 'Purchase List')).toEqual([]);
  const pages = (await entriesFor('Approve Customer', 'Approve Product', 'Add Purchase')).map((entry) => entry.page);
  expect(pages).toEqual(['customerlist', 'productlist', 'productlist']);
});

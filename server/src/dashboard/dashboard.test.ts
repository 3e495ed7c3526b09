import type { RightName } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { insertBulkCustomers } from '../../../testing/builders/bulk-customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { statementsDuring } from '../../../testing/panel/counted-statements.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { addOrder, addQuotation, aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { waitingQuery } from '../platform/database/lists/waiting-rows.ts';
import { countsQuery } from './dashboard-store.ts';
import { sources } from './notification-sources.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
  await panel.admin.call('ApproveCustomer', { customerId: setup.customerId });
  await panel.admin.call('ApproveProduct', { productId: setup.productId });
});
afterAll(() => panel.stop());

/** The entries of the bell for a holder of these rights. */
async function entriesFor(...rights: RightName[]) {
  return (await panel.userWith(rights)).call('GetNotifications', {});
}

test('the bell has no entry while nothing waits, and none for visitors (SHL-02)', async () => {
  expect((await panel.admin.send('GetNotifications')).json).toEqual({ data: [] });
  expect((await panel.visitor().send('GetNotifications')).status).toBe(401);
});

test('the bell shows waiting customers to those who may approve them, until they are approved', async () => {
  const added = await Promise.all([panel.admin.call('AddCustomer', aCustomer()), panel.admin.call('AddCustomer', aCustomer())]);
  expect(await entriesFor('Approve Customer')).toEqual([
    { text: '2 customers wait for approval', count: 2, page: 'customerlist', search: 'Pending' },
  ]);
  const [first, second] = added.map(([created]) => created?.customerId ?? 0);
  await panel.admin.call('ApproveCustomer', { customerId: first ?? 0 });
  expect(await entriesFor('Approve Customer')).toEqual([
    { text: '1 customer waits for approval', count: 1, page: 'customerlist', search: 'Pending' },
  ]);
  await panel.admin.call('DeleteCustomer', { id: second ?? 0 });
  expect(await entriesFor('Approve Customer')).toEqual([]);
});

test('the bell shows waiting products to those who may approve them, until they are approved', async () => {
  const [one, two] = [await addProduct(panel.admin), await addProduct(panel.admin)];
  expect(await entriesFor('Approve Product')).toEqual([
    { text: '2 products wait for approval', count: 2, page: 'productlist', search: 'Pending' },
  ]);
  await panel.admin.call('ApproveProduct', { productId: one });
  expect(await entriesFor('Approve Product')).toEqual([
    { text: '1 product waits for approval', count: 1, page: 'productlist', search: 'Pending' },
  ]);
  await panel.admin.call('DeleteProduct', { id: two });
  expect(await entriesFor('Approve Product')).toEqual([]);
});

test('the bell shows products without stock to those who may buy, until there is stock or the product is deleted', async () => {
  const [one, two] = [await addProduct(panel.admin, { stock: 0 }), await addProduct(panel.admin, { stock: 0 })];
  expect(await entriesFor('Add Purchase')).toEqual([
    { text: '2 products are out of stock', count: 2, page: 'productlist', sort: 'stock', order: 'asc' },
  ]);
  const { rows } = await panel.admin.call('GetProductList', { productId: one });
  const [product] = rows;
  if (!product) throw new Error('the product is not listed');
  await panel.admin.call('UpdateProduct', { ...product, category: product.categoryId, photo: undefined, stock: 1, originalStock: 0 });
  expect(await entriesFor('Add Purchase')).toEqual([
    { text: '1 product is out of stock', count: 1, page: 'productlist', sort: 'stock', order: 'asc' },
  ]);
  await panel.admin.call('DeleteProduct', { id: two });
  expect(await entriesFor('Add Purchase')).toEqual([]);
});

test('the bell shows waiting quotations to those who may approve them, until they are approved or void', async () => {
  const [one, two] = [await addQuotation(panel.admin, aQuotation(setup)), await addQuotation(panel.admin, aQuotation(setup))];
  expect(await entriesFor('Approve Quotation')).toEqual([
    { text: '2 quotations wait for approval', count: 2, page: 'quotationlist', search: 'Pending' },
  ]);
  await panel.admin.call('UpdatequotationStatus', { quotationId: one, status: 'Approved' });
  expect(await entriesFor('Approve Quotation')).toEqual([
    { text: '1 quotation waits for approval', count: 1, page: 'quotationlist', search: 'Pending' },
  ]);
  await panel.admin.call('UpdatequotationStatus', { quotationId: two, status: 'Void' });
  expect(await entriesFor('Approve Quotation')).toEqual([]);
});

test('the bell shows orders to those who may dispatch, until everything is dispatched', async () => {
  const orderId = await addOrder(panel.admin, aQuotation(setup));
  const waits = [{ text: '1 order waits for dispatch', count: 1, page: 'adddispatch' }];
  expect(await entriesFor('Add Dispatch')).toEqual(waits);
  const [line] = await panel.admin.call('GetOrderProduct', { orderId });
  const dispatch = (dispatchQuantity: number) =>
    panel.admin.call('AddDispatch', {
      orderId,
      invoiceNumber: `100${dispatchQuantity}`,
      invoiceDate: '2026-11-20',
      lines: [{ productMapId: line?.id ?? 0, dispatchQuantity }],
    });
  await dispatch(4);
  expect(await entriesFor('Add Dispatch')).toEqual(waits);
  await dispatch(6);
  expect(await entriesFor('Add Dispatch')).toEqual([]);
});

test('each entry of the bell opens what it counts: its search finds those rows first or alone', async () => {
  await panel.admin.call('AddCustomer', aCustomer());
  await addProduct(panel.admin, { stock: 0 });
  await addQuotation(panel.admin, aQuotation(setup));
  const lists = { customerlist: 'GetCustomerList', productlist: 'GetProductList', quotationlist: 'GetQuotation' } as const;
  const entries = await entriesFor('Approve Customer', 'Approve Product', 'Approve Quotation', 'Add Purchase');
  expect(entries).toHaveLength(4);
  for (const { page, text: _, count, ...query } of entries) {
    const { json } = await panel.admin.send(lists[page as keyof typeof lists], { ...query, page: 1, pagesize: count });
    const found = json.data.map((row: Record<string, string>) => (query.sort ? row['fld_stock'] : row['fld_status']));
    expect(found).toEqual(Array.from({ length: count }, () => (query.sort ? '0.00' : page === 'quotationlist' ? 'Open' : 'Pending')));
  }
});

test.each(sources.map((source) => [source.sentence, source] as const))(
  'the bell counts from an index, not by reading the table: %s',
  async (_, source) => {
    const waiting = await source.waiting(panel.db, 1, new Date().toISOString());
    const indexes = {
      customers: /customers_pending|customers_by_status/,
      products: /products_pending|products_by_status|products_by_stock|products_with_level/,
      quotations: /quotations_pending|quotations_waiting/,
      orders: /orders_to_dispatch/,
    };
    expect(await planOfQuery(panel.db, waitingQuery(waiting))).toMatch(indexes[waiting.table as keyof typeof indexes]);
  },
);

test('the cards of the dashboard count in indexes, not by reading tables', async () => {
  const plan = await planOfQuery(panel.db, countsQuery(new Date().toISOString()));
  expect(plan).not.toMatch(/(?:SCAN|Seq Scan on) (?:customers|products|quotations|orders)(?! USING)/);
});

test('the bell shows no one work that only others have the right to do', async () => {
  await panel.admin.call('AddCustomer', aCustomer());
  await addProduct(panel.admin, { stock: 0 });
  expect(await entriesFor('Customer List', 'Add Customer', 'Edit Customer', 'Product List', 'Edit Product', 'Purchase List')).toEqual([]);
  const pages = (await entriesFor('Approve Customer', 'Approve Product', 'Add Purchase')).map((entry) => entry.page);
  expect(pages).toEqual(['customerlist', 'productlist', 'productlist']);
});

test.skipIf(inject('databaseSupply').engine === 'pglite')('the bell counts once per change', async () => {
  const caller = await panel.userWith(['Approve Customer']);
  const counts = async () => {
    const ran = await statementsDuring(() => caller.call('GetNotifications', {}));
    return ran.filter(({ text }) => text.startsWith('select count(*)')).length;
  };
  for (let change = 0; change < 2; change++) {
    await panel.admin.call('AddCustomer', aCustomer());
    expect(await counts()).toBe(1);
    // On PostgreSQL, a commit in another database of the server ends what is kept too, so a few tries may be needed.
    await expect.poll(counts).toBe(0);
  }
});

test('the bell counts to 1,000 and stops there, however much waits', async () => {
  await insertBulkCustomers(panel.db, 1100);
  expect(await entriesFor('Approve Customer')).toEqual([
    { text: '1,000+ customers wait for approval', count: 1001, page: 'customerlist', search: 'Pending' },
  ]);
});

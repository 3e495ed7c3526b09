import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { candidatesOf } from '../platform/database/lists/indexed-filters.ts';
import { listedPurchases } from '../purchases/purchase-store.ts';
import { listedDispatches } from './dispatch-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
  for (const each of [setup, await addSalesSetup(panel.admin)]) {
    const orderId = await addOrder(panel.admin, aQuotation(each));
    const [line] = await panel.admin.call('GetOrderProduct', { orderId });
    const body = { orderId, invoiceNumber: '77', invoiceDate: '2026-11-20', lines: [{ productMapId: line?.id ?? 0, dispatchQuantity: 1 }] };
    await panel.admin.call('AddDispatch', body);
  }
});
afterAll(() => panel.stop());

test('GetDispatchOrder keeps those of a customer, a product, some days and a status (FND-17, FND-18)', async () => {
  const found = async (filters: object) => (await panel.admin.send('GetDispatchOrder', { page: 1, ...filters })).json.total;
  expect(await found({ customerid: setup.customerId })).toBe(1);
  expect(await found({ productid: setup.productId, from: 'today', to: 'today' })).toBe(1);
  expect(await found({ from: 'last year', to: 'last year' })).toBe(0);
  expect(await found({ status: 'Dispatched' })).toBe(2);
  expect(await found({ status: 'Cancelled' })).toBe(0);
});

test('GetPurchase keeps those of a supplier, a product and some days (FND-17, FND-18)', async () => {
  const found = async (filters: object) => (await panel.admin.send('GetPurchase', { page: 1, ...filters })).json.total;
  expect(await found({ supplierid: setup.companyId, productid: setup.productId, from: 'this year' })).toBe(0);
  const { status, json } = await panel.admin.send('GetPurchase', { page: 1, supplierid: 'x' });
  expect([status, json.data]).toEqual([400, 'Supplier is not one of the choices.']);
});

test.each([
  [() => listedDispatches(panel.db, { customerId: 1 }), /dispatches_order_id/],
  [() => listedDispatches(panel.db, { productId: 1 }), /dispatches_by_product/],
  [() => listedDispatches(panel.db, { from: '2026-11-01', to: '2026-11-02' }), /dispatches_by_day/],
  [() => listedPurchases(panel.db, { supplierId: 1 }), /purchases_by_supplier/],
  [() => listedPurchases(panel.db, { productId: 1 }), /purchases_by_product/],
  [() => listedPurchases(panel.db, { from: '2026-11-01' }), /purchases_by_date/],
])('each filter of the two histories is served by an index: %s (FND-17)', async (listOf, index) => {
  const list = listOf();
  const [only] = candidatesOf(list as never);
  if (!only) throw new Error('There is one filter');
  expect(await planOfQuery(panel.db, only)).toMatch(index);
});

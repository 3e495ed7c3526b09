import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { planOfQuery, sorting } from '../../../testing/panel/query-plan.ts';
import { addQuotation, aQuotation, addSalesSetup } from '../../../testing/builders/quotations.ts';
import { sql } from 'kysely';
import { nextWaitingQuery, waitingQuery, waitingUpTo } from '../platform/database/lists/waiting-rows.ts';
import { pending } from './GetNextPending.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

test('leads through the waiting quotations, the oldest first, and starts again after the last', async () => {
  const setup = await addSalesSetup(panel.admin);
  const ids: number[] = [];
  for (let count = 0; count < 4; count++) ids.push(await addQuotation(panel.admin, aQuotation(setup)));
  const [first = 0, second = 0, third = 0, last = 0] = ids;
  const after = (id?: number) => panel.admin.call('GetNextPending', { kind: 'quotation', id });
  expect(await after()).toEqual([{ id: first, position: 1, total: 4 }]);
  expect(await after(first)).toEqual([{ id: second, position: 2, total: 4 }]);
  expect(await after(last)).toEqual([{ id: first, position: 1, total: 4 }]);
  await panel.admin.call('UpdatequotationStatus', { quotationId: second, status: 'Approved' });
  await panel.admin.call('UpdatequotationStatus', { quotationId: first, status: 'Void' });
  expect(await after(second)).toEqual([{ id: third, position: 1, total: 2 }]);
  await panel.admin.call('UpdatequotationStatus', { quotationId: third, status: 'Void' });
  expect(await after(last)).toEqual([]);
  const approver = await panel.userWith(['Approve Quotation']);
  expect(await approver.call('GetNextPending', { kind: 'quotation', id: first })).toEqual([{ id: last, position: 1, total: 1 }]);
});

test('leads through customers and products in the same way', async () => {
  const [customer] = await panel.admin.call('AddCustomer', aCustomer());
  const productId = await addProduct(panel.admin);
  const of = async (kind: 'customer' | 'product') => (await panel.admin.call('GetNextPending', { kind }))[0];
  const [customers, products] = [await of('customer'), await of('product')];
  await panel.admin.call('ApproveCustomer', { customerId: customers?.id ?? 0 });
  await panel.admin.call('ApproveProduct', { productId: products?.id ?? 0 });
  expect(await of('customer')).toEqual({ id: customer?.customerId, position: 1, total: (customers?.total ?? 0) - 1 });
  expect(await of('product')).toEqual({ id: productId, position: 1, total: (products?.total ?? 0) - 1 });
});

test('shows nothing to users who may not approve', async () => {
  await panel.admin.call('AddCustomer', aCustomer());
  const other = await panel.userWith(['Customer List', 'Edit Customer', 'Approve Product']);
  expect(await other.call('GetNextPending', { kind: 'customer' })).toEqual([]);
});

test.each([
  ['customer', /customers_pending|customers_by_status/],
  ['product', /products_pending|products_by_status/],
  ['quotation', /quotations_pending|quotations_waiting/],
] as const)('finds and counts from an index what waits: %s', async (kind, index) => {
  const waiting = await pending[kind].waiting(panel.db, 1, new Date().toISOString());
  const plan = await planOfQuery(panel.db, nextWaitingQuery(waiting, sql`id > ${1}`));
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(sorting);
  expect(await planOfQuery(panel.db, waitingQuery(waitingUpTo(waiting, 1)))).toMatch(index);
});

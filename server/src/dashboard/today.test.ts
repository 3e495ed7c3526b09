import { rightNames, type RightName } from '@vikray/contract/platform/rights.ts';
import type { TodayEntry } from '@vikray/contract/dashboard/today.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addOrder, addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { waitingQuery } from '../platform/database/lists/waiting-rows.ts';
import { sourcesFor } from './today-sources.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
  await panel.admin.call('ApproveCustomer', { customerId: setup.customerId });
  await panel.admin.call('ApproveProduct', { productId: setup.productId });
});
afterAll(() => panel.stop());

async function todayOf(caller: Caller): Promise<TodayEntry[]> {
  return caller.call('GetToday', {});
}

async function countOf(caller: Caller, kind: TodayEntry['kind']): Promise<number> {
  return (await todayOf(caller)).find((entry) => entry.kind === kind)?.count ?? 0;
}

const seller: readonly RightName[] = ['Add Quotation', 'Add Enquiry', 'Follow Up List', 'Quotation List'];

test('counts only what exists and what the user has the right to do (FND-37)', async () => {
  const none = await panel.userWith([]);
  expect(await todayOf(none)).toEqual([]);
  await addCustomer(panel.admin);
  expect(await todayOf(none)).toEqual([]);
  expect(await todayOf(await panel.userWith(['Approve Customer']))).toEqual([
    { kind: 'customers', count: 1, page: 'customerlist?status=Pending' },
  ]);
  expect((await panel.visitor().send('GetToday')).status).toBe(401);
});

test('an approver sees the queue first, a seller the calls, a storekeeper the gate (FND-37)', async () => {
  await addProduct(panel.admin, { stock: 0 });
  await addOrder(panel.admin, aQuotation(setup));
  const firstOf = async (...rights: RightName[]) => {
    const caller = await panel.userWith(rights);
    if (rights.includes('Add Enquiry')) await addEnquiry(caller, { nextOn: '2026-11-20' });
    await addQuotation(panel.admin, aQuotation(setup));
    return (await todayOf(caller))[0]?.kind;
  };
  expect(await firstOf('Approve Quotation', ...seller, 'Add Dispatch')).toBe('quotations');
  expect(await firstOf(...seller, 'Add Dispatch')).toBe('calls');
  expect(await firstOf('Add Dispatch', 'Add Purchase')).toBe('orders');
  expect(await firstOf('View Dispatch Desk', 'Add Dispatch', 'Add Purchase')).toBe('ready');
});

test('a quotation that was returned waits for its preparer until it is changed (FND-37)', async () => {
  const [own, other] = [await panel.userWith(seller), await panel.userWith(seller)];
  const input = aQuotation(setup);
  const quotationId = await addQuotation(own, input);
  await addQuotation(own, aQuotation(setup));
  expect(await countOf(own, 'returned')).toBe(0);
  const { rows } = await panel.admin.call('GetQuotation', { quotationId });
  await panel.admin.call('ReturnQuotation', { quotationId, version: rows[0]?.version ?? 0, note: 'Add the warranty.' });
  expect([await countOf(own, 'returned'), await countOf(other, 'returned')]).toEqual([1, 0]);
  const listed = await own.call('GetQuotation', { waitsForMe: 'Returned', page: 1 });
  expect(listed.rows.map((row) => row.quotationId)).toEqual([quotationId]);
  expect((await other.call('GetQuotation', { waitsForMe: 'Returned' })).rows).toEqual([]);
  await own.call('UpdateQuotation', {
    ...input,
    products: input.products ?? [],
    quotationId,
    version: listed.rows[0]?.version ?? 0,
    delivery: 'At once',
  });
  expect(await countOf(own, 'returned')).toBe(0);
});

test('an answer of a customer waits for the preparer until somebody acts on it (FND-37)', async () => {
  const own = await panel.userWith(seller);
  const quotationId = await addQuotation(own, aQuotation(setup));
  await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
  expect(await countOf(own, 'answers')).toBe(0);
  await panel.db
    .updateTable('quotations')
    .set({ customer_answer: 'Accept', customer_answered_at: new Date().toISOString() })
    .where('id', '=', quotationId)
    .execute();
  expect(await countOf(own, 'answers')).toBe(1);
  expect((await own.call('GetQuotation', { waitsForMe: 'Answered' })).rows.map((row) => row.quotationId)).toEqual([quotationId]);
  await panel.admin.call('AddOrder', { quotationId });
  expect(await countOf(own, 'answers')).toBe(0);
});

test('lines can leave while there is stock for a whole piece of them, in the turn of the desk (FND-37)', async () => {
  const caller = await panel.userWith(['View Dispatch Desk']);
  const before = await countOf(caller, 'ready');
  const own = await addSalesSetup(panel.admin);
  const setStock = (hundredths: number) =>
    panel.db.updateTable('products').set({ stock_hundredths: hundredths }).where('id', '=', own.productId).execute();
  await setStock(99);
  await addOrder(panel.admin, aQuotation(own));
  await addOrder(panel.admin, aQuotation(own));
  expect(await countOf(caller, 'ready')).toBe(before);
  await setStock(1_00);
  expect(await countOf(caller, 'ready')).toBe(before + 1);
  await setStock(1000_00);
  expect(await countOf(caller, 'ready')).toBe(before + 2);
  const { json } = await caller.send('GetOpenOrderLine', { canship: 'Yes', page: 1 });
  expect(json.total).toBe(before + 2);
});

test('lines are overdue from the day after their promise, or that of their order, until they are dispatched (FND-37)', async () => {
  const caller = await panel.userWith(['View Dispatch Desk', 'Add Dispatch', 'Add Order']);
  const placed = await addOrderWithLines(panel.admin, aQuotation(setup));
  await panel.db.updateTable('orders').set({ promised_on: '2026-11-20' }).where('id', '=', placed.orderId).execute();
  expect(await countOf(caller, 'overdue')).toBe(0);
  await panel.db.updateTable('orders').set({ promised_on: '2026-11-19' }).where('id', '=', placed.orderId).execute();
  expect(await countOf(caller, 'overdue')).toBe(1);
  await panel.db.updateTable('order_lines').set({ promised_on: '2026-11-21' }).where('order_id', '=', placed.orderId).execute();
  expect(await countOf(caller, 'overdue')).toBe(0);
  await panel.db.updateTable('order_lines').set({ promised_on: '2026-11-18' }).where('order_id', '=', placed.orderId).execute();
  const { json } = await caller.send('GetOpenOrderLine', { overdue: 'Yes', page: 1 });
  expect([await countOf(caller, 'overdue'), json.total]).toEqual([1, 1]);
  await dispatchPieces(panel.admin, placed, [10], '556677');
  expect(await countOf(caller, 'overdue')).toBe(0);
});

test('products at their reorder level wait for a purchase (FND-37)', async () => {
  const caller = await panel.userWith(['Add Purchase']);
  const [low, enough] = [await addProduct(panel.admin, { stock: 5_00 }), await addProduct(panel.admin, { stock: 50_00 })];
  expect(await countOf(caller, 'low')).toBe(0);
  await panel.db.updateTable('products').set({ reorder_level_hundredths: 10_00 }).where('id', 'in', [low, enough]).execute();
  expect(await countOf(caller, 'low')).toBe(1);
  const { rows } = await caller.call('GetProductList', { stock: 'Low' });
  expect(rows.map(({ productId }) => productId)).toEqual([low]);
});

test('each count leads to exactly its rows (FND-37)', async () => {
  const caller = await panel.userWith(rightNames);
  await addEnquiry(caller, { nextOn: '2026-11-20' });
  const lists: Readonly<Record<string, string>> = {
    customerlist: 'GetCustomerList',
    productlist: 'GetProductList',
    adddispatch: 'GetOrderToDispatch',
    approvals: 'GetApprovalQueue',
    dispatchdesk: 'GetOpenOrderLine',
  };
  const entries = (await todayOf(caller)).filter(({ page }) => lists[page.split('?')[0] ?? '']);
  expect(entries.length).toBeGreaterThan(3);
  for (const { count, page } of entries) {
    const [list = '', filters = ''] = page.split('?');
    const { json } = await caller.send(lists[list] as 'GetCustomerList', {
      ...Object.fromEntries(new URLSearchParams(filters)),
      ...(list === 'approvals' && { mayapprove: 'Yes' }),
      page: 1,
    });
    expect([page, json.total]).toEqual([page, count]);
  }
});

// Of the few quotations of a test, PostgreSQL may take any index that leaves out the closed ones.
const answered = inject('databaseSupply').engine === 'sqlite' ? /quotations_answered/ : /quotations_(?:answered|open)/;

test.each([
  ['returned', /quotations_returned/],
  ['answers', answered],
  ['overdue', /order_lines_(?:overdue|promised)[^]*orders_(?:overdue|promised)/],
  ['ready', /order_lines_open/],
  ['orders', /orders_to_dispatch/],
  ['calls', /deals_due_by_owner/],
] as const)('counts in an index, not by reading the table: %s (FND-37)', async (kind, index) => {
  const source = sourcesFor(new Set(rightNames)).find((each) => each.kind === kind);
  const waiting = await source?.waiting(panel.db, 1, '2026-11-20T04:30:00.000Z');
  expect(waiting && (await planOfQuery(panel.db, waitingQuery(waiting)))).toMatch(index);
});

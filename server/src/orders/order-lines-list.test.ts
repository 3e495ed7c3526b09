import type { ListedOrderLine } from '@vikray/contract/orders/order-line.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aChange } from '../../../testing/builders/order-changes.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addSentOrder } from '../../../testing/builders/sent-orders.ts';
import { checkInvariants } from '../../../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, planOfQuery, sorting } from '../../../testing/panel/query-plan.ts';
import { learnStatistics } from '../platform/database/statistics.ts';
import { candidatesOf } from '../platform/database/lists/indexed-filters.ts';
import type { Db } from '../platform/database/tables.ts';
import { listedOrderLines, type OrderLineFilter } from './listed-line-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
let severalId: number;
let orderId: number;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
  severalId = await addProduct(panel.admin, { name: 'Café Bench', solution: ['Office Solution', 'Other Solution'], stock: 0 });
  const lines = [
    { productId: setup.productId, quantity: 3, rate: 33_33 },
    { productId: severalId, quantity: 1, rate: 100_00 },
  ];
  orderId = await addOrder(panel.admin, aQuotation(setup, lines));
});
afterAll(() => panel.stop());

async function linesOf(filters: Parameters<typeof panel.admin.call<'GetOrderLine'>>[1]): Promise<readonly ListedOrderLine[]> {
  return (await panel.admin.call('GetOrderLine', { pageSize: 500, ...filters })).rows;
}

async function products(filters: Parameters<typeof linesOf>[0]): Promise<number[]> {
  return (await linesOf({ customerId: setup.customerId, ...filters })).map(({ productId }) => productId);
}

/** Adds thousands of lines, so that the engines prefer an index to reading all of them: a third each is open, dispatched and closed. */
async function addManyLines(db: Db): Promise<void> {
  await sql`
    insert into order_lines (
      order_id, product_id, name, description, quantity, rate_paise, total_paise, dispatched_quantity, closed_quantity, goods_value_paise, category, solution)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 3000)
    select order_id, product_id, name, '', 1, n, n, case when n % 3 = 1 then 1 else 0 end, case when n % 3 = 2 then 1 else 0 end, n, 'C' || n % 10, 'S' || n % 10
    from numbers cross join (select * from order_lines order by id limit 1) as first`.execute(db);
  await learnStatistics(db);
}

describe('GetOrderLine', () => {
  test('answers each line with what it is worth after the discount of its order (RPT-08, RPT-09)', async () => {
    const [several, first] = await linesOf({ customerId: setup.customerId });
    // 10 % of 199.99 is 20.00, of which the lines bear 10.0000 and 9.9995.
    expect(first).toMatchObject({ orderId, productId: setup.productId, quantity: 3, rate: 33_33, goodsValue: 89_99, netGoodsValue: 89_99 });
    expect(several).toMatchObject({ name: 'Café Bench', solution: 'Several solutions', goodsValue: 90_00, pendingQuantity: 1 });
    expect(first).toMatchObject({ pendingQuantity: 3, pendingValue: 89_99, shownStatus: 'Placed', companyName: expect.any(String) });
    const order = (await panel.admin.call('GetOrder', { orderId })).rows[0];
    expect(order?.totalDiscountAmount).toBe(89_99 + 90_00);
    expect(first).toMatchObject({ number: order?.number, date: order?.date, preparedBy: order?.preparedBy });
  });

  test('finds lines by the words of their order and product (RPT-09, P3-70)', async () => {
    const order = (await panel.admin.call('GetOrder', { orderId })).rows[0];
    expect(await products({ search: `cafe ${order?.number ?? ''}` })).toEqual([severalId]);
    expect(await products({ search: `"café bench"` })).toEqual([severalId]);
    expect(await products({ search: 'bench nowhere' })).toEqual([]);
  });

  test('keeps lines by product, category, solution, status and everything of their order (RPT-09, FND-16)', async () => {
    const [product] = (await panel.admin.call('GetProduct', { productId: severalId })).rows;
    expect(await products({ productId: severalId })).toEqual([severalId]);
    expect(await products({ solution: 'Several solutions' })).toEqual([severalId]);
    expect(await products({ solution: 'Industrial Solution' })).toEqual([]);
    expect(await products({ category: product?.category ?? '' })).toContain(severalId);
    expect(await products({ category: product?.categoryId ?? 0 })).toContain(severalId);
    expect(await products({ category: 'No Such Category' })).toEqual([]);
    expect(await products({ preparedById: 999 })).toEqual([]);
    expect(await products({ from: 'this year', to: 'this year', dataSource: 'Exhibition', pending: 'Yes' })).toHaveLength(2);
    expect(await products({ shownStatus: 'Placed', preparedFor: setup.companyId })).toHaveLength(2);
    expect(await products({ shownStatus: 'Dispatched' })).toEqual([]);
  });

  test('follows dispatch, return and closing of a line (RPT-09, RPT-12)', async () => {
    const mine = await addSalesSetup(panel.admin);
    const sent = await addSentOrder(panel.admin, mine, { ordered: 10, sent: [6], rate: 111_11 });
    const dispatchId = sent.dispatchIds[0] ?? 0;
    const back = { dispatchId, condition: 'Good' as const };
    await panel.admin.call('AddReturn', {
      orderId: sent.orderId,
      returnedOn: '2026-11-20',
      reason: 'Damaged in transit',
      lines: [
        { ...back, quantity: 2, replace: 'No' },
        { ...back, quantity: 1, replace: 'Yes' },
      ],
    });
    const { version = 0 } = (await panel.admin.call('GetOrder', { orderId: sent.orderId })).rows[0] ?? {};
    await panel.admin.call('CloseOrderLines', {
      orderId: sent.orderId,
      version,
      reason: 'Customer no longer wants it',
      lines: [{ productMapId: sent.lineId, quantity: 3 }],
    });
    const [line] = await linesOf({ customerId: mine.customerId });
    // 999.99 after discount. 5 stand as dispatched, 2 of which came back for good; 2 are pending and 3 closed.
    expect(line).toMatchObject({ goodsValue: 999_99, dispatchQuantity: 5, returnedQuantity: 3, closedQuantity: 3, pendingQuantity: 2 });
    expect(line).toMatchObject({ netGoodsValue: 500_00, pendingValue: 200_00, shownStatus: 'Partially Dispatched' });
    expect(await linesOf({ customerId: mine.customerId, shownStatus: 'Partially Dispatched' })).toHaveLength(1);
    await panel.admin.call('CloseOrderLines', {
      orderId: sent.orderId,
      version: version + 1,
      reason: 'Customer no longer wants it',
      lines: [{ productMapId: sent.lineId, quantity: 2 }],
    });
    expect(await linesOf({ customerId: mine.customerId, shownStatus: 'Closed' })).toMatchObject([
      { netGoodsValue: 300_00, pendingValue: 0 },
    ]);
    expect(await checkInvariants(panel.db)).toEqual([]);
  });

  test('keeps overdue lines by their own promise, or else by that of their order (FND-16)', async () => {
    const mine = await addSalesSetup(panel.admin);
    const { orderId: late, lineId } = await addSentOrder(panel.admin, mine, { ordered: 2 });
    const overdue = () => linesOf({ customerId: mine.customerId, overdue: 'Yes' });
    expect(await overdue()).toEqual([]);
    await panel.db.updateTable('orders').set({ promised_on: '2020-01-01' }).where('id', '=', late).execute();
    expect(await overdue()).toMatchObject([{ id: lineId, promisedOn: '2020-01-01' }]);
    await panel.db.updateTable('order_lines').set({ promised_on: '2099-01-01' }).where('id', '=', lineId).execute();
    expect(await overdue()).toEqual([]);
  });

  test('shares the discount again when an order is changed, and leaves out lines that are gone (RPT-08, DSK-41)', async () => {
    const mine = await addSalesSetup(panel.admin);
    const secondId = await addProduct(panel.admin, { stock: 0 });
    const [one, two] = [
      { productId: mine.productId, quantity: 1, rate: 100_00 },
      { productId: secondId, quantity: 1, rate: 50_00 },
    ] as const;
    const changed = await addOrder(panel.admin, aQuotation(mine, [one, two]));
    const contents = aQuotation(mine, [{ ...two, quantity: 3 }]);
    await panel.admin.call('ChangeOrder', await aChange(panel.admin, changed, contents, { approve: 'Yes' }));
    expect(await linesOf({ customerId: mine.customerId })).toMatchObject([{ productId: secondId, goodsValue: 135_00 }]);
    expect(await checkInvariants(panel.db)).toEqual([]);
  });

  test('keeps category and solution as they were when the line was ordered (RPT-10)', async () => {
    const [product] = (await panel.admin.call('GetProduct', { productId: severalId })).rows;
    if (!product) throw new Error('The product is there');
    await panel.db.updateTable('products').set({ solution: 'Industrial Solution' }).where('id', '=', severalId).execute();
    expect(await products({ solution: 'Several solutions' })).toEqual([severalId]);
  });

  test('saves the list with its values as CSV (RPT-09)', async () => {
    const { text } = await panel.admin.send('GetOrderLine', { format: 'csv', customerid: setup.customerId });
    const [head, ...rows] = text.trimEnd().split('\r\n');
    expect(head).toBe(
      'Order,Date,Customer,Prepared By,Product,Category,Solution,Quantity,Rate,Goods Value,Net Goods Value,Dispatched,Pending,Pending Value,Status',
    );
    expect(rows).toHaveLength(2);
  });

  test.each([
    ['solution', 'Hospital', 'Solution is not one of the choices.'],
    ['pending', 'No', 'Pending is not one of the choices.'],
    ['shownstatus', 'Open', 'Status is not one of the choices.'],
  ])('refuses %s=%s with a sentence that names it (FND-16)', async (filter, value, sentence) => {
    const { status, json } = await panel.admin.send('GetOrderLine', { page: 1, [filter]: value });
    expect([status, json.data]).toEqual([400, sentence]);
  });
});

describe('the list of many order lines', () => {
  beforeAll(() => addManyLines(panel.db));

  const filters: [OrderLineFilter, RegExp][] = [
    [{ shownStatus: 'Placed' }, /order_lines_open/],
    [{ shownStatus: 'Closed' }, /order_lines_closed/],
    [{ pending: 'Yes' }, /order_lines_open/],
    [{ productId: 2 }, /order_lines_(?:by_product|sold)/],
    [{ category: 1 }, /order_lines_by_category/],
    [{ solution: 'Office Solution' }, /order_lines_by_solution/],
    [{ preparedById: 1 }, /orders_by_prepared_by_id/],
    [{ customerId: 1 }, /orders_by_customer_id/],
    [{ from: '2026-01-01', to: '2026-01-31' }, /orders_(by_date|sales)[\s\S]*order_lines_order_id/],
    [{ overdueBefore: '2026-11-28' }, /order_lines_(?:overdue|open)/],
  ];

  test.each(filters)('%o is served by an index (FND-16)', async (filter, index) => {
    const [only] = candidatesOf(listedOrderLines(panel.db, filter));
    if (!only) throw new Error('There is one filter');
    expect(await planOfQuery(panel.db, only)).toMatch(index);
  });

  test('dispatched lines, which most are, are read in the order of the list (FND-16)', async () => {
    expect(await planOfPage(panel.db, listedOrderLines(panel.db, { shownStatus: 'Dispatched' }), {})).not.toMatch(sorting);
  });

  test.each(['newest', 'goodsValue'])('by %s comes from an index (RPT-09)', async (sort) => {
    expect(await planOfPage(panel.db, listedOrderLines(panel.db, {}), { sort })).not.toMatch(sorting);
  });
});

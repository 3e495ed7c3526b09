import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { candidatesOf } from '../platform/database/lists/indexed-filters.ts';
import { listedOrders, type OrderFilter } from './order-list-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
let other: SalesSetup;
let orderId: number;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
  other = await addSalesSetup(panel.admin);
  orderId = await addOrder(panel.admin, aQuotation(setup));
  await addOrder(panel.admin, aQuotation(other));
});
afterAll(() => panel.stop());

async function found(filters: Record<string, unknown>): Promise<number[]> {
  const { json } = await panel.admin.send('GetOrder', { page: 1, ...filters });
  return json.data.map((row: { fld_orderid: number }) => row.fld_orderid);
}

describe('GetOrder', () => {
  test('keeps the orders of a customer, company, product and preparer (FND-16)', async () => {
    expect(await found({ customerid: setup.customerId })).toEqual([orderId]);
    expect(await found({ preparedfor: setup.companyId })).toEqual([orderId]);
    expect(await found({ productid: setup.productId })).toEqual([orderId]);
    expect(await found({ preparedbyid: 1, customerid: setup.customerId })).toEqual([orderId]);
    expect(await found({ preparedbyid: 999 })).toEqual([]);
  });

  test('keeps those with a status, days, amounts, state, city and data source (FND-16)', async () => {
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    if (!order) throw new Error('The order is there');
    expect(await found({ shownstatus: 'Placed' })).toContain(orderId);
    expect(await found({ shownstatus: 'Closed' })).toEqual([]);
    expect(await found({ from: 'this year', to: 'this year' })).toContain(orderId);
    expect(await found({ from: 'last year', to: 'last year' })).toEqual([]);
    const rupees = (order.totalAmount / 100).toFixed(2);
    expect(await found({ least: rupees, most: rupees })).toContain(orderId);
    expect(await found({ least: '999999999' })).toEqual([]);
    expect(await found({ statename: order.state, city: order.city, datasource: 'Exhibition' })).toContain(orderId);
    expect(await found({ city: 'No Such City' })).toEqual([]);
  });

  test('keeps those with an open line whose promised day is over (FND-16)', async () => {
    expect(await found({ overdue: 'Yes' })).toEqual([]);
    await panel.db.updateTable('orders').set({ promised_on: '2020-01-01' }).where('id', '=', orderId).execute();
    expect(await found({ overdue: 'Yes' })).toEqual([orderId]);
    await panel.db.updateTable('order_lines').set({ promised_on: '2099-01-01' }).where('order_id', '=', orderId).execute();
    expect(await found({ overdue: 'Yes' })).toEqual([]);
  });

  test('is the same for the orders to dispatch, and their file (FND-16)', async () => {
    const { text } = await panel.admin.send('GetOrderToDispatch', { format: 'csv', customerid: setup.customerId });
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test.each([
    ['shownstatus', 'Open', 'Status is not one of the choices.'],
    ['productid', 'x', 'Product is not one of the choices.'],
    ['least', '1.234', 'Amount at Least must be a number with at most two decimals.'],
    ['most', '-1', 'Amount at Most must be a number with at most two decimals.'],
  ])('refuses %s=%s with a sentence that names it (FND-16)', async (filter, value, sentence) => {
    const { status, json } = await panel.admin.send('GetOrder', { page: 1, [filter]: value });
    expect([status, json.data]).toEqual([400, sentence]);
  });
});

describe('each filter of the order list', () => {
  const filters: [OrderFilter, RegExp][] = [
    [{ shownStatus: 'Placed' }, /orders_by_status/],
    [{ preparedById: 1 }, /orders_by_prepared_by_id/],
    [{ customerId: 1 }, /orders_by_customer_id/],
    [{ preparedFor: 1 }, /orders_by_company_id/],
    [{ productId: 1 }, /order_lines_by_product/],
    [{ from: '2026-01-01', to: '2026-01-31' }, /orders_(by_date|sales|for_reports_by_place)/],
    [{ least: 100_00, most: 200_00 }, /orders_by_total/],
    [{ stateName: 'Maharashtra' }, /orders_by_state/],
    [{ city: 'Pune' }, /orders_by_city/],
    [{ dataSource: 'Enquiry' }, /customers_by_data_source/],
    [{ overdueBefore: '2026-11-28' }, /orders_(?:overdue|to_dispatch)[\s\S]*order_lines_(?:overdue|open)/],
  ];

  test.each(filters)('%o is served by an index (FND-16)', async (filter, index) => {
    const list = listedOrders(panel.db, filter);
    const [only] = candidatesOf(list);
    if (!only) throw new Error('There is one filter');
    expect(await planOfQuery(panel.db, only)).toMatch(index);
  });
});

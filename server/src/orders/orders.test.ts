import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfCount, planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import {
  addApprovedQuotation,
  addOrder,
  addQuotation,
  aQuotation,
  addSalesSetup,
  type SalesSetup,
} from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { listedOrders } from './order-list-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

describe('AddOrder', () => {
  test('makes the order of an approved quotation with all its lines, Placed and nothing dispatched (ORD-10, ORD-11, ORD-13)', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const reply = await panel.admin.send('AddOrder', {
      quotationid: quotationId,
      nickname: 'X',
      finacialyear: '1999-2000',
      date: '1999-01-01',
      totalamount: '1.00',
      status: 'Dispatched',
      delivery: 'never',
    });
    expect([reply.status, reply.json]).toEqual([201, { data: [{ OrderId: expect.any(Number) }] }]);
    const orderId: number = reply.json.data[0].OrderId;
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    expect(order).toMatchObject({
      number: 'SO/ADM/2026-2027/0001',
      date: '2026-11-20',
      status: 'Placed',
      totalAmount: 10_738_00,
      delivery: 'Within 3-4 weeks',
      preparedBy: 'Administrator',
    });
    expect(await panel.admin.call('GetOrderProduct', { orderId })).toMatchObject([
      { productId: setup.productId, quantity: 10, dispatchQuantity: 0, stock: 100_00, status: 'Placed' },
    ]);
  });

  test('makes one order per quotation, however many requests arrive at once', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const replies = await Promise.all(Array.from({ length: 15 }, () => panel.admin.ask('AddOrder', { quotationId })));
    expect(statusCounts(replies)).toEqual({ 201: 1, 409: 14 });
    expect(replies.find((reply) => reply.status === 409)?.json.data).toBe('Something went wrong, try again later.');
  });

  test('refuses an open and a void quotation', async () => {
    const open = await addQuotation(panel.admin, aQuotation(setup));
    const voided = await addQuotation(panel.admin, aQuotation(setup));
    await panel.admin.call('UpdatequotationStatus', { quotationId: voided, status: 'Void' });
    for (const quotationId of [open, voided, 999_999]) expect((await panel.admin.ask('AddOrder', { quotationId })).status).toBe(409);
  });

  test('removes an ordered quotation from the approved list (ORD-08, ORD-09)', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const isListed = async () => (await panel.admin.call('GetApprovedQuotation', { quotationId })).rows.length === 1;
    expect(await isListed()).toBe(true);
    await panel.admin.call('AddOrder', { quotationId });
    expect(await isListed()).toBe(false);
  });
});

test('GetOrder answers the documented keys and finds by what is shown (ORD-18, ORD-19, ORD-16)', async () => {
  const orderId = await addOrder(panel.admin, aQuotation(setup));
  const { json } = await panel.admin.send('GetOrder', { orderid: orderId });
  const keys = [
    'orderid',
    'number',
    'date',
    'companyname',
    'address',
    'country',
    'state',
    'city',
    'pincode',
    'totalamount',
    'preparedby',
    'status',
    'name',
    'designation',
    'delivery',
    'price',
    'payment',
    'taxes',
    'freight',
    'warranty',
    'validity',
    'others',
    'subtotal',
    'discountpercent',
    'discountamount',
    'totaldiscountamount',
    'gstpercent',
    'gstamount',
    'specialcharges',
    'shippingcharges',
    'installationcharges',
    'gstservicechargepercent',
    'gstservicechargeamount',
    'company_for_name',
    'company_id',
    'company_for_country',
    'company_for_city',
    'company_for_state',
    'company_for_pincode',
    'gst',
    'phonenumber',
    'company_for_email',
    'company_for_address',
    'msme',
  ];
  expect(Object.keys(json.data[0])).toEqual(expect.arrayContaining(keys.map((key) => `fld_${key}`)));
  const found = await panel.admin.call('GetOrder', { search: json.data[0].fld_number.toLowerCase() });
  expect(found.rows.map((row) => row.orderId)).toEqual([orderId]);
  const csv = await panel.admin.send('GetOrder', { format: 'csv' });
  expect(csv.headers.get('content-disposition')).toContain('order_list.csv');
  expect(csv.text).toContain(`,${slashedDate(json.data[0].fld_date)},`);
});

test('the file of the orders to dispatch writes its dates as its list does (DSP-02, GEN-08)', async () => {
  const orderId = await addOrder(panel.admin, aQuotation(setup));
  const { json } = await panel.admin.send('GetOrder', { orderid: orderId });
  const csv = await panel.admin.send('GetOrderToDispatch', { format: 'csv', search: json.data[0].fld_number });
  expect(csv.headers.get('content-disposition')).toContain('order_to_dispatch_list.csv');
  expect(csv.text).toContain(`${json.data[0].fld_number},${dashedDate(json.data[0].fld_date)},`);
});

test('the file of the approved quotations has the columns of its list (ORD-05)', async () => {
  const csv = await panel.admin.send('GetApprovedQuotation', { format: 'csv' });
  expect(csv.headers.get('content-disposition')).toContain('approved_quotation_list.csv');
  const [heads] = csv.text.replace('\uFEFF', '').split('\r\n');
  expect(heads).toBe('Number,Date,Amount,Customer,Prepared By,Approved Date,Status');
});

test('GetOrder finds the order of a quotation, and nothing while there is none', async () => {
  const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
  expect((await panel.admin.call('GetOrder', { quotationId })).rows).toEqual([]);
  const [added] = await panel.admin.call('AddOrder', { quotationId });
  expect((await panel.admin.call('GetOrder', { quotationId })).rows.map((row) => row.orderId)).toEqual([added?.orderId]);
});

test('GetOrderProduct answers the documented keys (ORD-20, ORD-21)', async () => {
  const orderId = await addOrder(panel.admin, aQuotation(setup));
  const { json } = await panel.admin.send('GetOrderProduct', { orderid: orderId });
  const keys = ['id', 'productid', 'quantity', 'dispatchquantity', 'name', 'photo', 'stock', 'description', 'rate', 'total'];
  expect(Object.keys(json.data[0])).toEqual(expect.arrayContaining(keys.map((key) => `fld_${key}`)));
});

test('AddOrderProductMapping finds the existing line, and no other (ORD-12)', async () => {
  const orderId = await addOrder(panel.admin, aQuotation(setup));
  const [line] = await panel.admin.call('GetOrderProduct', { orderId });
  const body = {
    orderid: orderId,
    productid: setup.productId,
    quantity: 10,
    rate: '1000.00',
    total: '10000.00',
    dispatchquantity: 0,
    status: 'Placed',
    updatedby: 1,
    updatedon: 'now',
  };
  const reply = await panel.admin.send('AddOrderProductMapping', body);
  expect([reply.status, reply.json]).toEqual([200, { data: [{ Id: line?.id }] }]);
  expect((await panel.admin.send('AddOrderProductMapping', { ...body, quantity: 99 })).status).toBe(400);
  expect(await panel.admin.call('GetOrderProduct', { orderId })).toHaveLength(1);
});

test('UpdateOrderStatus reports the status and cannot set it (ORD-22, DSP-21)', async () => {
  const orderId = await addOrder(panel.admin, aQuotation(setup));
  const reply = await panel.admin.send('UpdateOrderStatus', { orderid: orderId, status: 'Dispatched', updatedby: 1, updatedon: 'now' });
  expect([reply.status, reply.json]).toEqual([200, { data: [{ OrderId: orderId, Status: 'Placed' }] }]);
  expect((await panel.admin.call('GetOrder', { orderId })).rows[0]?.status).toBe('Placed');
});

test.each([
  ['newest first', {}, /orders_pkey|SCAN orders(?! USING INDEX)/],
  ['by date', { sort: 'date' }, /orders_by_date/],
  ['by amount', { sort: 'totalAmount' }, /orders_by_total/],
  ['by customer', { sort: 'companyName' }, /orders_by_customer/],
] as const)('reads a page of the list in order, without sorting: %s', async (_, window, index) => {
  const plan = await planOfPage(panel.db, listedOrders(panel.db, {}), window);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(sorting);
});

test('all orders are counted in an index', async () => {
  expect(await planOfCount(panel.db, listedOrders(panel.db, {}))).toMatch(/orders_by_date/);
});

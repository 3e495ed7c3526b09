import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dispatchPieces, readDeal } from '../../../testing/builders/deals.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addApprovedQuotation, addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { planOfPage, planOfQuery, sorting } from '../../../testing/panel/query-plan.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { freeStock } from '@vikray/contract/orders/reserved-stock.ts';
import { openLinesQuery } from '../orders/open-line-store.ts';
import { reservedStocks, reservedStocksQuery } from '../orders/reserved-stock-store.ts';
import { listedDeals } from './deal-list-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const now = '2026-11-20T04:30:00.000Z';

describe('GetDealList', () => {
  test('answers the deals of a customer under their keys, newest first (THR-09)', async () => {
    const own = await addSalesSetup(panel.admin);
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(own));
    const { rows } = await panel.admin.call('GetQuotation', { quotationId });
    const [older] = await panel.admin.call('AddQuotation', aQuotation(own));
    const { json } = await panel.admin.send('GetDealList', { customerid: own.customerId });
    expect(json.data).toHaveLength(2);
    expect(json.data[0].fld_dealid).toBe(older?.dealId);
    expect(json.data[1]).toEqual({
      fld_dealid: rows[0]?.dealId,
      fld_number: rows[0]?.number,
      fld_dealstate: 'Quoted',
      fld_companyname: rows[0]?.companyName,
      fld_customerid: own.customerId,
      fld_totalamount: expect.stringMatching(/^\d+\.\d\d$/),
      fld_owner: 'Administrator',
      fld_nexton: '2026-11-23',
      fld_lastcallon: '',
      fld_updatedon: now,
      fld_enquirynumber: '',
      fld_name: rows[0]?.name,
      fld_mobile: expect.stringMatching(/^\d{10}$/),
      fld_requirement: '',
      fld_source: '',
      fld_version: 2,
    });
  });

  test('filters by state, owner and the days on which deals began (THR-08, THR-09)', async () => {
    const own = await addSalesSetup(panel.admin);
    const seller = await panel.userWith(['Add Quotation']);
    const [quoted] = await seller.call('AddQuotation', aQuotation(own));
    const orderId = await addOrder(panel.admin, aQuotation(own));
    const idsOf = async (filter: object) =>
      (await panel.admin.call('GetDealList', { customerId: own.customerId, ...filter })).rows.map(({ dealId }) => dealId);
    const ordered = (await panel.admin.call('GetOrder', { orderId })).rows.map(({ dealId }) => dealId);
    expect(await idsOf({ dealState: 'Quoted' })).toEqual([quoted?.dealId]);
    expect(await idsOf({ ownerId: seller.userId })).toEqual([quoted?.dealId]);
    expect([await idsOf({ dealState: 'Ordered' }), await idsOf({ dealState: 'Dispatched' })]).toEqual([ordered, []]);
    await dispatchPieces(panel.admin, orderId, own.productId, 10);
    expect([await idsOf({ dealState: 'Ordered' }), await idsOf({ dealState: 'Dispatched' })]).toEqual([[], ordered]);
    expect([await idsOf({ from: '2026-11-20', to: '2026-11-20' }), await idsOf({ from: '2026-11-21' })]).toEqual([
      [...ordered, quoted?.dealId],
      [],
    ]);
    expect((await panel.admin.send('GetDealList', { dealstate: 'Other' })).status).toBe(400);
  });

  test('finds a deal by its number and company, also after another customer has taken its place (THR-09)', async () => {
    const [first, other] = [await addSalesSetup(panel.admin), await addSalesSetup(panel.admin)];
    const [added] = await panel.admin.call('AddQuotation', aQuotation(first));
    const { quotationId = 0, dealId } = added ?? {};
    const { products = [], ...entered } = aQuotation(other);
    await panel.admin.call('UpdateQuotation', { ...entered, products, quotationId, version: 1 });
    const [deal] = (await panel.admin.call('GetDealList', { customerId: other.customerId })).rows;
    const found = await panel.admin.call('GetDealList', { search: `${deal?.number} ${deal?.companyName}` });
    expect(found.rows.map((row) => row.dealId)).toEqual([dealId]);
    expect((await panel.admin.call('GetDealList', { customerId: first.customerId })).rows).toEqual([]);
  });

  test('is also a file, and sorts by company (THR-09)', async () => {
    const reply = await panel.admin.send('GetDealList', { customerid: setup.customerId, format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="deal_list.csv"');
    expect(reply.text.split('\r\n')[0]).toBe(
      'Number,Enquiry Number,Company Name,Contact Person,Phone,Requirement,Amount,Owner,Next Date,Last Call,State',
    );
    const { rows } = await panel.admin.call('GetDealList', { sort: 'companyName', order: 'asc' });
    const names = rows.map(({ companyName }) => companyName.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect((await panel.visitor().send('GetDealList')).status).toBe(401);
  });

  test.each([
    [{}, {}, /deals_pkey|SCAN deals$|INTEGER PRIMARY KEY/m],
    [{}, { sort: 'companyName' }, /deals_by_company/],
    [{ customerId: 1 }, {}, /deals_customer_id/],
    [{ ownerId: 1 }, {}, /deals_owner_id/],
    [{ dealState: 'Enquiry' }, {}, /deals_enquiries/],
  ] as const)('is read from an index without sorting: %j %j', async (filter, window, index) => {
    const plan = await planOfPage(panel.db, listedDeals(panel.db, filter, now), window);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(sorting);
  });
});

test('the open lines of a product are found through their index', async () => {
  expect(await planOfQuery(panel.db, openLinesQuery(panel.db, [setup.productId]))).toMatch(/order_lines_open/);
  expect(await planOfQuery(panel.db, reservedStocksQuery(panel.db, [setup.productId, 2]))).toMatch(/order_lines_open/);
});

test('reserved are the pending pieces of all open orders, and free is the rest, as on the page of a deal (DSK-01)', async () => {
  const [productId, other] = [await addProduct(panel.admin, { stock: 10_50 }), await addProduct(panel.admin, { stock: 3_00 })];
  const orderOf = (quantity: number) => addOrder(panel.admin, aQuotation(setup, [{ productId, quantity, rate: 1000_00 }]));
  const orderIds = [await orderOf(8), await orderOf(6)];
  await dispatchPieces(panel.admin, orderIds[0] ?? 0, productId, 3);
  const reserved = await reservedStocks(panel.db, [productId, other]);
  expect(reserved).toEqual(
    new Map([
      [productId, { stock: 7_50, reserved: 11 }],
      [other, { stock: 3_00, reserved: 0 }],
    ]),
  );
  const { rows } = await panel.admin.call('GetOrder', { orderId: orderIds[1] ?? 0 });
  const deal = await readDeal(panel.admin, rows[0]?.dealId ?? 0);
  expect(deal.lines.map(({ free }) => free)).toEqual([freeStock({ stock: 7_50, reserved: 11 })]);
});

test('sums above the largest amount are answered by lists, pages and the dashboard', async () => {
  const own = await addSalesSetup(panel.admin);
  const line = { productId: own.productId, quantity: 100_000, rate: 200_000_00 };
  const [first] = await panel.admin.call('AddQuotation', aQuotation(own, [line]));
  const dealId = first?.dealId ?? 0;
  for (let more = 0; more < 4; more++) await panel.admin.call('AddQuotation', aQuotation(own, [line], { dealId }));
  const total = 5 * 21_240_000_118_00;
  const [listed] = (await panel.admin.call('GetDealList', { customerId: own.customerId })).rows;
  const followed = (await panel.admin.call('GetFollowUpList', {})).rows.find((row) => row.dealId === dealId);
  const [deal] = await panel.admin.call('GetDeal', { dealId });
  expect([listed?.totalAmount, followed?.totalAmount, deal?.totalAmount]).toEqual([total, total, total]);

  const ordered = async () =>
    (await panel.admin.call('GetDashboarshMonthWiseOrdersSales', {})).reduce((sum, day) => sum + day.totalAmount, 0);
  const before = await ordered();
  for (let orders = 0; orders < 5; orders++) await addOrder(panel.admin, aQuotation(own, [line]));
  expect((await ordered()) - before).toBe(total);
});

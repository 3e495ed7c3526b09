import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dispatchPieces } from '../../../testing/builders/deals.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addOrder, addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';
import { countStatements } from '../../../testing/panel/count-statements.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery, sorting } from '../../../testing/panel/query-plan.ts';
import { GetLineFacts } from './GetLineFacts.ts';
import { reservedStocksQuery } from '../orders/reserved-stock-store.ts';
import { lowestRatesQuery, orderedRatesQuery, quotedRatesQuery } from './line-facts-store.ts';
import { orderedPricesQuery, quotedPricesQuery } from './price-history-store.ts';

const { engine } = inject('databaseSupply');

let panel: TestPanel;
let setup: SalesSetup;
let other: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
  other = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const at = (of: SalesSetup, productId: number, rate: number, { quantity = 1, date = '2026-11-20' } = {}) =>
  aQuotation(of, [{ productId, quantity, rate }], { date });

const numberOf = async (quotationId: number) => (await panel.admin.call('GetQuotation', { quotationId })).rows[0]?.number ?? '';

async function factsOf(productId: number, customerId = setup.customerId) {
  const [facts] = await panel.admin.call('GetLineFacts', { customerId, productIds: [productId] });
  if (!facts) throw new Error('GetLineFacts answered nothing');
  return facts;
}

describe('GetLineFacts', () => {
  test('answers a row a product, in the order of the request, under its keys (FND-34)', async () => {
    const [first, second] = [await addProduct(panel.admin, { mrp: 12_499_50 }), await addProduct(panel.admin)];
    const body = { customerid: setup.customerId, productids: [second, 999_999, first, second] };
    const { status, json } = await panel.admin.send('GetLineFacts', body);
    expect([status, json.data.map((row: { fld_productid: number }) => row.fld_productid)]).toEqual([200, [second, first]]);
    expect(json.data[1]).toEqual({
      fld_productid: first,
      fld_mrp: '12499.50',
      fld_lastrate: '',
      fld_laston: '',
      fld_lastnumber: '',
      fld_lastkind: '',
      fld_lowestrate: '',
      fld_stock: '10.00',
      fld_free: '10.00',
    });
  });

  test('the last rate is that of the customer’s last order, however often they were quoted since (FND-34)', async () => {
    const productId = await addProduct(panel.admin);
    await addQuotation(panel.admin, at(setup, productId, 8_000_00, { date: '2026-11-18' }));
    expect(await factsOf(productId)).toMatchObject({ lastRate: 8_000_00, lastOn: '2026-11-18', lastKind: 'Quoted' });
    await addOrder(panel.admin, at(setup, productId, 9_200_00));
    const orderId = await addOrder(panel.admin, at(setup, productId, 9_300_00));
    await addQuotation(panel.admin, at(setup, productId, 9_999_00));
    await addOrder(panel.admin, at(other, productId, 7_000_00));
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    const facts = { lastRate: 9_300_00, lastOn: '2026-11-20', lastNumber: order?.number, lastKind: 'Ordered', lowestRate: 7_000_00 };
    expect(await factsOf(productId)).toMatchObject(facts);
    const [unknown] = await panel.admin.call('GetLineFacts', { productIds: [productId] });
    expect(unknown).toMatchObject({ lastRate: null, lastKind: '', lowestRate: 7_000_00 });
  });

  test('a quotation that is void, lost or superseded is no last rate (FND-34)', async () => {
    const productId = await addProduct(panel.admin);
    const kept = await addQuotation(panel.admin, at(setup, productId, 5_000_00));
    const [isVoid, lost] = [
      await addQuotation(panel.admin, at(setup, productId, 6_000_00)),
      await addQuotation(panel.admin, at(setup, productId, 7_000_00)),
    ];
    await panel.admin.call('UpdatequotationStatus', { quotationId: isVoid, status: 'Void' });
    const [open] = (await panel.admin.call('GetQuotation', { quotationId: lost })).rows;
    await panel.admin.call('MarkQuotationLost', { quotationId: lost, version: open?.version ?? 0, lostReason: 'Price' });
    expect(await factsOf(productId)).toMatchObject({ lastRate: 5_000_00, lastNumber: await numberOf(kept) });
    const revised = await addRevision(panel, kept, at(setup, productId, 4_500_00), 'Asked for less');
    expect(await factsOf(productId)).toMatchObject({ lastRate: 4_500_00, lastNumber: await numberOf(revised) });
  });

  test('the lowest rate is that of the last 12 months (FND-34)', async () => {
    const productId = await addProduct(panel.admin);
    const before = panel.clock.now().toISOString();
    await addOrder(panel.admin, at(setup, productId, 3_000_00));
    const lowestAt = async (instant: string) => {
      panel.clock.set(instant);
      return (await (await panel.userWith([])).call('GetLineFacts', { productIds: [productId] }))[0]?.lowestRate;
    };
    const lowest = [await lowestAt('2027-11-20T12:00:00.000Z'), await lowestAt('2027-11-21T12:00:00.000Z')];
    panel.clock.set(before);
    expect(lowest).toEqual([3_000_00, null]);
  });

  test('what is free is the stock less what open orders still wait for, also below 0 (DSK-01, FND-34)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const orderId = await addOrder(panel.admin, at(setup, productId, 100_00, { quantity: 7 }));
    expect(await factsOf(productId)).toMatchObject({ stock: 10_00, free: 3_00 });
    await dispatchPieces(panel.admin, orderId, productId, 5);
    expect(await factsOf(productId)).toMatchObject({ stock: 5_00, free: 3_00 });
    await addOrder(panel.admin, at(other, productId, 100_00, { quantity: 9 }));
    expect(await factsOf(productId)).toMatchObject({ stock: 5_00, free: -6_00 });
  });

  test('takes 1 to 100 products from everyone who is logged in (FND-34)', async () => {
    const ask = async (...productids: unknown[]) => {
      const { status, json } = await (await panel.userWith([])).send('GetLineFacts', { customerid: setup.customerId, productids });
      return [status, status === 400 ? json.data : undefined];
    };
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(await ask(...hundred)).toEqual([200, undefined]);
    expect(await ask(...hundred, 101)).toEqual([400, 'Choose at most 100 products.']);
    expect(await ask()).toEqual([400, 'Please select a product.']);
    expect(await ask("1' or 1=1")).toEqual([400, 'Product ids has the wrong type.']);
    expect((await panel.visitor().send('GetLineFacts', { productids: [1] })).status).toBe(401);
  });

  test('reads five statements for any number of products, each by an index (FND-34)', async () => {
    const productIds = [await addProduct(panel.admin), await addProduct(panel.admin), setup.productId];
    expect(await countStatements(panel, GetLineFacts, { customerId: setup.customerId, productIds })).toBe(5);
    expect(await planOfQuery(panel.db, lowestRatesQuery(panel.db, productIds, '2025-11-20'))).toMatch(/order_lines_by_product/);
    expect(await planOfQuery(panel.db, reservedStocksQuery(panel.db, productIds))).toMatch(/order_lines_open/);
    const quoted = await planOfQuery(panel.db, quotedRatesQuery(panel.db, setup.customerId, productIds));
    expect(quoted).toMatch(/quotation_lines_(?:evaluated|by_product)/);
    const ordered = await planOfQuery(panel.db, orderedRatesQuery(panel.db, setup.customerId, productIds));
    expect(ordered).toMatch(/order_lines_(?:order_id|by_product|sold|for_reports)/);
  });
});

describe('GetPriceHistory', () => {
  test('answers the last 20 rates of a product, newest first, of one customer or of all (FND-35)', async () => {
    const productId = await addProduct(panel.admin);
    const orderId = await addOrder(panel.admin, at(setup, productId, 9_000_00, { quantity: 3, date: '2026-11-19' }));
    const quotationId = await addQuotation(panel.admin, at(setup, productId, 8_000_00));
    await addQuotation(panel.admin, at(other, productId, 7_000_00, { date: '2026-11-01' }));
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    const { json } = await panel.admin.send('GetPriceHistory', { productid: productId, customerid: setup.customerId });
    expect(json.data).toEqual([
      {
        fld_kind: 'Ordered',
        fld_number: order?.number,
        fld_date: '2026-11-20',
        fld_quotationid: expect.any(Number),
        fld_orderid: orderId,
        fld_customerid: setup.customerId,
        fld_companyname: order?.companyName,
        fld_quantity: 3,
        fld_rate: '9000.00',
      },
      expect.objectContaining({ fld_kind: 'Quoted', fld_number: await numberOf(quotationId), fld_orderid: null, fld_rate: '8000.00' }),
    ]);
    const all = await panel.admin.call('GetPriceHistory', { productId });
    expect(all.map(({ rate }) => rate)).toEqual([9_000_00, 8_000_00, 7_000_00]);
    for (let more = 0; more < 19; more++) await addQuotation(panel.admin, at(other, productId, 100_00));
    const rates = (await panel.admin.call('GetPriceHistory', { productId })).map(({ rate }) => rate);
    expect([rates.length, rates.includes(7_000_00)]).toEqual([20, false]);
    expect((await panel.visitor().send('GetPriceHistory', { productid: productId })).status).toBe(401);
  });

  test('is read from the indexes of the product, of quotations from the end (FND-35)', async () => {
    // Kept from sorting, PostgreSQL reads the few lines of a test in the order of their orders.
    const ofProduct = engine === 'sqlite' ? /order_lines_(?:by_product|sold)/ : /order_lines_(?:by_product|sold|for_reports)/;
    expect(await planOfQuery(panel.db, orderedPricesQuery({ productId: setup.productId }))).toMatch(ofProduct);
    const quoted = await planOfQuery(panel.db, quotedPricesQuery({ productId: setup.productId }));
    expect(quoted).toMatch(/quotation_lines_by_product/);
    expect(quoted).not.toMatch(sorting);
  });
});

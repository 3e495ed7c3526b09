import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrderWithLines } from '../../../testing/builders/dispatches.ts';
import { readDeal } from '../../../testing/builders/deals.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addApprovedQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

/** The panel's date. */
const today = '2026-11-20';
const outOfRange = 'The promised date must be after the order date.';

async function orderOf(orderId: number) {
  const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/** Orders these pieces of a product, and returns the order with its line. */
async function orderPieces(productId: number, quantity: number) {
  const quotation = aQuotation(setup, [{ productId, quantity, rate: 100_00 }]);
  const { orderId, lineIds } = await addOrderWithLines(panel.admin, quotation);
  return { orderId, lineId: lineIds[0] ?? 0 };
}

describe('AddOrder', () => {
  test('promises a date for all lines of the order (DSK-16, DSK-17)', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const reply = await panel.admin.send('AddOrder', { quotationid: quotationId, promisedon: '2026-12-12' });
    const orderId: number = reply.json.data[0].OrderId;
    const { json } = await panel.admin.send('GetOrder', { orderid: orderId });
    expect(json.data[0]).toMatchObject({ fld_promisedon: '2026-12-12', fld_priority: 'No', fld_version: 1 });
    const lines = await panel.admin.send('GetOrderProduct', { orderid: orderId });
    expect(lines.json.data[0].fld_promisedon).toBe('2026-12-12');
  });

  test.each(['2026-11-19', '2028-11-21', '9999-01-01'])('refuses to promise %s, and makes no order (DSK-16)', async (promisedon) => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
    const reply = await panel.admin.send('AddOrder', { quotationid: quotationId, promisedon });
    expect(answered(reply)).toEqual([400, outOfRange]);
    expect((await panel.admin.call('GetOrder', { quotationId })).rows).toEqual([]);
  });
});

describe('UpdateOrderPromise', () => {
  test('changes what the request names, and keeps the rest; blank takes a promise back (DSK-16)', async () => {
    const { orderId, lineId } = await orderPieces(setup.productId, 10);
    const change = (body: object) => panel.admin.call('UpdateOrderPromise', { orderId, ...body });
    await change({ promisedOn: today, priority: 'Yes' });
    expect(await orderOf(orderId)).toMatchObject({ promisedOn: today, orderPromisedOn: today, priority: 'Yes' });
    await change({ lines: [{ productMapId: lineId, promisedOn: '2028-11-20' }] });
    expect(await orderOf(orderId)).toMatchObject({ promisedOn: '2028-11-20', orderPromisedOn: today, priority: 'Yes' });
    await change({ promisedOn: '' });
    expect(await orderOf(orderId)).toMatchObject({ promisedOn: '2028-11-20', orderPromisedOn: '', priority: 'Yes' });
    await change({ priority: 'No', lines: [{ productMapId: lineId, promisedOn: '' }] });
    expect(await orderOf(orderId)).toMatchObject({ promisedOn: '', priority: 'No' });
  });

  test('refuses a date before the order or beyond two years, a line of another order, an older version, and others (DSK-16)', async () => {
    const { orderId, lineId } = await orderPieces(setup.productId, 10);
    const other = await orderPieces(setup.productId, 10);
    const send = async (body: object) => answered(await panel.admin.send('UpdateOrderPromise', { orderid: orderId, ...body }));
    expect(await send({ promisedon: '2026-11-19' })).toEqual([400, outOfRange]);
    expect(await send({ promisedon: '2028-11-21' })).toEqual([400, outOfRange]);
    expect(await send({ lines: [{ productmapid: lineId, promisedon: '2026-11-19' }] })).toEqual([400, outOfRange]);
    expect(await send({ promisedon: today, lines: [{ productmapid: other.lineId, promisedon: today }] })).toEqual([
      400,
      'This product is not part of the order.',
    ]);
    expect((await send({ promisedon: today, version: 7 }))[0]).toBe(409);
    expect(await send({ promisedon: '9999-12-31' })).toEqual([400, outOfRange]);
    expect(await send({ lines: [{ productmapid: lineId, promisedon: '9999-12-31' }] })).toEqual([400, outOfRange]);
    expect(await orderOf(orderId)).toMatchObject({ promisedOn: '', version: 1 });
    const seller = await panel.userWith(['Add Order', 'Add Dispatch']);
    expect((await seller.send('UpdateOrderPromise', { orderid: orderId, promisedon: today })).status).toBe(403);
  });

  test('keeps the earlier promises in the timeline (DSK-18)', async () => {
    const { orderId, lineId } = await orderPieces(setup.productId, 10);
    const { number } = await orderOf(orderId);
    const [line] = await panel.admin.call('GetOrderProduct', { orderId });
    await panel.admin.call('UpdateOrderPromise', { orderId, promisedOn: '2026-12-05', priority: 'Yes' });
    await panel.admin.call('UpdateOrderPromise', {
      orderId,
      promisedOn: '2026-12-12',
      lines: [{ productMapId: lineId, promisedOn: '2026-12-20' }],
    });
    await panel.admin.call('UpdateOrderPromise', { orderId, promisedOn: '' });
    const texts = (await panel.admin.call('GetTimeline', { record: 'order', recordId: orderId })).map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual([
      `took back the promise of ${number} for 12/12/2026`,
      `promised ${number} for 12/12/2026 instead of 05/12/2026, promised ${line?.name} of ${number} for 20/12/2026`,
      `promised ${number} for 05/12/2026, gave ${number} priority`,
    ]);
  });
});

describe('the order in which open lines get the stock', () => {
  test('is priority, promised date with none last, date of the order, and line, for deal and dispatch alike (DSK-03)', async () => {
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    const [first, second, third, fourth] = [
      await orderPieces(productId, 5),
      await orderPieces(productId, 5),
      await orderPieces(productId, 5),
      await orderPieces(productId, 5),
    ];
    const orders = [first, second, third, fourth];
    const shares = async () => {
      const found: number[] = [];
      for (const { orderId } of orders) {
        const [line] = await panel.admin.call('GetOrderProduct', { orderId });
        const deal = await readDeal(panel.admin, (await orderOf(orderId)).dealId);
        expect(deal.lines[0]?.canShip).toBe(line?.canShip);
        found.push(line?.canShip ?? -1);
      }
      return found;
    };
    expect(await shares()).toEqual([5, 0, 0, 0]);
    await panel.admin.call('UpdateOrderPromise', { orderId: third.orderId, promisedOn: '2026-12-20' });
    expect(await shares()).toEqual([0, 0, 5, 0]);
    await panel.admin.call('UpdateOrderPromise', {
      orderId: second.orderId,
      lines: [{ productMapId: second.lineId, promisedOn: '2026-12-19' }],
    });
    expect(await shares()).toEqual([0, 5, 0, 0]);
    await panel.admin.call('UpdateOrderPromise', { orderId: fourth.orderId, priority: 'Yes' });
    expect(await shares()).toEqual([0, 0, 0, 5]);
  });
});

describe('what a promise shows', () => {
  test('the sentence of the deal names the next date, and says when it is over (DSK-16, THR-14)', async () => {
    const productId = await addProduct(panel.admin, { stock: 0 });
    const { orderId } = await orderPieces(productId, 5);
    const { dealId } = await orderOf(orderId);
    await panel.admin.call('UpdateOrderPromise', { orderId, promisedOn: '2026-12-12' });
    const deal = await readDeal(panel.admin, dealId);
    expect(deal.sentence).toBe('0 of 5 pieces dispatched, 5 wait for stock, 5 promised for 12/12/2026.');
    expect(deal.lines).toMatchObject([{ promisedOn: '2026-12-12' }]);
  });

  test('the order prints Expected Delivery below its date, and below a product only where that differs (DSK-17)', async () => {
    const { orderId, lineId } = await orderPieces(setup.productId, 10);
    const textOf = async () => {
      const response = await fetch(`${panel.admin.address}/api/orders/${orderId}.pdf`, { headers: { cookie: panel.admin.cookie } });
      return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ').replaceAll(/\s+/g, ' ');
    };
    expect(await textOf()).not.toContain('Expected Delivery');
    await panel.admin.call('UpdateOrderPromise', { orderId, promisedOn: '2026-12-12' });
    expect((await textOf()).match(/Expected Delivery: \S+/g)).toEqual(['Expected Delivery: 12/12/2026']);
    await panel.admin.call('UpdateOrderPromise', { orderId, lines: [{ productMapId: lineId, promisedOn: '2026-12-20' }] });
    expect((await textOf()).match(/Expected Delivery: \S+/g)).toEqual(['Expected Delivery: 12/12/2026', 'Expected Delivery: 20/12/2026']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { addOrder, aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { listedDispatches } from './dispatch-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const invoice = { invoiceNumber: '0077', invoiceDate: '2026-11-20' };

/** An order of products with these stocks and ordered quantities, and the ids and names of its lines. */
async function orderOf(lines: readonly { stock: number; quantity: number }[]) {
  const productIds: number[] = [];
  for (const { stock } of lines) productIds.push(await addProduct(panel.admin, { stock: stock * 100 }));
  const orderId = await addOrder(
    panel.admin,
    aQuotation(
      setup,
      lines.map(({ quantity }, index) => ({ productId: productIds[index] ?? 0, quantity, rate: 100_00 })),
    ),
  );
  const ordered = await panel.admin.call('GetOrderProduct', { orderId });
  return { orderId, lineIds: ordered.map((line) => line.id), names: ordered.map((line) => line.name), productIds };
}

async function stockOf(productId: number) {
  return (await panel.admin.call('GetProduct', { productId })).rows[0]?.stock;
}

async function statusOf(orderId: number) {
  return (await panel.admin.call('GetOrder', { orderId })).rows[0]?.status;
}

function dispatch(orderId: number, quantities: readonly (readonly [lineId: number | undefined, quantity: number])[]) {
  return panel.admin.ask('AddDispatch', {
    orderId,
    ...invoice,
    lines: quantities.map(([lineId, quantity]) => ({ productMapId: lineId ?? 0, dispatchQuantity: quantity })),
  });
}

describe('AddDispatch', () => {
  test('dispatches in parts until the order is complete, and the stock is right to the last piece (DSP-19, DSP-20)', async () => {
    const { orderId, lineIds, productIds } = await orderOf([
      { stock: 5, quantity: 5 },
      { stock: 10, quantity: 3 },
    ]);
    expect(
      (
        await dispatch(orderId, [
          [lineIds[0], 2],
          [lineIds[1], 0],
        ])
      ).status,
    ).toBe(201);
    expect([await statusOf(orderId), await stockOf(productIds[0] ?? 0), await stockOf(productIds[1] ?? 0)]).toEqual([
      'Partially Dispatched',
      3_00,
      10_00,
    ]);
    expect(
      (
        await dispatch(orderId, [
          [lineIds[0], 3],
          [lineIds[1], 3],
        ])
      ).status,
    ).toBe(201);
    expect([await statusOf(orderId), await stockOf(productIds[0] ?? 0), await stockOf(productIds[1] ?? 0)]).toEqual([
      'Dispatched',
      0,
      7_00,
    ]);
    expect((await panel.admin.call('GetOrderToDispatch', { orderId })).rows).toEqual([]);
  });

  test('takes the documented call for one line, whatever status and stock it names (DSP-18)', async () => {
    const { orderId, lineIds, productIds } = await orderOf([{ stock: 5, quantity: 5 }]);
    const reply = await panel.admin.send('AddDispatch', {
      productid: productIds[0],
      productmapid: lineIds[0],
      orderid: orderId,
      status: 'Dispatched',
      dispatchquantity: '1',
      currentquantity: '999',
      invoicenumber: '77',
      invoicedate: '2026-11-20',
      updatedby: 1,
      updatedon: 'now',
    });
    expect(reply.status).toBe(201);
    expect([await statusOf(orderId), await stockOf(productIds[0] ?? 0)]).toEqual(['Partially Dispatched', 4_00]);
  });

  test('refuses more than was ordered or is in stock, and dispatches nothing of the request (DSP-11, DSP-12)', async () => {
    const { orderId, lineIds, names, productIds } = await orderOf([
      { stock: 50, quantity: 5 },
      { stock: 2, quantity: 5 },
    ]);
    const orderNumber = (await panel.admin.call('GetOrder', { orderId })).rows[0]?.number;
    const tooMuch = await dispatch(orderId, [[lineIds[0], 6]]);
    const noStock = await dispatch(orderId, [
      [lineIds[0], 1],
      [lineIds[1], 3],
    ]);
    const alsoTooMuch = await dispatch(orderId, [
      [lineIds[0], 6],
      [lineIds[1], 1],
    ]);
    const [first, second] = names;
    expect([tooMuch.status, tooMuch.json.data]).toEqual([409, 'This is more than the pending quantity.']);
    expect([noStock.status, noStock.json.data]).toEqual([409, `The quantity of ${second} is more than the quantity in stock.`]);
    expect([alsoTooMuch.status, alsoTooMuch.json.data]).toEqual([409, `The quantity of ${first} is more than its pending quantity.`]);
    expect([await statusOf(orderId), await stockOf(productIds[0] ?? 0), await stockOf(productIds[1] ?? 0)]).toEqual([
      'Placed',
      50_00,
      2_00,
    ]);
    expect((await panel.admin.call('GetDispatchOrder', {})).rows.filter((row) => row.number === orderNumber)).toEqual([]);
  });

  test('counts a line twice when it is named twice', async () => {
    const { orderId, lineIds } = await orderOf([{ stock: 50, quantity: 5 }]);
    expect(
      (
        await dispatch(orderId, [
          [lineIds[0], 3],
          [lineIds[0], 3],
        ])
      ).status,
    ).toBe(409);
    expect(
      (
        await dispatch(orderId, [
          [lineIds[0], 3],
          [lineIds[0], 2],
        ])
      ).status,
    ).toBe(201);
  });

  test('shares the stock of a product that is on two lines', async () => {
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    const orderId = await addOrder(
      panel.admin,
      aQuotation(setup, [
        { productId, quantity: 4, rate: 100_00 },
        { productId, quantity: 4, rate: 90_00 },
      ]),
    );
    const lineIds = (await panel.admin.call('GetOrderProduct', { orderId })).map((line) => line.id);
    expect(
      (
        await dispatch(orderId, [
          [lineIds[0], 3],
          [lineIds[1], 3],
        ])
      ).status,
    ).toBe(409);
    expect(
      (
        await dispatch(orderId, [
          [lineIds[0], 3],
          [lineIds[1], 2],
        ])
      ).status,
    ).toBe(201);
    expect(await stockOf(productId)).toBe(0);
  });

  test('40 dispatches at once send out no more than was ordered', async () => {
    const { orderId, lineIds, productIds } = await orderOf([{ stock: 100, quantity: 7 }]);
    const replies = await Promise.all(Array.from({ length: 40 }, () => dispatch(orderId, [[lineIds[0], 1]])));
    expect(statusCounts(replies)).toEqual({ 201: 7, 409: 33 });
    expect([await statusOf(orderId), await stockOf(productIds[0] ?? 0)]).toEqual(['Dispatched', 93_00]);
  });

  test('40 dispatches at once from two orders send out no more than the stock, in whatever order they name the products', async () => {
    const [a, b] = [await addProduct(panel.admin, { stock: 9_00 }), await addProduct(panel.admin, { stock: 30_00 })];
    const orderIds = [];
    for (const products of [
      [a, b],
      [b, a],
    ]) {
      orderIds.push(
        await addOrder(
          panel.admin,
          aQuotation(
            setup,
            products.map((productId) => ({ productId, quantity: 20, rate: 100_00 })),
          ),
        ),
      );
    }
    const orders = await Promise.all(
      orderIds.map(async (orderId) => ({ orderId, lines: await panel.admin.call('GetOrderProduct', { orderId }) })),
    );
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const order = orders[index % 2];
        return dispatch(order?.orderId ?? 0, order?.lines.map((line) => [line.id, 1] as const) ?? []);
      }),
    );
    expect(statusCounts(replies)).toEqual({ 201: 9, 409: 31 });
    expect([await stockOf(a), await stockOf(b)]).toEqual([0, 21_00]);
  });

  test('a submit that is repeated under the same key is dispatched once', async () => {
    const { orderId, lineIds, productIds } = await orderOf([{ stock: 10, quantity: 10 }]);
    const input = { orderId, ...invoice, lines: [{ productMapId: lineIds[0] ?? 0, dispatchQuantity: 4 }] };
    const replies = await Promise.all([1, 2, 3].map(() => panel.admin.ask('AddDispatch', input, { key: 'dispatch-once-1' })));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await stockOf(productIds[0] ?? 0)).toBe(6_00);
  });

  test.each<[string, object, string]>([
    ['no invoice number', { invoicenumber: '' }, 'Please enter Invoide Number.'],
    ['letters in the invoice number', { invoicenumber: 'A12' }, 'The invoice number can have at most 16 digits.'],
    ['no invoice date', { invoicedate: null }, 'Please enter Invoice Date.'],
    ['an invoice date in the future', { invoicedate: '2026-11-22' }, 'The invoice date must be between the order date and today.'],
    ['an invoice date before the order', { invoicedate: '2026-11-18' }, 'The invoice date must be between the order date and today.'],
    ['no quantity', { lines: [{ productmapid: 1, dispatchquantity: 0 }] }, 'Please select quantity.'],
    ['half a piece', { lines: [{ productmapid: 1, dispatchquantity: '1.5' }] }, 'Please select quantity.'],
    ['a line of another order', { lines: [{ productmapid: 999_999, dispatchquantity: 1 }] }, 'This product is not part of the order.'],
  ])('refuses %s (DSP-10, DSP-13, DSP-14, DSP-15)', async (_, change, sentence) => {
    const { orderId, lineIds } = await orderOf([{ stock: 5, quantity: 5 }]);
    const reply = await panel.admin.send('AddDispatch', {
      orderid: orderId,
      invoicenumber: '1',
      invoicedate: '2026-11-20',
      lines: [{ productmapid: lineIds[0], dispatchquantity: 1 }],
      ...change,
    });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });

  test.each<[string, (ids: { other: number; own: number }) => unknown]>([
    ['of another line', ({ other }) => other],
    ['that does not exist', () => 999_999],
    ['that is not a number', () => 'abc'],
    ['below zero', () => -1],
    ['with text after its number', ({ own }) => `${own} OR 1=1`],
  ])('refuses a product %s in both forms of the request, and dispatches nothing (DSP-18)', async (_, wrong) => {
    const { orderId, lineIds, productIds } = await orderOf([
      { stock: 5, quantity: 5 },
      { stock: 5, quantity: 5 },
    ]);
    const [own = 0, other = 0] = productIds;
    const productid = wrong({ own, other });
    const documented = { productmapid: lineIds[0], productid, dispatchquantity: 1 };
    const right = { productmapid: lineIds[1], productid: other, dispatchquantity: 1 };
    for (const body of [documented, { lines: [right, documented] }]) {
      const reply = await panel.admin.send('AddDispatch', { orderid: orderId, invoicenumber: '1', invoicedate: '2026-11-20', ...body });
      expect([reply.status, reply.json.data]).toEqual([400, 'This product is not part of the order.']);
    }
    expect([await statusOf(orderId), await stockOf(own), await stockOf(other)]).toEqual(['Placed', 5_00, 5_00]);
  });

  test('dispatches a product that has been deleted since', async () => {
    const { orderId, lineIds, productIds } = await orderOf([{ stock: 5, quantity: 5 }]);
    await panel.admin.call('DeleteProduct', { id: productIds[0] ?? 0 });
    expect((await dispatch(orderId, [[lineIds[0], 5]])).status).toBe(201);
    expect(await statusOf(orderId)).toBe('Dispatched');
  });

  test('records every piece in the stock ledger', async () => {
    const rows = await panel.db
      .selectFrom('products')
      .leftJoin('stock_movements', 'stock_movements.product_id', 'products.id')
      .select(['products.id', 'products.stock_hundredths as stock'])
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>('stock_movements.quantity_hundredths'), eb.lit(0)).as('moved'))
      .groupBy(['products.id', 'products.stock_hundredths'])
      .execute();
    expect(rows.filter((row) => Number(row.moved) !== row.stock)).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });
});

test('GetDispatchOrder answers the history, newest first, also as dispatch_list.csv (DSP-24, DSP-25, DSP-26)', async () => {
  const { orderId, lineIds } = await orderOf([{ stock: 5, quantity: 5 }]);
  await panel.admin.call('AddDispatch', {
    orderId,
    invoiceNumber: '00123',
    invoiceDate: '2026-11-20',
    lines: [{ productMapId: lineIds[0] ?? 0, dispatchQuantity: 2 }],
  });
  const { json } = await panel.admin.send('GetDispatchOrder', { page: 1 });
  expect(json.data[0]).toMatchObject({
    fld_invoicenumber: '00123',
    fld_invoicedate: '2026-11-20',
    fld_dispatchdate: '2026-11-20',
    fld_dispatchquantity: 2,
  });
  const csv = await panel.admin.send('GetDispatchOrder', { format: 'csv', search: '00123' });
  expect(csv.text.split('\r\n')[0]).toContain('Invoice Number,Invoice Date,Dispatch Date,Order Number,Product Name,Dispatch Quantity');
  expect(csv.text).toContain('00123,20-11-2026,20-11-2026,SO/ADM/2026-2027/');
});

test('the history finds a dispatch by its quantity in Indian grouping and without (GEN-04, GEN-15)', async () => {
  const { orderId, lineIds } = await orderOf([{ stock: 90_000, quantity: 90_000 }]);
  await dispatch(orderId, [[lineIds[0], 54_321]]);
  const found = async (search: string) =>
    (await panel.admin.call('GetDispatchOrder', { search })).rows.map(({ dispatchQuantity }) => dispatchQuantity);
  expect([await found('54,321'), await found('54321')]).toEqual([[54_321], [54_321]]);
});

test('reads a page of the history in order, without sorting', async () => {
  const plan = await planOfPage(panel.db, listedDispatches(panel.db, { status: 'All' }), {});
  expect(plan).toMatch(/dispatches_pkey|SCAN dispatches(?! USING INDEX)/);
  expect(plan).not.toMatch(sorting);
});

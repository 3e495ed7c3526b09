import type { OpenLineFilters } from '@vikray/contract/dispatches/open-order-line.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** Orders these pieces of products, and returns the order with its lines. */
async function orderPieces(setup: SalesSetup, ...pieces: readonly (readonly [productId: number, quantity: number])[]) {
  const lines = pieces.map(([productId, quantity]) => ({ productId, quantity, rate: 100_00 }));
  return addOrderWithLines(panel.admin, aQuotation(setup, lines));
}

async function deskOf(
  filter: OpenLineFilters & { readonly sort?: 'promise' | 'product' | 'customer' | 'order'; readonly search?: string },
) {
  return (await panel.admin.call('GetOpenOrderLine', { page: 1, pageSize: 500, ...filter })).rows;
}

describe('GetOpenOrderLine', () => {
  test('answers every open line under its keys (DSK-04, DSK-05)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const made = await orderPieces(setup, [setup.productId, 10]);
    await dispatchPieces(panel.admin, made, [3]);
    await panel.admin.call('UpdateOrderPromise', { orderId: made.orderId, promisedOn: '2026-12-12', priority: 'Yes' });
    const { json } = await panel.admin.send('GetOpenOrderLine', { customerid: setup.customerId, page: 1 });
    const [shown] = (await panel.admin.call('GetOrder', { orderId: made.orderId })).rows;
    expect(json.total).toBe(1);
    expect(json.data).toEqual([
      {
        fld_id: made.lineIds[0],
        fld_orderid: made.orderId,
        fld_number: shown?.number,
        fld_date: '2026-11-20',
        fld_promisedon: '2026-12-12',
        fld_priority: 'Yes',
        fld_customerid: setup.customerId,
        fld_companyname: shown?.companyName,
        fld_city: shown?.city,
        fld_productid: setup.productId,
        fld_code: '',
        fld_name: expect.any(String),
        fld_quantity: 10,
        fld_dispatchquantity: 3,
        fld_pending: 7,
        fld_stock: '97.00',
        fld_canship: 7,
        fld_short: 0,
        fld_preparedfor: setup.companyId,
        fld_issueshere: 'No',
        fld_hasplan: 'No',
      },
    ]);
  });

  test('gives the stock as the dispatch wizard does, and only whole pieces of it (DSK-03, DSK-05)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const productId = await addProduct(panel.admin, { stock: 12_50 });
    const orders = [
      await orderPieces(setup, [productId, 5]),
      await orderPieces(setup, [productId, 5], [productId, 1]),
      await orderPieces(setup, [productId, 5]),
    ];
    await panel.admin.call('UpdateOrderPromise', { orderId: orders[2]?.orderId ?? 0, priority: 'Yes' });
    const desk = new Map((await deskOf({ productId })).map((line) => [line.id, line.canShip]));
    const wizard = new Map<number, number>();
    for (const { orderId } of orders)
      for (const line of await panel.admin.call('GetOrderProduct', { orderId })) wizard.set(line.id, line.canShip);
    expect(desk).toEqual(wizard);
    expect([...desk.values()].toSorted((one, other) => one - other)).toEqual([0, 2, 5, 5]);
  });

  test('leaves out what is dispatched or closed, and half a piece ships nothing (DSK-04)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const productId = await addProduct(panel.admin, { stock: 50 });
    await orderPieces(setup, [productId, 3]);
    const sent = await orderPieces(setup, [setup.productId, 2]);
    await dispatchPieces(panel.admin, sent, [2]);
    expect((await deskOf({ customerId: setup.customerId })).map(({ productId: id, canShip, short }) => [id, canShip, short])).toEqual([
      [productId, 0, 3],
    ]);
  });

  test('filters by what can ship, by promise, product, customer and issuing company, and finds order and product (DSK-06)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const other = await addSalesSetup(panel.admin);
    const none = await addProduct(panel.admin, { name: 'Zeppelin lamp of the desk', stock: 0 });
    const late = await orderPieces(setup, [setup.productId, 1], [none, 2]);
    const early = await orderPieces(setup, [setup.productId, 3]);
    await orderPieces(other, [other.productId, 4]);
    // The panel's date is after the date of the orders, so their promise can be over.
    await panel.db.updateTable('orders').set({ promised_on: '2026-11-19' }).where('id', '=', late.orderId).execute();
    await panel.admin.call('UpdateOrderPromise', { orderId: early.orderId, promisedOn: '2026-12-01' });
    const { customerId } = setup;
    const pieces = async (filter: Parameters<typeof deskOf>[0]) => (await deskOf(filter)).map(({ pending }) => pending);
    expect(await pieces({ customerId })).toEqual([1, 2, 3]);
    expect(await pieces({ customerId, canShip: 'Yes' })).toEqual([1, 3]);
    expect(await pieces({ customerId, canShip: 'All' })).toEqual([1, 2, 3]);
    expect(await pieces({ customerId, overdue: 'Yes' })).toEqual([1, 2]);
    expect(await pieces({ customerId, promisedTo: '2026-11-30' })).toEqual([1, 2]);
    expect(await pieces({ customerId, promisedTo: '2026-12-01' })).toEqual([1, 2, 3]);
    expect(await pieces({ productId: other.productId })).toEqual([4]);
    expect(await pieces({ preparedFor: other.companyId })).toEqual([4]);
    expect(await pieces({ search: 'zeppelin DESK' })).toEqual([2]);
    const [shown] = (await panel.admin.call('GetOrder', { orderId: early.orderId })).rows;
    expect(await pieces({ search: `${shown?.number} ${shown?.companyName.slice(0, 5)}` })).toEqual([3]);
  });

  test('sorts by promise, product, customer and order, and pages without losing a line (DSK-06)', async () => {
    for (const sort of ['promise', 'product', 'customer', 'order'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const whole = (await panel.admin.call('GetOpenOrderLine', { page: 1, pageSize: 500, sort, order })).rows.map(({ id }) => id);
        expect(whole.length).toBeGreaterThan(8);
        const found: number[] = [];
        for (;;) {
          const after = found.at(-1);
          const { rows } = await panel.admin.call('GetOpenOrderLine', {
            page: 1,
            pageSize: 3,
            sort,
            order,
            ...(after !== undefined && { after }),
          });
          if (rows.length === 0) break;
          found.push(...rows.map(({ id }) => id));
        }
        expect(found).toEqual(whole);
      }
    const names = (await deskOf({ sort: 'customer' })).map(({ customerId }) => customerId);
    expect(names.filter((id, index) => id !== names[index - 1])).toHaveLength(new Set(names).size);
  });

  test('is a CSV file (DSK-06)', async () => {
    const setup = await addSalesSetup(panel.admin);
    await orderPieces(setup, [setup.productId, 3]);
    const { text, headers } = await panel.admin.send('GetOpenOrderLine', { format: 'csv', customerid: setup.customerId });
    expect(headers.get('content-disposition')).toContain('dispatch_desk.csv');
    expect(text.split('\r\n')[0]).toContain('Promised,Priority,Order,Date,Customer,City,Code,Product,Pending,In Stock,Can Ship');
    expect(text).toContain(',3,100.00,3');
  });

  test('is a file of all its lines in order, each once, however many they are (DSK-06)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const { orderId, lineIds } = await orderPieces(setup, [setup.productId, 3]);
    await sql`
      insert into order_lines (order_id, product_id, name, description, quantity, rate_paise, total_paise, goods_value_paise, category, solution)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 700)
      select order_id, product_id, name, '', n, 1, n, n, category, solution from numbers cross join order_lines where id = ${lineIds[0]}`.execute(
      panel.db,
    );
    const { text } = await panel.admin.send('GetOpenOrderLine', { format: 'csv', customerid: setup.customerId, sort: 'order' });
    const pending = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[8]));
    expect(pending).toEqual([3, ...Array.from({ length: 700 }, (_, index) => index + 1)]);
    await panel.db.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
  });
});

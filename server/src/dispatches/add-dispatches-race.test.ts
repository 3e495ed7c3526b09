import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines } from '../../../testing/builders/dispatches.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { checkInvariants } from '../../../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

async function order(...pieces: readonly (readonly [productId: number, quantity: number])[]) {
  const lines = pieces.map(([productId, quantity]) => ({ productId, quantity, rate: 100_00 }));
  const made = await addOrderWithLines(panel.admin, aQuotation(setup, lines));
  const [shown] = (await panel.admin.call('GetOrder', { orderId: made.orderId })).rows;
  return { ...made, number: shown?.number ?? '' };
}

/** One order of a request, in wire names. */
function leaving(
  { orderId, lineIds }: { orderId: number; lineIds: readonly number[] },
  quantities: readonly number[],
  change: object = {},
) {
  return {
    orderid: orderId,
    invoicenumber: '501',
    invoicedate: '2026-11-20',
    lines: quantities.map((dispatchquantity, index) => ({ productmapid: lineIds[index] ?? lineIds[0], dispatchquantity })),
    ...change,
  };
}

async function stockOf(productId: number): Promise<number> {
  const { stock_hundredths: stock } = await panel.db
    .selectFrom('products')
    .select('stock_hundredths')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return stock / 100;
}

const dispatchCount = async () => (await panel.db.selectFrom('dispatches').select('id').execute()).length;

describe('AddDispatches', () => {
  test('sends goods of several orders, each on a consignment of its own, with one transport (DSK-09, DSK-13)', async () => {
    const productId = await addProduct(panel.admin, { stock: 20_00 });
    const [one, two] = [await order([productId, 5], [setup.productId, 2]), await order([productId, 8])];
    const reply = await panel.admin.send('AddDispatches', {
      dispatches: [leaving(one, [5, 1]), leaving(two, [3], { invoicenumber: '502' })],
      transport: { transporter: 'Sahyadri Roadways', vehiclenumber: 'MH 12 🚚 1', lrnumber: 'LR-77' },
    });
    expect(reply.status).toBe(201);
    const ids: { DispatchId: number; ConsignmentId: number }[] = reply.json.data;
    expect(ids).toHaveLength(3);
    const [first, second] = [...new Set(ids.map(({ ConsignmentId }) => ConsignmentId))];
    expect([first === second, await stockOf(productId)]).toEqual([false, 12]);
    for (const consignmentId of [first, second]) {
      const [consignment] = await panel.admin.call('GetConsignment', { consignmentId });
      expect(consignment).toMatchObject({ transporter: 'Sahyadri Roadways', vehicleNumber: 'MH 12 🚚 1', lrNumber: 'LR-77' });
    }
    const status = async ({ orderId }: { orderId: number }) => (await panel.admin.call('GetOrder', { orderId })).rows[0]?.status;
    expect([await status(one), await status(two)]).toEqual(['Partially Dispatched', 'Partially Dispatched']);
  });

  test('sends nothing of 12 orders when the last fails, and names its place (DSK-09, DSK-10)', async () => {
    const productId = await addProduct(panel.admin, { name: 'Last Fowler Bed', stock: 12_00 });
    const orders = [];
    for (let count = 0; count < 12; count++) orders.push(await order([productId, 2]));
    const before = await dispatchCount();
    const dispatches = orders.map((each, index) => leaving(each, [index === 11 ? 2 : 1]));
    const reply = await panel.admin.send('AddDispatches', { dispatches });
    expect([reply.status, reply.json.data, reply.json.error.field]).toEqual([
      409,
      `Last Fowler Bed of ${orders[11]?.number}: this is more than is in stock.`,
      'dispatches.11.lines.0',
    ]);
    expect([await dispatchCount(), await stockOf(productId)]).toEqual([before, 12]);
    expect((await panel.admin.send('AddDispatches', { dispatches: dispatches.slice(0, 11) })).status).toBe(201);
    expect(await stockOf(productId)).toBe(1);
  });

  test('counts a line that is named twice twice (DSK-10)', async () => {
    const productId = await addProduct(panel.admin, { name: 'Twice Bed', stock: 20_00 });
    const made = await order([productId, 10]);
    const reply = await panel.admin.send('AddDispatches', { dispatches: [leaving(made, [5, 6])] });
    expect([reply.status, reply.json.data, reply.json.error.field]).toEqual([
      409,
      `Twice Bed of ${made.number}: this is more than the pending quantity.`,
      'dispatches.0.lines.1',
    ]);
    const again = { dispatches: [leaving(made, [5]), leaving(made, [5], { invoicenumber: '601' })] };
    expect((await panel.admin.send('AddDispatches', again)).status).toBe(201);
    expect((await panel.admin.call('GetOrder', { orderId: made.orderId })).rows[0]?.status).toBe('Dispatched');
  });

  test('refuses at its place what AddDispatch refuses, and half a piece in stock (DSK-08, DSK-10)', async () => {
    const productId = await addProduct(panel.admin, { name: 'Half Bed', stock: 1_50 });
    const made = await order([productId, 10]);
    const fine = await order([setup.productId, 5]);
    const companyId = await addCompany(panel.admin, { invoicesIssuedHere: 'Yes' });
    const own = await addOrderWithLines(panel.admin, aQuotation({ ...setup, companyId }, undefined, { installed: 'No' }));
    const [ownOrder] = (await panel.admin.call('GetOrder', { orderId: own.orderId })).rows;
    const refusal = async (...dispatches: readonly object[]) => {
      const { status, json } = await panel.admin.send('AddDispatches', { dispatches });
      return [status, json.data, json.error?.field];
    };
    const good = leaving(fine, [1]);
    expect(await refusal(good, leaving(made, [2]))).toEqual([
      409,
      `Half Bed of ${made.number}: this is more than is in stock.`,
      'dispatches.1.lines.0',
    ]);
    expect(await refusal(good, leaving(made, [1], { invoicenumber: '' }))).toEqual([
      400,
      `${made.number}: Please enter Invoide Number.`,
      'dispatches.1.invoiceNumber',
    ]);
    expect(await refusal(leaving(own, [1]))).toEqual([
      400,
      `${ownOrder?.number}: This company numbers its invoices itself. Leave the number blank.`,
      'dispatches.0.invoiceNumber',
    ]);
    expect(await refusal(leaving(made, [1], { invoicedate: '2026-11-01' }))).toEqual([
      400,
      `${made.number}: The invoice date must be between the order date and today.`,
      'dispatches.0.invoiceDate',
    ]);
    expect(await refusal(good, leaving({ orderId: 987_654, lineIds: [1] }, [1]))).toEqual([
      404,
      'This order does not exist.',
      'dispatches.1.orderId',
    ]);
    expect((await refusal(leaving({ orderId: made.orderId, lineIds: fine.lineIds }, [1])))[0]).toBe(400);
    expect((await refusal(leaving(made, [0])))[0]).toBe(400);
    expect((await refusal())[0]).toBe(400);
    expect(
      (
        await refusal(
          leaving(
            made,
            Array.from({ length: 300 }, () => 1),
          ),
          leaving(
            made,
            Array.from({ length: 201 }, () => 1),
          ),
        )
      )[1],
    ).toBe('At most 500 lines can be dispatched together.');
    expect(await stockOf(productId)).toBe(1.5);
    expect((await panel.admin.send('AddDispatches', { dispatches: [good, leaving(own, [1], { invoicenumber: '' })] })).status).toBe(201);
    const seller = await panel.userWith(['Add Order']);
    expect((await seller.send('AddDispatches', { dispatches: [good] })).status).toBe(403);
  });

  test('40 desks ship the last 10 pieces: exactly 10 leave (DSK-09)', async () => {
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    const other = await addProduct(panel.admin, { stock: 100_00 });
    const orders = [];
    for (let count = 0; count < 40; count++) orders.push(await order([productId, 1], [other, 1]));
    const replies = await Promise.all(
      orders.map((each, index) => {
        const lines = leaving(each, [1, 1]).lines;
        // Half of them name the products the other way round.
        return panel.admin.send('AddDispatches', {
          dispatches: [leaving(each, [1, 1], { lines: index % 2 === 0 ? lines : lines.toReversed() })],
        });
      }),
    );
    expect(statusCounts(replies)).toEqual({ 201: 10, 409: 30 });
    expect([await stockOf(productId), await stockOf(other)]).toEqual([0, 90]);
  });

  test('a product that was deleted with open lines can still leave (DSK-09)', async () => {
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    const made = await order([productId, 2]);
    const { version } = await panel.db.selectFrom('products').select('version').where('id', '=', productId).executeTakeFirstOrThrow();
    await panel.admin.call('DeleteProduct', { id: productId, version });
    expect((await panel.admin.call('GetOpenOrderLine', { productId, page: 1 })).rows).toMatchObject([{ pending: 2, canShip: 2 }]);
    expect((await panel.admin.send('AddDispatches', { dispatches: [leaving(made, [2])] })).status).toBe(201);
  });

  test('leaves stock, ledger, orders and dispatches that fit together (DSK-01, DSK-09)', async () => {
    expect(await checkInvariants(panel.db)).toEqual([]);
  });
});

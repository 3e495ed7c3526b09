import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aChange } from '../../../testing/builders/order-changes.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addSentOrder, progressOf, type SentOrder } from '../../../testing/builders/sent-orders.ts';
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

const reason = 'The lorry did not come';
const cancel = (...ids: readonly number[]) => panel.admin.ask('CancelDispatch', { dispatchIds: [...ids], reason });
const takeBack = (orderId: number, dispatchId: number, quantity: number) =>
  panel.admin.ask('AddReturn', {
    orderId,
    returnedOn: '2026-11-20',
    reason: 'Defect',
    lines: [{ dispatchId, quantity, condition: 'Good', replace: 'Yes' }],
  });
const send = ({ orderId, lineId }: Pick<SentOrder, 'orderId' | 'lineId'>) =>
  panel.admin.ask('AddDispatch', {
    orderId,
    invoiceNumber: '7',
    invoiceDate: '2026-11-20',
    lines: [{ productMapId: lineId, dispatchQuantity: 1 }],
  });

describe('at once', () => {
  test('20 cancellations of a dispatch cancel it once (DSK-19, DSK-20)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 5, sent: [5] });
    const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(order.dispatchIds[0] ?? 0)));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 19 });
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: 0, stock: 5 });
  });

  test('a dispatch is cancelled or its goods come back, never both (DSK-20, DSK-24)', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await addSentOrder(panel.admin, setup, { ordered: 5, sent: [5] });
      const [dispatchId = 0] = order.dispatchIds;
      const [cancelled, returned] = await Promise.all([cancel(dispatchId), takeBack(order.orderId, dispatchId, 2)]);
      expect([cancelled.status === 200, returned.status === 201].filter(Boolean)).toHaveLength(1);
      const { dispatched, stock } = await progressOf(panel.admin, order);
      expect([dispatched, stock]).toEqual(cancelled.status === 200 ? [0, 5] : [3, 2]);
    }
  });

  test('20 returns take back no more than was dispatched (DSK-24)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 7, sent: [7] });
    const replies = await Promise.all(Array.from({ length: 20 }, () => takeBack(order.orderId, order.dispatchIds[0] ?? 0, 1)));
    expect(statusCounts(replies)).toEqual({ 201: 7, 409: 13 });
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: 0, returned: 7, stock: 7, status: 'Placed' });
  });

  test('closing and dispatching together take no more than was ordered (DSK-26)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, stock: 30 });
    const { orderId, lineId } = order;
    const close = () => panel.admin.ask('CloseOrderLines', { orderId, lines: [{ productMapId: lineId, quantity: 1 }], reason });
    const replies = await Promise.all(Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? close() : send(order))));
    const { 200: closed = 0, 201: sent = 0 } = statusCounts(replies);
    expect(closed + sent).toBe(10);
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: sent, closed, stock: 30 - sent });
  });

  test('all that moves pieces of an order leaves an order that adds up (DSK-01, DSK-23, DSK-26, DSK-35, DSK-41)', async () => {
    const { admin } = panel;
    const order = await addSentOrder(admin, setup, { ordered: 12, sent: [2, 2, 2], stock: 30 });
    const { orderId, lineId, productId, dispatchIds } = order;
    const [first = 0, second = 0, third = 0] = dispatchIds;
    const lines = [{ productMapId: lineId, quantity: 1 }];
    const change = await aChange(admin, orderId, aQuotation(setup, [{ productId, quantity: 11, rate: 100_00 }]), { approve: 'Yes' });
    const count = { countedOn: '2026-11-20', kind: 'Count' as const, lines: [{ productId, counted: 25_00, stockWhenCounted: 24_00 }] };
    const purchase = { supplierId: setup.companyId, date: '2026-11-20', lines: [{ productId, purchaseQuantity: 5_00 }] };
    const works = [
      () => takeBack(orderId, first, 1),
      () => cancel(second),
      () => takeBack(orderId, third, 2),
      () => cancel(third),
      () => admin.ask('ChangeOrder', change),
      () => admin.ask('AddStockCount', count),
      () => admin.ask('AddPurchase', { ...purchase, invoiceNumber: '12' }),
    ];
    for (let each = 0; each < 4; each++)
      works.push(
        () => admin.ask('CloseOrderLines', { orderId, lines, reason }),
        () => admin.ask('ReopenOrderLines', { orderId, lines, reason }),
        () => send(order),
      );
    const replies = await Promise.all(works.map(async (work) => work()));
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(replies.slice(5, 7).map(({ status }) => status)).toEqual([201, 201]);
    const [line] = (await admin.call('GetOpenOrderLine', { productId, page: 1 })).rows;
    const { dispatched = 0, closed = 0, stock } = await progressOf(admin, order);
    expect(dispatched + closed + (line?.pending ?? 0)).toBe(line?.quantity ?? dispatched + closed);
    // 24 were there, 1 was found, 5 were bought. All came back in good condition, and none left for good but the dispatched ones.
    expect(stock).toBe(36 - dispatched);
    expect(await checkInvariants(panel.db)).toEqual([]);
  });

  test('cancellations that name two orders in different order do not wait for each other for ever (DSK-19)', async () => {
    const one = await addSentOrder(panel.admin, setup, { ordered: 6, sent: [1, 1, 1] });
    const two = await addSentOrder(panel.admin, setup, { ordered: 6, sent: [1, 1, 1] });
    const pairs = one.dispatchIds.map((id, index) => [id, two.dispatchIds[index] ?? 0] as const);
    const replies = await Promise.all(pairs.flatMap(([a, b], index) => (index % 2 === 0 ? [cancel(a, b)] : [cancel(b, a)])));
    expect(statusCounts(replies)).toEqual({ 200: 3 });
    expect([(await progressOf(panel.admin, one)).stock, (await progressOf(panel.admin, two)).stock]).toEqual([6, 6]);
  });
});

test('all of this leaves stock, orders and consignments as their rules say (DSK-01)', async () => {
  expect(await checkInvariants(panel.db)).toEqual([]);
});

import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { orderStatuses } from '@vikray/contract/orders/order-status.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSalesSetup } from '../../../testing/builders/quotations.ts';
import { addSentOrder, progressOf, type SentOrder } from '../../../testing/builders/sent-orders.ts';
import { goodInput } from '../../../testing/fuzz/bad-input.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

/** What takes a dispatch back, by a row of its own; and what ends the session, or begins other work. */
const back: readonly string[] = ['CancelDispatch', 'AddReturn'];
const apart: readonly string[] = ['Logout', 'RunJob'];

let panel: TestPanel;
let order: SentOrder;
beforeAll(async () => {
  panel = await startTestPanel();
  order = await addSentOrder(panel.admin, await addSalesSetup(panel.admin), { ordered: 10, sent: [4] });
});
afterAll(() => panel.stop());

// The names are exactly the table's keys; Object.keys types them as text.
const writes = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].kind === 'write' && ![...back, ...apart].includes(name),
);

test('no other operation takes a dispatch back, whatever it says of the order (ORD-13, DSP-20, DSK-19)', async () => {
  const [{ quotationId } = { quotationId: 0 }] = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows;
  const ids = {
    orderid: order.orderId,
    quotationid: quotationId,
    productid: order.productId,
    productmapid: order.lineId,
    dispatchid: order.dispatchIds[0],
    consignmentid: 1,
    dispatchquantity: 1,
    status: 'Placed',
  };
  const reader = await panel.userWith([]);
  const answered: number[] = [];
  for (const name of writes) {
    // Another one for each, because some operations end sessions.
    const sender = await panel.userWith(rightNames, 'Administrator');
    const input = goodInput(operations[name].input);
    const own = Object.fromEntries(Object.entries(ids).filter(([key]) => key in input));
    const before = await progressOf(reader, order);
    for (const body of [
      { ...input, ...own },
      { ...input, ...own, status: 'Approved' },
    ])
      answered.push((await sender.send(name, body)).status);
    const after = await progressOf(reader, order);
    const place = ({ status = 'Placed' }: typeof before) => orderStatuses.indexOf(status);
    expect([name, place(after) >= place(before), (after.dispatched ?? 0) >= (before.dispatched ?? 0)]).toEqual([name, true, true]);
  }
  expect(writes.length).toBeGreaterThan(80);
  expect(answered.filter((status) => status < 300).length).toBeGreaterThan(20);
});

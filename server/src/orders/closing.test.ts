import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addSentOrder, progressOf, sendPieces, type SentOrder } from '../../../testing/builders/sent-orders.ts';
import { checkInvariants } from '../../../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const reason = 'The customer has enough';

function change(name: 'CloseOrderLines' | 'ReopenOrderLines', { orderId, lineId }: SentOrder, quantity?: number, more: object = {}) {
  return panel.admin.send(name, { orderid: orderId, lines: [{ productmapid: lineId, quantity }], reason, ...more });
}

const isToDispatch = async ({ orderId }: SentOrder) => (await panel.admin.call('GetOrderToDispatch', { orderId })).rows.length === 1;

describe('CloseOrderLines', () => {
  test('closes what is pending; the order leaves the list to dispatch and shows Closed (DSK-26, DSK-27)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [4] });
    expect((await change('CloseOrderLines', order, 5)).status).toBe(200);
    expect(await progressOf(panel.admin, order)).toMatchObject({ closed: 5, shownStatus: 'Partially Dispatched' });
    expect(await isToDispatch(order)).toBe(true);
    const reply = await change('CloseOrderLines', order);
    expect([reply.status, reply.json]).toEqual([200, { data: [{ OrderId: order.orderId }] }]);
    expect(await progressOf(panel.admin, order)).toEqual({
      dispatched: 4,
      closed: 6,
      returned: 0,
      stock: 6,
      status: 'Partially Dispatched',
      shownStatus: 'Closed',
    });
    expect(await isToDispatch(order)).toBe(false);
    expect((await panel.admin.call('GetOrder', { search: 'Closed' })).rows.map(({ orderId }) => orderId)).toContain(order.orderId);
    const tooMuch = await panel.admin.send('AddDispatch', {
      orderid: order.orderId,
      invoicenumber: '1',
      invoicedate: '2026-11-20',
      productmapid: order.lineId,
      dispatchquantity: 1,
    });
    expect([tooMuch.status, tooMuch.json.data]).toEqual([409, 'This is more than the pending quantity.']);
  });

  test('frees the stock that the pieces had reserved, and the quotation stays ordered (DSK-01, DSK-28)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, stock: 10 });
    const other = await addSentOrder(panel.admin, setup, { ordered: 1 });
    const free = async () => {
      const [{ dealId } = { dealId: 0 }] = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows;
      const [deal] = await panel.admin.call('GetDeal', { dealId });
      return [deal?.lines[0]?.free, deal?.lines[0]?.pending, deal?.lines[0]?.closed, deal?.dealState, deal?.sentence];
    };
    expect(await free()).toEqual([0, 10, 0, 'Ordered', '0 of 10 pieces dispatched, 10 can go today.']);
    await change('CloseOrderLines', order);
    expect(await free()).toEqual([10_00, 0, 10, 'Closed', 'The order is closed, nothing was dispatched.']);
    const [{ quotationId } = { quotationId: 0 }] = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows;
    const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
    expect([quotation?.status, quotation?.orderStatus]).toEqual(['Approved', 'Placed']);
    expect(await isToDispatch(other)).toBe(true);
    const closed = (await panel.admin.call('GetDealList', { dealState: 'Closed', customerId: setup.customerId })).rows;
    expect(closed.map(({ number }) => number)).toContain(quotation?.number);
  });

  test('is at most what is pending, and a line named twice counts twice (DSK-26)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [4] });
    const twice = [4, 4].map((quantity) => ({ productmapid: order.lineId, quantity }));
    for (const reply of [await change('CloseOrderLines', order, 7), await change('CloseOrderLines', order, 1, { lines: twice })])
      expect([reply.status, reply.json.data]).toEqual([409, 'This is more than remains to be dispatched.']);
    expect(await progressOf(panel.admin, order)).toMatchObject({ closed: 0 });
  });

  test('refuses an older version, an unknown line and a missing reason, and stands in the history (DSK-26)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 3 });
    const said = async (more: object) => {
      const { status, json } = await change('CloseOrderLines', order, 1, more);
      return [status, json.data];
    };
    expect((await said({ version: 99 }))[0]).toBe(409);
    expect(await said({ lines: [{ productmapid: 999_999 }] })).toEqual([400, 'This product is not part of the order.']);
    expect(await said({ reason: 'x' })).toEqual([400, 'Please enter the reason.']);
    expect((await said({ version: 1 }))[0]).toBe(200);
    const [entry] = await panel.admin.call('GetTimeline', { record: 'order', recordId: order.orderId });
    expect(entry?.text).toMatch(/^closed 1 of 3 .*: The customer has enough$/);
  });

  test('asks for the right Void Order (DSK-26, SHR-12)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 3 });
    const input = { orderId: order.orderId, lines: [{ productMapId: order.lineId, quantity: 1 }], reason };
    const [other, holder] = [await panel.userWith(['Void Dispatch', 'Edit Order']), await panel.userWith(['Void Order'])];
    expect([(await other.ask('CloseOrderLines', input)).status, (await holder.ask('CloseOrderLines', input)).status]).toEqual([403, 200]);
  });
});

describe('ReopenOrderLines', () => {
  test('takes a closing back, at most what was closed (DSK-26)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10 });
    await change('CloseOrderLines', order);
    const tooMuch = await change('ReopenOrderLines', order, 11);
    expect([tooMuch.status, tooMuch.json.data]).toEqual([409, 'This is more than was closed.']);
    expect((await change('ReopenOrderLines', order, 4)).status).toBe(200);
    expect(await progressOf(panel.admin, order)).toMatchObject({ closed: 6, status: 'Placed', shownStatus: 'Placed' });
    await sendPieces(panel.admin, order, 4);
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: 4, status: 'Partially Dispatched', shownStatus: 'Closed' });
    expect((await change('ReopenOrderLines', order)).status).toBe(200);
    expect(await progressOf(panel.admin, order)).toMatchObject({ closed: 0, shownStatus: 'Partially Dispatched' });
  });
});

test('all of this leaves stock, orders and consignments as their rules say (DSK-01)', async () => {
  expect(await checkInvariants(panel.db)).toEqual([]);
});

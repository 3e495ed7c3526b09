import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addSentOrder, progressOf, sendPieces } from '../../../testing/builders/sent-orders.ts';
import { checkInvariants } from '../../../testing/panel/invariants.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const reason = 'The lorry did not come';
const cancel = (dispatchIds: readonly number[], change: object = {}) =>
  panel.admin.send('CancelDispatch', { dispatchids: dispatchIds, reason, ...change });
const consignmentsOf = (orderId: number) => panel.admin.call('GetConsignment', { orderId });

describe('CancelDispatch', () => {
  test('brings the pieces back into stock and the order back to what remains (DSK-19)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [4, 6] });
    const [first = 0, second = 0] = order.dispatchIds;
    const reply = await cancel([second]);
    expect([reply.status, reply.json]).toEqual([200, { data: [{ DispatchId: second }] }]);
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: 4, stock: 6, status: 'Partially Dispatched' });
    await cancel([first]);
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: 0, stock: 10, status: 'Placed', shownStatus: 'Placed' });
    const timeline = await panel.admin.call('GetTimeline', { record: 'product', recordId: order.productId });
    expect(timeline.slice(0, 2).map(({ text, quantity, balance }) => [text, quantity, balance])).toEqual([
      [`cancelled the dispatch of 4 ${await nameOf(order.productId)} against invoice 1001: ${reason}`, 4_00, 10_00],
      [`cancelled the dispatch of 6 ${await nameOf(order.productId)} against invoice 1002: ${reason}`, 6_00, 6_00],
    ]);
  });

  test('keeps the dispatch, and shows it as cancelled only to who asks for all (DSK-21)', async () => {
    const { orderId, dispatchIds } = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [4, 6] });
    const [first = 0, second = 0] = dispatchIds;
    await cancel([first]);
    const listed = async (filter: object) => (await panel.admin.send('GetDispatchOrder', { orderid: orderId, ...filter })).json.data;
    expect((await listed({})).map((row: Record<string, unknown>) => [row['fld_id'], row['fld_status']])).toEqual([[second, 'Dispatched']]);
    expect(
      (await listed({ status: 'All' })).map((row: Record<string, unknown>) => [row['fld_id'], row['fld_status'], row['fld_cancelreason']]),
    ).toEqual([
      [second, 'Dispatched', ''],
      [first, 'Cancelled', reason],
    ]);
  });

  test('of a whole consignment leaves it worth nothing, and its goods may leave against the same invoice again (DSK-19, GTX-26)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 3, sent: [1, 1, 1], rate: 33_33 });
    const total = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows[0]?.totalAmount;
    await cancel([order.dispatchIds[0] ?? 0]);
    const [cancelled] = await consignmentsOf(order.orderId);
    expect(cancelled).toMatchObject({
      paperState: 'Cancelled',
      total: 0,
      taxable: 0,
      cgst: 0,
      igst: 0,
      roundOff: 0,
      invoiceNumber: '1001',
    });
    await sendPieces(panel.admin, order, 1, '1001');
    const standing = (await consignmentsOf(order.orderId)).filter(({ paperState }) => paperState !== 'Cancelled');
    expect(standing).toHaveLength(3);
    expect(standing.reduce((sum, each) => sum + each.total - each.roundOff, 0)).toBe(total);
    const list = await panel.admin.call('GetConsignmentList', { orderId: order.orderId, state: 'Cancelled' });
    expect(list.rows.map(({ consignmentId }) => consignmentId)).toEqual([cancelled?.consignmentId]);
  });

  test('of a part recomputes the consignment by the cumulative shares (DSK-19, GTX-26)', async () => {
    const [bed, chair] = [await addProduct(panel.admin, { stock: 20_00 }), await addProduct(panel.admin, { stock: 20_00 })];
    const lines = [
      { productId: bed, quantity: 3, rate: 33_33 },
      { productId: chair, quantity: 7, rate: 11_11 },
    ];
    const orderId = await addOrder(panel.admin, aQuotation(setup, lines));
    const [bedLine, chairLine] = await panel.admin.call('GetOrderProduct', { orderId });
    const total = (await panel.admin.call('GetOrder', { orderId })).rows[0]?.totalAmount;
    const send = (beds: number, chairs: number, invoiceNumber: string) =>
      panel.admin.call('AddDispatch', {
        orderId,
        invoiceNumber,
        invoiceDate: '2026-11-20',
        lines: [
          { productMapId: bedLine?.id ?? 0, dispatchQuantity: beds },
          { productMapId: chairLine?.id ?? 0, dispatchQuantity: chairs },
        ],
      });
    const [sentBed] = await send(1, 2, '1');
    await send(1, 3, '2');
    await cancel([sentBed?.dispatchId ?? 0]);
    const [first] = await consignmentsOf(orderId);
    expect(first?.lines.map(({ name: _, ...line }) => [line.productId, line.quantity])).toEqual([[chair, 2]]);
    expect(first?.paperState).toBe('');
    await send(2, 2, '3');
    const all = await consignmentsOf(orderId);
    expect(all.reduce((sum, each) => sum + each.total - each.roundOff, 0)).toBe(total);
  });

  test('is refused while an invoice that was issued here is in force; after that the void invoice keeps its number (DSK-19, PAY-01)', async () => {
    const companyId = await addCompany(panel.admin, { invoicesIssuedHere: 'Yes', invoicePrefix: 'CD/' });
    const order = await addSentOrder(panel.admin, { ...setup, companyId }, { ordered: 2 });
    const { dispatchId, consignmentId } = await sendPieces(panel.admin, order, 2, '');
    const [issued] = await panel.admin.call('GetConsignment', { consignmentId });
    expect(issued?.invoiceNumber).toBe('CD/0001');
    const refused = await cancel([dispatchId]);
    expect([refused.status, refused.json.data]).toEqual([409, 'Void the invoice first.']);
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: 2, stock: 0 });
    await panel.admin.call('VoidInvoice', { consignmentId, reason });
    expect((await cancel([dispatchId])).status).toBe(200);
    expect((await panel.admin.call('GetConsignment', { consignmentId }))[0]).toMatchObject({
      paperState: 'Cancelled',
      invoiceNumber: 'CD/0001',
    });
    const again = await panel.admin.send('IssueInvoice', { consignmentid: consignmentId });
    expect([again.status, again.json.data]).toEqual([409, 'This consignment was cancelled.']);
  });

  test('is refused a day after the IRN was entered, before the invoice is looked at (DSK-19)', async () => {
    const companyId = await addCompany(panel.admin, { invoicesIssuedHere: 'Yes', invoicePrefix: 'IR/', eInvoices: 'Yes' });
    const order = await addSentOrder(panel.admin, { ...setup, companyId }, { ordered: 2 });
    const { dispatchId, consignmentId } = await sendPieces(panel.admin, order, 1, '');
    await panel.admin.call('UpdateEinvoice', {
      consignmentId,
      irn: 'a1b2c3d4'.repeat(8),
      ackNo: '1',
      ackDate: '2026-11-20',
      signedQr: 'x',
    });
    const at = panel.clock.now().getTime();
    const sentences = [];
    for (const hours of [24, 25]) {
      panel.clock.set(new Date(at + hours * 3_600_000).toISOString());
      sentences.push((await cancel([dispatchId])).json.data);
    }
    panel.clock.set(new Date(at).toISOString());
    expect(sentences).toEqual(['Void the invoice first.', 'This invoice is registered. Enter a return and a credit note instead.']);
  });

  test('voids the challan of the whole consignment, and keeps that of a part (DSK-19)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 5 });
    const one = await sendPieces(panel.admin, order, 2, '5001');
    const two = await sendPieces(panel.admin, order, 3, '5001');
    expect(one.consignmentId).toBe(two.consignmentId);
    const [challan] = await panel.admin.call('IssueChallan', { consignmentId: one.consignmentId });
    const stateOf = async () => {
      const [consignment] = await panel.admin.call('GetConsignment', { consignmentId: one.consignmentId });
      return [consignment?.challanNumber, consignment?.papers[0]?.state, consignment?.paperState];
    };
    await cancel([one.dispatchId]);
    expect(await stateOf()).toEqual([challan?.number, 'Issued', '']);
    await cancel([two.dispatchId]);
    expect(await stateOf()).toEqual([challan?.number, 'Void', 'Cancelled']);
    const refused = await panel.admin.send('IssueChallan', { consignmentid: one.consignmentId });
    expect([refused.status, refused.json.data]).toEqual([409, 'This consignment was cancelled.']);
  });

  test('hints that the e-way bill is to be cancelled at the portal, beside the data (DSK-19)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 2 });
    const { dispatchId, consignmentId } = await sendPieces(panel.admin, order, 2);
    await panel.admin.call('UpdateEway', { consignmentId, ewayNumber: '271012345678', ewayDate: '2026-11-20', validUntil: '2026-11-25' });
    const { json } = await cancel([dispatchId]);
    expect(json).toEqual({
      data: [{ DispatchId: dispatchId }],
      hints: ['Cancel e-way bill 271012345678 at the portal within 24 hours.'],
    });
    expect((await panel.admin.call('GetConsignment', { consignmentId }))[0]?.ewayNumber).toBe('271012345678');
  });

  test('is refused twice, for returned goods, for an unknown dispatch and without a reason, and then changes nothing (DSK-20)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [4, 6] });
    const [first = 0, second = 0] = order.dispatchIds;
    await panel.admin.call('AddReturn', {
      orderId: order.orderId,
      returnedOn: '2026-11-20',
      reason: 'Defect',
      lines: [{ dispatchId: second, quantity: 1, condition: 'Damaged', replace: 'No' }],
    });
    const third = (await addSentOrder(panel.admin, setup, { ordered: 1, sent: [1] })).dispatchIds[0] ?? 0;
    await cancel([third]);
    const before = await progressOf(panel.admin, order);
    const said = async (ids: readonly number[], change: object = {}) => {
      const { status, json } = await cancel(ids, change);
      return [status, json.data];
    };
    expect(await said([third])).toEqual([409, 'This dispatch has already been cancelled.']);
    expect(await said([first, second])).toEqual([409, 'Goods from this dispatch have already been returned.']);
    expect(await said([first, 999_999])).toEqual([404, 'This dispatch does not exist.']);
    for (const short of ['', 'ab', undefined]) expect(await said([first], { reason: short })).toEqual([400, 'Please enter the reason.']);
    expect(await said([])).toEqual([400, 'Please select a dispatch.']);
    expect(await progressOf(panel.admin, order)).toEqual(before);
  });

  test('asks for the right Void Dispatch (DSK-19, SHR-12)', async () => {
    const { dispatchIds } = await addSentOrder(panel.admin, setup, { ordered: 1, sent: [1] });
    const [other, holder] = [await panel.userWith(['Add Dispatch', 'Void Order']), await panel.userWith(['Void Dispatch'])];
    const ask = (caller: typeof other) => caller.send('CancelDispatch', { dispatchids: dispatchIds, reason });
    expect([(await ask(other)).status, (await ask(holder)).status]).toEqual([403, 200]);
  });
});

async function nameOf(productId: number): Promise<string | undefined> {
  return (await panel.admin.call('GetProduct', { productId })).rows[0]?.name;
}

test('all of this leaves stock, orders and consignments as their rules say (DSK-01)', async () => {
  expect(await checkInvariants(panel.db)).toEqual([]);
});

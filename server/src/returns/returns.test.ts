import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addSentOrder, progressOf, sendPieces } from '../../../testing/builders/sent-orders.ts';
import { checkInvariants } from '../../../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { listedReturns } from './return-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

interface Back {
  readonly dispatchid: number | undefined;
  readonly quantity: unknown;
  readonly condition?: string;
  readonly replace?: string;
}

function takeBack(orderId: number, lines: readonly Back[], change: object = {}) {
  const whole = lines.map((line) => ({ condition: 'Good', replace: 'No', ...line }));
  return panel.admin.send('AddReturn', { orderid: orderId, returnedon: '2026-11-20', reason: 'Defect', lines: whole, ...change });
}

describe('AddReturn', () => {
  test('raises the stock by good pieces and not by damaged ones; without replacement they stay dispatched (DSK-22, DSK-23)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [10] });
    const [dispatchid] = order.dispatchIds;
    const reply = await takeBack(order.orderId, [
      { dispatchid, quantity: 2 },
      { dispatchid, quantity: 3, condition: 'Damaged' },
    ]);
    expect([reply.status, reply.json]).toEqual([201, { data: [{ ReturnId: expect.any(Number) }] }]);
    expect(await progressOf(panel.admin, order)).toEqual({
      dispatched: 10,
      closed: 0,
      returned: 5,
      stock: 2,
      status: 'Dispatched',
      shownStatus: 'Dispatched',
    });
  });

  test('makes replaced pieces pending again; they leave on a consignment of their own and are not charged again (DSK-23, GTX-26)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [4], stock: 20 });
    await takeBack(order.orderId, [{ dispatchid: order.dispatchIds[0], quantity: 3, condition: 'Damaged', replace: 'Yes' }]);
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: 1, returned: 3, stock: 16, status: 'Partially Dispatched' });

    // Three replace returned ones, and six are charged.
    const [replacing, charged, ...none] = await panel.admin.call('AddDispatch', {
      orderId: order.orderId,
      invoiceNumber: '1009',
      invoiceDate: '2026-11-20',
      lines: [{ productMapId: order.lineId, dispatchQuantity: 9 }],
    });
    expect(none).toEqual([]);
    const consignmentOf = async (id = 0) => (await panel.admin.call('GetConsignment', { consignmentId: id }))[0];
    const free = await consignmentOf(replacing?.consignmentId);
    expect([free?.replacement, free?.invoiceNumber, free?.total, free?.lines[0]?.quantity]).toEqual(['Yes', '', 0, 3]);
    expect(await consignmentOf(charged?.consignmentId)).toMatchObject({ replacement: 'No', invoiceNumber: '1009' });
    expect(await progressOf(panel.admin, order)).toMatchObject({ dispatched: 10, stock: 7, status: 'Dispatched' });

    const [total] = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows;
    const consignments = await panel.admin.call('GetConsignment', { orderId: order.orderId });
    expect(consignments.reduce((sum, each) => sum + each.total - each.roundOff, 0)).toBe(total?.totalAmount);
    const issued = await panel.admin.send('IssueInvoice', { consignmentid: replacing?.consignmentId });
    expect([issued.status, issued.json.data]).toEqual([409, 'These goods replace returned ones, which have been charged before.']);
    const [challan] = await panel.admin.call('IssueChallan', { consignmentId: replacing?.consignmentId ?? 0 });
    expect(challan?.number).not.toBe('');
  });

  test('lets replacements leave without an invoice number, and a typed one is not theirs (DSK-12, DSK-23)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 4, sent: [4], stock: 8 });
    await takeBack(order.orderId, [{ dispatchid: order.dispatchIds[0], quantity: 2, replace: 'Yes' }]);
    const blank = await sendPieces(panel.admin, order, 1, '');
    const typed = await sendPieces(panel.admin, order, 1, '1010');
    const found = await panel.admin.call('GetConsignment', { orderId: order.orderId });
    const own = found.filter(({ consignmentId }) => [blank.consignmentId, typed.consignmentId].includes(consignmentId));
    expect(own.map(({ invoiceNumber, total }) => [invoiceNumber, total])).toEqual([
      ['', 0],
      ['', 0],
    ]);
  });

  test('numbers returns by user and financial year, and lists them with their pieces, also as return_list.csv (DSK-22, DSK-25)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 1500, sent: [1500] });
    const [dispatchid] = order.dispatchIds;
    await takeBack(order.orderId, [{ dispatchid, quantity: 1200, replace: 'Yes' }], { remark: 'Scratched legs', reason: 'Wrong product' });
    const { json } = await panel.admin.send('GetReturn', { orderid: order.orderId, page: 1 });
    expect(json.total).toBe(1);
    expect(json.data[0]).toMatchObject({
      fld_returnid: expect.any(Number),
      fld_number: expect.stringMatching(/^RT\/ADM\/2026-2027\/\d{4}$/),
      fld_returnedon: '2026-11-20',
      fld_ordernumber: expect.stringMatching(/^SO\/ADM\//),
      fld_companyname: expect.any(String),
      fld_name: expect.any(String),
      fld_quantity: 1200,
      fld_condition: 'Good',
      fld_replace: 'Yes',
      fld_reason: 'Wrong product',
      fld_remark: 'Scratched legs',
      fld_updatedby: 'Administrator',
    });
    const found = async (search: string) => (await panel.admin.call('GetReturn', { search })).rows.map(({ number }) => number);
    const { fld_number: number } = json.data[0];
    for (const search of [number, '1,200', 'Scratched']) expect(await found(search)).toEqual([number]);
    const csv = await panel.admin.send('GetReturn', { format: 'csv', search: number });
    expect(csv.headers.get('content-disposition')).toContain('return_list.csv');
    expect(csv.text.split('\r\n').slice(0, 2).join('\n')).toMatch(
      /Return Number,Return Date,Order Number,Customer,Product Name,Quantity,Condition,Replace,Reason,Updated By\nRT\/ADM\/2026-2027\/\d+,20-11-2026,SO.*,1200,Good,Yes,Wrong product,Administrator/,
    );
  });

  test('is at most what the dispatch sent, counted over all returns and over the lines of one (DSK-24)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [4, 6] });
    const [dispatchid] = order.dispatchIds;
    await takeBack(order.orderId, [{ dispatchid, quantity: 3 }]);
    const before = await progressOf(panel.admin, order);
    const said = async (lines: readonly Back[]) => {
      const { status, json } = await takeBack(order.orderId, lines);
      return [status, json.data];
    };
    expect(await said([{ dispatchid, quantity: 2 }])).toEqual([409, 'This is more than was dispatched.']);
    const twice = [
      { dispatchid, quantity: 1 },
      { dispatchid, quantity: 1, condition: 'Damaged' },
    ];
    expect(await said(twice)).toEqual([409, 'This is more than was dispatched.']);
    expect(await progressOf(panel.admin, order)).toEqual(before);
  });

  test('of a cancelled dispatch, of another order, and outside its dates is refused (DSK-20, DSK-24)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 10, sent: [4, 6] });
    const other = await addSentOrder(panel.admin, setup, { ordered: 1, sent: [1] });
    const [first, second] = order.dispatchIds;
    await panel.admin.call('CancelDispatch', { dispatchIds: [first ?? 0], reason: 'It never left' });
    const said = async (dispatchid: number | undefined, change: object = {}) => {
      const { status, json } = await takeBack(order.orderId, [{ dispatchid, quantity: 1 }], change);
      return [status, json.data];
    };
    const outside = [400, 'The return date must be between the dispatch date and today.'];
    expect(await said(first)).toEqual([409, 'This dispatch has already been cancelled.']);
    expect(await said(other.dispatchIds[0])).toEqual([400, 'This dispatch is not part of the order.']);
    expect(await said(second, { returnedon: '2026-11-19' })).toEqual(outside);
    expect(await said(second, { returnedon: '2026-11-21' })).toEqual(outside);
    expect((await takeBack(999_999, [{ dispatchid: second, quantity: 1 }])).status).toBe(404);
  });

  test.each<[string, object, Partial<Back>, string]>([
    ['date', { returnedon: '' }, {}, 'Please select the return date.'],
    ['known reason', { reason: 'Bored' }, {}, 'Please select the reason.'],
    ['line', { lines: [] }, {}, 'Please select a dispatch.'],
    ['whole quantity', {}, { quantity: '1.5' }, 'Please select quantity.'],
    ['quantity above 0', {}, { quantity: 0 }, 'Please select quantity.'],
    ['condition', {}, { condition: 'New' }, 'Please select the condition.'],
    ['word about the replacement', {}, { replace: 'Maybe' }, 'Please choose whether the goods are replaced.'],
  ])('needs a %s (DSK-22)', async (_, change, line, sentence) => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 1, sent: [1] });
    const reply = await takeBack(order.orderId, [{ dispatchid: order.dispatchIds[0], quantity: 1, ...line }], change);
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });

  test('stands in the history of order, deal and product, and in the deal (THR-11, THR-12, THR-13)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 5, sent: [5] });
    await takeBack(order.orderId, [{ dispatchid: order.dispatchIds[0], quantity: 2, replace: 'Yes' }]);
    const [{ dealId, number } = { dealId: 0, number: '' }] = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows;
    const [deal] = await panel.admin.call('GetDeal', { dealId });
    expect(deal?.lines[0]).toMatchObject({ ordered: 5, dispatched: 3, pending: 2, closed: 0, returned: 2 });
    expect(deal?.returns.map(({ orderNumber, quantity }) => [orderNumber, quantity])).toEqual([[number, 2]]);
    expect(deal?.sentence).toBe('3 of 5 pieces dispatched, 2 can go today.');
    for (const [record, recordId] of [
      ['deal', dealId],
      ['product', order.productId],
    ] as const) {
      const timeline = await panel.admin.call('GetTimeline', { record, recordId });
      expect(timeline.map(({ text }) => text).join('\n')).toMatch(
        /took back 2 .* \(good, to be replaced\) by RT\/ADM\/2026-2027\/\d+: Defect/,
      );
    }
  });

  test('asks for the right Add Return (DSK-22, SHR-12)', async () => {
    const order = await addSentOrder(panel.admin, setup, { ordered: 2, sent: [2] });
    const line = { dispatchId: order.dispatchIds[0] ?? 0, quantity: 1, condition: 'Good', replace: 'No' } as const;
    const input = { orderId: order.orderId, returnedOn: '2026-11-20', reason: 'Other' } as const;
    const [other, holder] = [await panel.userWith(['Add Dispatch']), await panel.userWith(['Add Return'])];
    const replies = [await other.ask('AddReturn', { ...input, lines: [line] }), await holder.ask('AddReturn', { ...input, lines: [line] })];
    expect(replies.map(({ status }) => status)).toEqual([403, 201]);
  });
});

test('reads a page of the returns in order, without sorting', async () => {
  const plan = await planOfPage(panel.db, listedReturns(panel.db, {}), {});
  expect(plan).not.toMatch(sorting);
});

test('all of this leaves stock, orders and consignments as their rules say (DSK-01)', async () => {
  expect(await checkInvariants(panel.db)).toEqual([]);
});

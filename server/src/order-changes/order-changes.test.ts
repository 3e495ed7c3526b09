import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearLimits, setLimits } from '../../../testing/builders/approvals.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { aChange, readOrder, withCosts } from '../../../testing/builders/order-changes.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { timelineOf } from '../../../testing/builders/threads.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

type Person = Awaited<ReturnType<TestPanel['userWith']>>;

let panel: TestPanel;
let setup: SalesSetup;
let chairId: number;
let seller: Person;
let approver: Person;
let bed: string;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
  chairId = await addProduct(panel.admin, { stock: 1000_00 });
  bed = (await panel.admin.call('GetProductList', { productId: setup.productId })).rows[0]?.name ?? '';
});
afterAll(() => panel.stop());
beforeEach(async () => {
  seller = await panel.userWith(['Edit Order', 'Add Quotation']);
  approver = await panel.userWith(['Approve Quotation']);
});
afterEach(() => clearLimits(panel));

const answered = ({ status, json }: { status: number; json: { data: unknown } }) => [status, json.data];

/** Ten beds at ₹1,000.00 with 10 % discount, charges of ₹100.00 and 18 % of GST: ₹10,738.00. */
const tenBeds = async () => addOrderWithLines(panel.admin, aQuotation(setup));
/** The contents with so many beds, and other lines after them. */
const beds = (quantity: number, ...more: { productId: number; quantity: number; rate: number }[]) =>
  aQuotation(setup, [{ productId: setup.productId, quantity, rate: 1000_00 }, ...more]);

async function enter(orderId: number, contents: ReturnType<typeof beds>, change: object = {}) {
  const reply = await seller.ask('ChangeOrder', await aChange(panel.admin, orderId, contents, change));
  if (reply.status !== 201) throw new Error(`refused: ${JSON.stringify(reply.json)}`);
  const { ChangeId: changeId, Change: number } = reply.json.data[0];
  return { changeId: Number(changeId), number: Number(number) };
}

async function approveNow(orderId: number, contents: ReturnType<typeof beds>): Promise<void> {
  await panel.admin.call('ChangeOrder', await aChange(panel.admin, orderId, contents, { approve: 'Yes' }));
}

const linesOf = async (orderId: number) => panel.admin.call('GetOrderProduct', { orderId });

async function file(path: string) {
  const response = await fetch(`${panel.address}/api/orders/${path}`, { headers: { cookie: panel.admin.cookie } });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');

describe('ChangeOrder', () => {
  test('waits for approval, and the order goes on as it was (DSK-41, DSK-42)', async () => {
    const { orderId, lineIds } = await tenBeds();
    const before = await readOrder(panel.admin, orderId);
    const reply = await seller.ask('ChangeOrder', await aChange(panel.admin, orderId, beds(12)));
    expect(answered(reply)).toEqual([201, [{ ChangeId: expect.any(Number), Change: 1 }]]);
    const { ChangeId: changeId } = reply.json.data[0];
    expect(await readOrder(panel.admin, orderId)).toEqual({
      ...before,
      change: 1,
      changeState: 'Waiting',
      changeId,
      changeVersion: 1,
    });
    expect((await linesOf(orderId)).map(({ id, quantity }) => [id, quantity])).toEqual([[lineIds[0], 10]]);
    const [change] = await seller.call('GetOrderChange', { orderId });
    expect(change).toMatchObject({
      change: 1,
      state: 'Waiting',
      reason: 'The customer needs more beds',
      totalBefore: before.totalAmount,
      totalAmount: beds(12).totalAmount,
      mayApprove: 'No',
    });
  });

  test('counts at once for a user who may approve, with lines, amounts and terms (DSK-41, DSK-42, DSK-43)', async () => {
    const { orderId, lineIds } = await tenBeds();
    await dispatchPieces(panel.admin, { orderId, lineIds }, [4]);
    const chair = { productId: chairId, quantity: 3, rate: 500_00 };
    const contents = { ...beds(8, chair), delivery: 'Within 2 weeks' };
    const reply = await panel.admin.ask('ChangeOrder', await aChange(panel.admin, orderId, contents, { approve: 'Yes' }));
    expect(answered(reply)).toEqual([201, [{ ChangeId: expect.any(Number), Change: 1 }]]);
    expect(await readOrder(panel.admin, orderId)).toMatchObject({
      change: 1,
      changeState: '',
      changeId: null,
      approvedChange: 1,
      changedOn: '2026-11-20',
      delivery: 'Within 2 weeks',
      totalAmount: contents.totalAmount,
      status: 'Partially Dispatched',
      number: expect.stringMatching(/^SO\//),
    });
    expect(await linesOf(orderId)).toMatchObject([
      { id: lineIds[0], quantity: 8, dispatchQuantity: 4 },
      { productId: chairId, quantity: 3, dispatchQuantity: 0 },
    ]);
  });

  test('keeps what has left: product, quantity and rate (DSK-41)', async () => {
    const { orderId, lineIds } = await tenBeds();
    await dispatchPieces(panel.admin, { orderId, lineIds }, [5]);
    const other = { productId: chairId, quantity: 3, rate: 500_00 };
    const refused = [409, `Already dispatched: 5 ${bed}.`];
    const ask = async (contents: ReturnType<typeof beds>) =>
      answered(await seller.ask('ChangeOrder', await aChange(panel.admin, orderId, contents)));
    expect(await ask(beds(4))).toEqual(refused);
    expect(await ask(aQuotation(setup, [other]))).toEqual(refused);
    expect(await ask(aQuotation(setup, [{ productId: setup.productId, quantity: 10, rate: 900_00 }]))).toEqual(refused);
    expect(await ask(costed({ gstPercent: 12_00 }))).toEqual(refused);
    // Another rate for the pieces that have not left is a line of its own.
    expect((await ask(beds(5, { productId: setup.productId, quantity: 5, rate: 900_00 })))[0]).toBe(201);
  });

  test('keeps customer and issuing company, and needs a reason, the right, the version and something pending (DSK-41)', async () => {
    const { orderId, lineIds } = await tenBeds();
    const other = await addSalesSetup(panel.admin);
    const ask = async (caller: Person | TestPanel['admin'], change: object) =>
      answered(await caller.ask('ChangeOrder', { ...(await aChange(panel.admin, orderId, beds(12))), ...change }));
    expect(await ask(seller, { companyId: other.customerId, contactPersonId: other.contactPersonId })).toEqual([
      400,
      'The customer of an order cannot be changed.',
    ]);
    expect(await ask(seller, { preparedFor: other.companyId })).toEqual([400, 'The issuing company of an order cannot be changed.']);
    for (const reason of [' ', 'x'.repeat(301)])
      expect(answered(await seller.send('ChangeOrder', { orderid: orderId, version: 1, reason }))).toEqual([
        400,
        'Please enter the reason for the change.',
      ]);
    expect((await ask(approver, {}))[0]).toBe(403);
    expect((await ask(seller, { approve: 'Yes' }))[0]).toBe(403);
    expect((await ask(seller, { version: 99 }))[0]).toBe(409);
    expect((await ask(seller, { orderId: 999_999 }))[0]).toBe(404);
    await dispatchPieces(panel.admin, { orderId, lineIds }, [10]);
    expect((await ask(seller, {}))[0]).toBe(409);
    expect(await readOrder(panel.admin, orderId)).toMatchObject({ change: 0, changeState: '' });
  });

  test('is refused below what is invoiced, in the total and in its parts (DSK-43)', async () => {
    const { orderId, lineIds } = await tenBeds();
    const [first] = await panel.admin.call('GetConsignment', {
      consignmentId: await dispatchPieces(panel.admin, { orderId, lineIds }, [9]),
    });
    const invoiced = 9_664_20;
    expect(first?.total).toBe(invoiced);
    const ask = async (change: Parameters<typeof aQuotation>[2]) =>
      answered(await seller.ask('ChangeOrder', await aChange(panel.admin, orderId, costed(change))));
    expect(await ask({ discountPercent: 40_00 })).toEqual([409, 'Already invoiced: ₹9,664.20.']);
    expect(await ask({ shippingCharges: 0 })).toEqual([409, 'Already invoiced: Freight Charges ₹27.00.']);
    expect(await ask({ discountPercent: 0 })).toEqual([409, 'Already invoiced: a discount of ₹900.00.']);
  });

  test('of one order waits one at a time, and a void change uses its number (DSK-42)', async () => {
    const { orderId } = await tenBeds();
    const first = await enter(orderId, beds(12));
    const again = await seller.ask('ChangeOrder', await aChange(panel.admin, orderId, beds(13)));
    expect(answered(again)).toEqual([409, 'Change 1 of this order is waiting for approval.']);
    expect((await approver.ask('DecideOrderChange', { changeId: first.changeId, version: 1, status: 'Void' })).status).toBe(200);
    expect(await readOrder(panel.admin, orderId)).toMatchObject({ change: 0, changeState: '', changeId: null });
    expect((await enter(orderId, beds(13))).number).toBe(2);
  });

  test('of two users at once is one, and the other is told (DSK-42)', async () => {
    for (let round = 0; round < 4; round++) {
      const { orderId } = await tenBeds();
      const body = await aChange(panel.admin, orderId, beds(12));
      const replies = await Promise.all([
        seller.ask('ChangeOrder', body),
        seller.ask('ChangeOrder', body),
        seller.ask('ChangeOrder', body),
      ]);
      expect(statusCounts(replies)).toEqual({ 201: 1, 409: 2 });
    }
  });

  test('against a dispatch at once never leaves a line below what has left (DSK-41)', async () => {
    for (let round = 0; round < 6; round++) {
      const { orderId, lineIds } = await addOrderWithLines(
        panel.admin,
        aQuotation(setup, [{ productId: chairId, quantity: 10, rate: 1000_00 }]),
      );
      const fewer = aQuotation(setup, [{ productId: chairId, quantity: 5, rate: 1000_00 }]);
      const body = await aChange(panel.admin, orderId, fewer, { approve: 'Yes' });
      const [changed, sent] = await Promise.all([
        panel.admin.ask('ChangeOrder', body),
        panel.admin.ask('AddDispatch', {
          orderId,
          invoiceNumber: '501',
          invoiceDate: '2026-11-20',
          lines: [{ productMapId: lineIds[0] ?? 0, dispatchQuantity: 8 }],
        }),
      ]);
      const [line] = await linesOf(orderId);
      expect(line?.dispatchQuantity).toBeLessThanOrEqual(line?.quantity ?? 0);
      expect([changed.status === 201, sent.status === 201].filter(Boolean)).toHaveLength(1);
    }
  });
});

/** Ten beds with other costs. */
function costed(change: Parameters<typeof aQuotation>[2] = {}) {
  return withCosts(aQuotation(setup, undefined, change));
}

describe('DecideOrderChange', () => {
  test('approves within the limits, and refuses what is beyond them with its text (DSK-42)', async () => {
    const { orderId } = await tenBeds();
    const { changeId } = await enter(orderId, beds(12));
    await setLimits(panel, approver.userId, { mostTotal: 11_000_00 });
    const ask = async () => answered(await approver.ask('DecideOrderChange', { changeId, version: 1, status: 'Approved' }));
    expect(await ask()).toEqual([403, 'This quotation is beyond your approval limit: Total ₹12,862.00 (your limit ₹11,000.00)']);
    expect((await readOrder(panel.admin, orderId)).changeState).toBe('Waiting');
    await setLimits(panel, approver.userId, { mostTotal: 13_000_00 });
    expect(await ask()).toEqual([200, [{ ChangeId: changeId }]]);
    expect(await readOrder(panel.admin, orderId)).toMatchObject({ approvedChange: 1, totalAmount: 12_862_00 });
    expect(await ask()).toEqual([409, 'This change has already been decided.']);
  });

  test('may not approve what one has entered if one’s own is not allowed (DSK-42, APR-11)', async () => {
    const own = await panel.userWith(['Approve Quotation', 'Edit Order']);
    await setLimits(panel, own.userId, { own: 'No' });
    const { orderId } = await tenBeds();
    const reply = await own.ask('ChangeOrder', await aChange(panel.admin, orderId, beds(12), { approve: 'Yes' }));
    expect(answered(reply)).toEqual([403, 'This quotation is beyond your approval limit: You prepared it or made the last change']);
    expect((await readOrder(panel.admin, orderId)).change).toBe(0);
  });

  test('is refused while goods have left below the changed quantity; the change can then only become void (DSK-41)', async () => {
    const { orderId, lineIds } = await tenBeds();
    const { changeId } = await enter(orderId, beds(6));
    await dispatchPieces(panel.admin, { orderId, lineIds }, [7]);
    const approved = await approver.ask('DecideOrderChange', { changeId, version: 1, status: 'Approved' });
    expect(answered(approved)).toEqual([409, `Already dispatched: 7 ${bed}.`]);
    expect((await seller.ask('DecideOrderChange', { changeId, version: 1, status: 'Void' })).status).toBe(200);
    expect(await readOrder(panel.admin, orderId)).toMatchObject({ change: 0, totalAmount: 10_738_00 });
  });

  test('needs the right and the version, and knows the change (DSK-42)', async () => {
    const { orderId } = await tenBeds();
    const { changeId } = await enter(orderId, beds(12));
    const other = await panel.userWith(['Edit Order']);
    const ask = async (caller: Person, change: object) =>
      (await caller.send('DecideOrderChange', { changeid: changeId, version: 1, status: 'Approved', ...change })).status;
    expect(await ask(seller, {})).toBe(403);
    expect(await ask(other, { status: 'Void' })).toBe(403);
    expect(await ask(approver, { version: 2 })).toBe(409);
    expect(await ask(approver, { changeid: 999_999 })).toBe(404);
    expect(await ask(approver, { status: 'Waiting' })).toBe(400);
    expect((await readOrder(panel.admin, orderId)).changeState).toBe('Waiting');
  });
});

test('a waiting change stands in the bell and the queue of who may approve it (DSK-42, APR-21)', async () => {
  await setLimits(panel, approver.userId, { mostTotal: 11_000_00 });
  const able = await panel.userWith(['Approve Quotation']);
  const bell = async (caller: Person) =>
    (await caller.call('GetNotifications', {})).filter(({ text }) => text.includes('order change')).map(({ count, page }) => [count, page]);
  const before = (await bell(able))[0]?.[0] ?? 0;
  const beforeLimited = (await bell(approver))[0]?.[0] ?? 0;
  const { orderId } = await tenBeds();
  const { changeId } = await enter(orderId, beds(12));
  expect(await bell(able)).toEqual([[Number(before) + 1, 'approvals']]);
  expect((await bell(approver))[0]?.[0] ?? 0).toBe(beforeLimited);
  const waiting = async (caller: Person) => (await caller.call('GetWaitingOrderChange', {})).find((each) => each.changeId === changeId);
  expect(await waiting(able)).toMatchObject({ mayApprove: 'Yes', reasons: [], nobody: 'No', companyName: expect.any(String) });
  expect(await waiting(approver)).toMatchObject({ mayApprove: 'No', reasons: ['Total ₹12,862.00 (your limit ₹11,000.00)'] });
});

describe('the consignments of a changed order', () => {
  test('sum to the changed total to the paisa, in whatever parts it goes (DSK-43, GTX-26)', async () => {
    const { orderId, lineIds } = await addOrderWithLines(
      panel.admin,
      aQuotation(setup, [
        { productId: chairId, quantity: 7, rate: 333_33 },
        { productId: setup.productId, quantity: 3, rate: 99_99 },
      ]),
    );
    await dispatchPieces(panel.admin, { orderId, lineIds }, [2, 1], '601');
    const more = withCosts(
      aQuotation(
        setup,
        [
          { productId: chairId, quantity: 9, rate: 333_33 },
          { productId: chairId, quantity: 4, rate: 301_07 },
          { productId: setup.productId, quantity: 2, rate: 99_99 },
        ],
        { discountPercent: 12_50, shippingCharges: 77_77 },
      ),
    );
    await approveNow(orderId, more);
    const now = (await linesOf(orderId)).map(({ id }) => id);
    await dispatchPieces(panel.admin, { orderId, lineIds: now }, [3, 1, 0], '602');
    await dispatchPieces(panel.admin, { orderId, lineIds: now }, [4, 3, 1], '603');
    const order = await readOrder(panel.admin, orderId);
    expect(order).toMatchObject({ status: 'Dispatched', totalAmount: more.totalAmount });
    const consignments = await panel.admin.call('GetConsignment', { orderId });
    expect(consignments.reduce((sum, { total }) => sum + total, 0)).toBe(order.totalAmount);
    for (const { discount, taxable } of consignments) expect(Math.min(discount, taxable)).toBeGreaterThan(0);
  });
});

describe('the papers of a changed order', () => {
  test('say the change, and those of before are printed again as they were (DSK-44)', async () => {
    const { orderId } = await tenBeds();
    const placed = await textOf((await file(`${orderId}.pdf`)).bytes);
    await approveNow(orderId, beds(12, { productId: chairId, quantity: 1, rate: 500_00 }));
    const [now, proforma, change] = await Promise.all(
      [`${orderId}.pdf`, `${orderId}/proforma.pdf`, `${orderId}/change.pdf?change=1`].map(async (path) => textOf((await file(path)).bytes)),
    );
    expect(now).toContain('Change 1 of 20/11/2026');
    expect(proforma).toContain('Change 1 of 20/11/2026');
    expect(change).toContain('ORDER CHANGE');
    for (const each of ['10 × ₹1,000.00', '12 × ₹1,000.00', '(added)', '₹10,738.00', 'Change 1 of 20/11/2026'])
      expect(change).toContain(each);
    const earlier = await file(`${orderId}.pdf?change=0`);
    expect(await textOf(earlier.bytes)).toBe(placed);
    panel.clock.set('2026-11-20T09:00:00.000Z');
    expect(Buffer.from((await file(`${orderId}.pdf?change=0`)).bytes).equals(Buffer.from(earlier.bytes))).toBe(true);
    expect((await file(`${orderId}.pdf?change=7`)).status).toBe(404);
    expect((await file(`${orderId}/change.pdf?change=2`)).status).toBe(404);
    await approveNow(orderId, beds(13));
    expect(await textOf((await file(`${orderId}.pdf?change=1`)).bytes)).toBe(now);
    expect(await textOf((await file(`${orderId}/change.pdf?change=1`)).bytes)).toBe(change);
  });

  test('and its history and difference say what changed (DSK-44, REV-23)', async () => {
    const { orderId } = await tenBeds();
    const { changeId } = await enter(orderId, beds(12));
    await approver.call('DecideOrderChange', { changeId, version: 1, status: 'Approved' });
    const { number } = await readOrder(panel.admin, orderId);
    const texts = (await timelineOf(panel.admin, 'order', orderId)).map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual([
      `approved change 1 of ${number} (total ₹12,862.00)`,
      `entered change 1 of ${number} (total ₹12,862.00): The customer needs more beds`,
    ]);
    const rows = await panel.admin.call('GetOrderChangeDifference', { changeId });
    expect(rows.filter(({ part }) => part === 'Line')).toMatchObject([
      { kind: 'Changed', quantityBefore: 10, quantityAfter: 12, totalBefore: 10_000_00, totalAfter: 12_000_00 },
    ]);
    const change = rows.reduce(
      (sum, row) => sum + (row.totalAfter ?? row.amountAfter ?? 0) - (row.totalBefore ?? row.amountBefore ?? 0),
      0,
    );
    expect(change).toBe(12_862_00 - 10_738_00);
  });
});

/** The money of a deal: on its page, in its timeline, and asked for before goods leave. */
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import { aChange } from '../../../testing/builders/order-changes.ts';
import { aQuotation, addQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
});
afterAll(() => panel.stop());

const halfAndHalf = [
  { label: 'Advance', percent: 50_00, when: 'Order' },
  { label: 'Before dispatch', percent: 50_00, when: 'Dispatch' },
] as const;

/** An order of 10 pieces for ₹1,118.00, half of it with the order and half before dispatch. */
async function addPlannedOrder() {
  setup = await addMoneySetup(panel.admin);
  const order = await addOrderWithLines(panel.admin, planned());
  const [row] = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows;
  return { ...order, dealId: row?.dealId ?? 0, number: row?.number ?? '', total: row?.totalAmount ?? 0 };
}

const planned = () => aQuotation(setup, [{ productId: setup.productId, quantity: 10, rate: 100_00 }], { paymentPlan: [...halfAndHalf] });

async function dealOf(dealId: number, caller: Caller = panel.admin) {
  const [deal] = await caller.call('GetDeal', { dealId });
  if (!deal) throw new Error('It exists');
  const { asked, received, billed, advance, overdue, moneySentence } = deal;
  return { asked, received, billed, advance, overdue, moneySentence };
}

const receive = (dealId: number, amount: number) =>
  panel.admin.call('AddReceipt', aReceipt(setup, amount, { receivedOn: '2026-11-20', marks: [{ dealId, amount }] }));

const hidden = { asked: null, received: null, billed: null, advance: null, overdue: null, moneySentence: '' };

describe('the page of a deal', () => {
  test('says what it asks, has received and owes (PAY-25)', async () => {
    const { dealId, total, ...order } = await addPlannedOrder();
    expect((await dealOf(dealId)).moneySentence).toBe(`Order ${formatRupees(total)}: nothing received, nothing billed, nothing overdue.`);
    await receive(dealId, total / 2);
    await dispatchPieces(panel.admin, order, [2], '701');
    const { billed } = await dealOf(dealId);
    const advance = total / 2 - (billed ?? 0);
    const said = [`${formatRupees(total / 2)} received`, `${formatRupees(billed ?? 0)} billed`, `${formatRupees(advance)} advance`];
    expect(await dealOf(dealId)).toEqual({
      asked: total,
      received: total / 2,
      billed,
      advance,
      overdue: 0,
      moneySentence: `Order ${formatRupees(total)}: ${said.join(', ')}, nothing overdue.`,
    });
    await dispatchPieces(panel.admin, order, [8], '702');
    panel.clock.pass(24 * 60);
    expect(await dealOf(dealId)).toMatchObject({ advance: 0, overdue: total / 2 });
    panel.clock.pass(-24 * 60);
  });

  test('begins with the quotation that may be ordered (PAY-25)', async () => {
    setup = await addMoneySetup(panel.admin);
    const [row] = (await panel.admin.call('GetQuotation', { quotationId: await addQuotation(panel.admin, planned()) })).rows;
    const sentence = `Quotation ${formatRupees(row?.totalAmount ?? 0)}: nothing received, nothing billed, nothing overdue.`;
    expect((await dealOf(row?.dealId ?? 0)).moneySentence).toBe(sentence);
  });

  test('shows no amount to a user without the rights, and none where no company keeps money here (PAY-25, SHR-13)', async () => {
    const { dealId } = await addPlannedOrder();
    expect(await dealOf(dealId, await panel.userWith(['Quotation List', 'Add Dispatch']))).toEqual(hidden);
    for (const right of ['View Outstanding', 'Receipt List'] as const)
      expect((await dealOf(dealId, await panel.userWith([right]))).received).toBe(0);
    setup = await addSalesSetup(panel.admin);
    const { orderId } = await addOrderWithLines(panel.admin, planned());
    const [row] = (await panel.admin.call('GetOrder', { orderId })).rows;
    expect(await dealOf(row?.dealId ?? 0)).toEqual(hidden);
  });

  test('tells in its timeline that money came, without an amount (PAY-25)', async () => {
    const { dealId } = await addPlannedOrder();
    const [receipt] = await receive(dealId, 77_77);
    const entries = await panel.admin.call('GetTimeline', { record: 'deal', recordId: dealId, kind: 'Money' });
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([['Money', `entered receipt ${receipt?.number}`]]);
    await panel.admin.call('UpdateReceiptMarks', { receiptId: receipt?.receiptId ?? 0, marks: [] });
    await panel.admin.call('VoidReceipt', { receiptId: receipt?.receiptId ?? 0, reason: 'Entered twice' });
    const after = await panel.admin.call('GetTimeline', { record: 'deal', recordId: dealId, kind: 'Money' });
    expect(after.map(({ text }) => text)).toEqual([`changed what receipt ${receipt?.number} is for`, `entered receipt ${receipt?.number}`]);
    const ofCustomer = await panel.admin.call('GetTimeline', { record: 'customer', recordId: setup.customerId, kind: 'Money' });
    expect(ofCustomer.map(({ text }) => text)).toContain(`voided receipt ${receipt?.number}: Entered twice`);
    expect(JSON.stringify(ofCustomer)).not.toContain('77.77');
  });
});

describe('before goods leave', () => {
  const ask = (caller: Caller, { orderId, lineIds }: { readonly orderId: number; readonly lineIds: readonly number[] }, quantity: number) =>
    caller.call('GetOpenAdvance', { dispatches: [{ orderId, lines: [{ productMapId: lineIds[0] ?? 0, dispatchQuantity: quantity }] }] });

  test('the gate is asked for what the plan asks by then and has not come (PAY-21)', async () => {
    const order = await addPlannedOrder();
    const { dealId, number, total, orderId } = order;
    const missing = total / 2 + total / 10;
    const sentence = `${formatRupees(missing)} of the advance is still open. Dispatch anyway?`;
    expect(await ask(panel.admin, order, 2)).toEqual([{ orderId, number, missing, sentence }]);
    await receive(dealId, total / 2);
    expect(await ask(panel.admin, order, 2)).toMatchObject([{ missing: total / 10 }]);
    await receive(dealId, total / 10);
    expect(await ask(panel.admin, order, 2)).toEqual([]);
    expect(await ask(panel.admin, order, 3)).toMatchObject([{ missing: total / 20 }]);
  });

  test('it asks without an amount where the user may not see one (PAY-21, PAY-25)', async () => {
    const order = await addPlannedOrder();
    const sentence = 'The advance of this order is not received in full. Dispatch anyway?';
    expect(await ask(await panel.userWith(['Add Dispatch']), order, 1)).toMatchObject([{ missing: null, sentence }]);
  });

  test('it never stops, and the timeline says that the advance was open (PAY-21)', async () => {
    const order = await addPlannedOrder();
    await dispatchPieces(panel.admin, order, [1], '711');
    await receive(order.dealId, order.total);
    await dispatchPieces(panel.admin, order, [1], '712');
    const entries = await panel.admin.call('GetTimeline', { record: 'deal', recordId: order.dealId, kind: 'Money' });
    const unpaid = entries.filter(({ text }) => text === `dispatched goods of ${order.number} with the advance open`);
    expect(unpaid).toHaveLength(1);
  });

  test('an order without a plan asks nothing (PAY-21)', async () => {
    setup = await addMoneySetup(panel.admin);
    expect(await ask(panel.admin, await addOrderWithLines(panel.admin, aQuotation(setup)), 1)).toEqual([]);
  });

  test('a closed part is not asked for (DSK-26, PAY-21)', async () => {
    const order = await addPlannedOrder();
    const closed = [{ productMapId: order.lineIds[0] ?? 0, quantity: 5 }];
    await panel.admin.call('CloseOrderLines', { orderId: order.orderId, lines: closed, reason: 'Enough for now' });
    expect(await ask(panel.admin, order, 1)).toMatchObject([{ missing: order.total / 4 + order.total / 20 }]);
  });

  test('goods whose dispatch was cancelled are asked for when they leave again, not twice (DSK-19, PAY-21)', async () => {
    const order = await addPlannedOrder();
    const { dealId, orderId, total } = order;
    await receive(dealId, total / 2);
    await dispatchPieces(panel.admin, order, [4], '731');
    expect(await ask(panel.admin, order, 1)).toMatchObject([{ missing: total / 4 }]);
    const { rows: sent } = await panel.admin.call('GetDispatchOrder', { orderId });
    await panel.admin.call('CancelDispatch', { dispatchIds: sent.map(({ id }) => id), reason: 'The lorry did not come' });
    expect(await ask(panel.admin, order, 1)).toMatchObject([{ missing: total / 20 }]);
    expect(await ask(panel.admin, order, 4)).toMatchObject([{ missing: total / 5 }]);
    await receive(dealId, total / 5);
    expect(await ask(panel.admin, order, 4)).toEqual([]);
    await dispatchPieces(panel.admin, order, [4], '732');
    const entries = await panel.admin.call('GetTimeline', { record: 'deal', recordId: dealId, kind: 'Money' });
    expect(entries.filter(({ text }) => text.includes('with the advance open'))).toHaveLength(1);
  });

  test('it asks again for a cheque that bounced after the first goods left (PAY-11, PAY-21)', async () => {
    const order = await addPlannedOrder();
    const { dealId, total } = order;
    const cheque = { mode: 'Cheque', reference: '101', bank: 'SBI', chequeDate: '2026-11-19', receivedOn: '2026-11-19' } as const;
    const [receipt] = await panel.admin.call('AddReceipt', aReceipt(setup, total, { ...cheque, marks: [{ dealId, amount: total }] }));
    expect(await ask(panel.admin, order, 2)).toEqual([]);
    const keeper = await panel.userWith(['Add Dispatch']);
    await dispatchPieces(panel.admin, order, [2], '721');
    const bounce = {
      receiptId: receipt?.receiptId ?? 0,
      version: 1,
      depositedOn: '2026-11-19',
      bouncedOn: '2026-11-20',
      bounceReason: 'Funds',
    };
    await panel.admin.call('UpdateCheque', bounce);
    expect(await ask(panel.admin, order, 2)).toMatchObject([{ missing: total / 2 + total / 5 }]);
    expect(await ask(keeper, order, 2)).toMatchObject([{ missing: null }]);
    await dispatchPieces(panel.admin, order, [2], '722');
    const entries = await panel.admin.call('GetTimeline', { record: 'deal', recordId: dealId, kind: 'Money' });
    expect(entries.filter(({ text }) => text.includes('with the advance open'))).toHaveLength(1);
  });

  test('it asks what a changed order asks, and nothing once that is less than has come (PAY-21)', async () => {
    const order = await addPlannedOrder();
    const { dealId, orderId, total } = order;
    await receive(dealId, total / 2);
    const pieces = (quantity: number) => aQuotation(setup, [{ productId: setup.productId, quantity, rate: 100_00 }]);
    await panel.admin.call('ChangeOrder', await aChange(panel.admin, orderId, pieces(4), { approve: 'Yes' }));
    const changed = await dealOf(dealId);
    expect(changed).toMatchObject({ received: changed.asked, advance: changed.asked });
    expect(await ask(panel.admin, order, 4)).toEqual([]);
    await panel.admin.call('ChangeOrder', await aChange(panel.admin, orderId, pieces(20), { approve: 'Yes' }));
    const { asked } = await dealOf(dealId);
    expect(await ask(panel.admin, order, 1)).toMatchObject([{ missing: Math.round(((asked ?? 0) * 21) / 40) - total / 2 }]);
  });

  test('it counts what the deal has received for its earlier orders first (PAY-20, PAY-21)', async () => {
    const first = await addPlannedOrder();
    await receive(first.dealId, first.total);
    expect(await ask(panel.admin, first, 10)).toEqual([]);
    const second = await addOrderWithLines(panel.admin, { ...planned(), dealId: first.dealId });
    expect(await ask(panel.admin, second, 1)).toMatchObject([{ missing: first.total / 2 + first.total / 20 }]);
    expect(await ask(panel.admin, first, 10)).toEqual([]);
    await receive(first.dealId, first.total);
    expect(await ask(panel.admin, second, 10)).toEqual([]);
  });

  test('it asks nothing in place of what was credited of an earlier order (PAY-14, PAY-21)', async () => {
    const first = await addPlannedOrder();
    const billId = 2 * (await dispatchPieces(panel.admin, first, [10], '731'));
    const credited = first.total / 10;
    await panel.admin.call('AddCreditNote', { billId, date: '2026-11-20', reason: 'Deficient', amount: credited, number: 'C731' });
    await receive(first.dealId, first.total - credited);
    const second = await addOrderWithLines(panel.admin, { ...planned(), dealId: first.dealId });
    const asked = first.total / 2 + first.total / 20;
    expect(await ask(panel.admin, second, 1)).toMatchObject([{ missing: asked }]);
    await receive(first.dealId, asked);
    expect(await ask(panel.admin, second, 1)).toEqual([]);
  });

  test('it asks nothing for what was invoiced before the company kept money here (PAY-01, PAY-21)', async () => {
    const order = await addPlannedOrder();
    const { orderId, total } = order;
    await dispatchPieces(panel.admin, order, [4], '741');
    await panel.db.updateTable('consignments').set({ invoiced_on: '2026-10-31' }).where('order_id', '=', orderId).execute();
    const { asked } = await dealOf(order.dealId);
    expect(asked).toBe(total - (total / 10) * 4);
    // Half of the other six pieces, and half of the one that leaves.
    expect(await ask(panel.admin, order, 1)).toMatchObject([{ missing: (total / 10) * 3 + total / 20 }]);
  });
});

/** The money of a deal: on its page, in its timeline, and asked for before goods leave. */
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
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
});

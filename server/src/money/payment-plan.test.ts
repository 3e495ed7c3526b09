/** The payment plan of a quotation and its order, and what its parts do to the bills. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import {
  addApprovedQuotation,
  addQuotation,
  aQuotation,
  type QuotationInput,
  type SalesSetup,
} from '../../../testing/builders/quotations.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
});
afterAll(() => panel.stop());

const advance = { label: 'Advance', percent: 30_00, when: 'Order' } as const;
const balance = { label: 'Balance', percent: 60_00, when: 'Dispatch' } as const;
const retention = { label: 'Retention', percent: 10_00, when: 'Invoice', days: 30 } as const;
const plan = [advance, balance, retention];
const answered = [
  { ...advance, days: 0 },
  { ...balance, days: 0 },
  { ...retention, days: 30 },
];

const planned = (change: Partial<QuotationInput> = {}) =>
  aQuotation(setup, [{ productId: setup.productId, quantity: 10, rate: 100_00 }], { paymentPlan: plan, ...change });

async function quotationOf(quotationId: number) {
  const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
  if (!quotation) throw new Error('It exists');
  return quotation;
}

async function outstanding(by: 'Customer' | 'Bill' | 'Deal', asOf?: string) {
  const { rows } = await panel.admin.call('GetOutstanding', { by, customerId: setup.customerId, ...(asOf && { asOf }) });
  return rows;
}

describe('the payment plan of a quotation', () => {
  test('is answered as entered, stays when a change leaves it out, and is taken out by an empty one (PAY-03)', async () => {
    setup = await addMoneySetup(panel.admin);
    const quotationId = await addQuotation(panel.admin, planned());
    expect((await quotationOf(quotationId)).paymentPlan).toEqual(answered);
    const { paymentPlan: _, products = [], ...entered } = planned();
    const change = async (more: { readonly paymentPlan?: [] }) => {
      const { version } = await quotationOf(quotationId);
      await panel.admin.call('UpdateQuotation', { ...entered, products, quotationId, version, ...more });
      return (await quotationOf(quotationId)).paymentPlan;
    };
    expect(await change({})).toEqual(answered);
    expect(await change({ paymentPlan: [] })).toEqual([]);
  });

  test.each([
    [
      [
        { ...advance, percent: '33.33' },
        { ...balance, percent: '33.33' },
        { ...retention, percent: '33.33' },
      ],
      'The parts of the payment plan must sum to 100 %.',
    ],
    [[{ ...advance, percent: '100', label: ' ' }], 'Please enter what this part is called.'],
    [
      [
        { ...advance, percent: '0' },
        { ...balance, percent: '100' },
      ],
      'Please enter the percentage of this part.',
    ],
    [[{ ...advance, percent: '100.001' }], 'Please enter the percentage of this part.'],
    [[{ ...advance, percent: '100', when: 'Someday' }], 'Please select when this part is due.'],
    [[{ ...retention, percent: '100', days: 731 }], 'Please enter 0 to 730 days.'],
    [Array.from({ length: 7 }, () => ({ ...advance, percent: '14.28' })), 'A payment plan has at most 6 parts.'],
  ])('refuses %j: %s (PAY-03)', async (paymentplan, sentence) => {
    const { date, preparedFor, companyId, contactPersonId, subtotal } = planned();
    const body = {
      date,
      preparedfor: preparedFor,
      companyid: companyId,
      contactpersonid: contactPersonId,
      subtotal: String(subtotal / 100),
    };
    const percents = { discountpercent: '10', gstpercent: '18', gstservicechargepercent: '18' };
    const charges = { specialcharges: '50', shippingcharges: '30', installationcharges: '20' };
    const reply = await panel.admin.send('AddQuotation', { ...body, ...percents, ...charges, paymentplan });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });

  test('is that of the ordered revision, whatever a later change of the order says (PAY-03)', async () => {
    const first = await addApprovedQuotation(panel.admin, planned({ paymentPlan: [{ ...advance, percent: 100_00 }] }));
    const { products = [], ...entered } = planned();
    const { version } = await quotationOf(first);
    const next = { ...entered, products, quotationId: first, version, reason: 'Pays in parts', approve: 'Yes' } as const;
    const [revision] = await panel.admin.call('AddQuotationRevision', next);
    const [added] = await panel.admin.call('AddOrder', { quotationId: revision?.quotationId ?? 0 });
    const orderId = added?.orderId ?? 0;
    const orderOf = async () => (await panel.admin.call('GetOrder', { orderId })).rows[0];
    expect((await orderOf())?.paymentPlan).toEqual(answered);
    const dearer = aQuotation(setup, [{ productId: setup.productId, quantity: 20, rate: 100_00 }]);
    const changed = { ...dearer, products: dearer.products ?? [], orderId, version: (await orderOf())?.version ?? 0, reason: 'Ten more' };
    await panel.admin.call('ChangeOrder', { ...changed, approve: 'Yes' });
    expect((await orderOf())?.paymentPlan).toEqual(answered);
  });

  test('shows in the difference of two revisions, and only there (PAY-03, REV-23)', async () => {
    const bare = planned({ paymentPlan: [] });
    const first = await addApprovedQuotation(panel.admin, bare);
    const { products = [], ...entered } = planned();
    const next = { ...entered, products, quotationId: first, version: (await quotationOf(first)).version, reason: 'A plan' };
    const [revision] = await panel.admin.call('AddQuotationRevision', next);
    const rows = await panel.admin.call('GetQuotationDifference', { quotationId: first, againstId: revision?.quotationId ?? 0 });
    const after = 'Advance: 30 % with the order\nBalance: 60 % before dispatch\nRetention: 10 % 30 days after invoice';
    expect(rows).toEqual([expect.objectContaining({ part: 'Term', kind: 'Added', label: 'Payment Plan', before: '', after })]);
  });
});

describe('a bill of an order with a payment plan', () => {
  test('is due by the parts of the plan, from its own date (PAY-04)', async () => {
    setup = await addMoneySetup(panel.admin);
    await panel.admin.call('UpdateCustomerCredit', { customerId: setup.customerId, creditDays: 90 });
    const order = await addOrderWithLines(panel.admin, planned());
    const consignmentId = await dispatchPieces(panel.admin, order, [4], '501');
    const [bill] = await outstanding('Bill');
    const open = bill?.open ?? 0;
    const later = Math.floor(open / 10) + (open % 10 >= 5 ? 1 : 0);
    expect(bill).toMatchObject({ billId: consignmentId * 2, dueOn: '2026-11-20' });
    expect((await outstanding('Customer', '2026-11-21'))[0]).toMatchObject({ upTo30: open - later, notDue: later });
    expect((await outstanding('Customer', '2026-12-21'))[0]).toMatchObject({ notDue: 0, upTo60: open - later, upTo30: later });
  });

  test('may be put off by hand like any other (PAY-04)', async () => {
    const [bill] = await outstanding('Bill');
    const open = bill?.open ?? 0;
    await panel.admin.call('UpdateDueDate', { billId: bill?.billId ?? 0, dueOn: '2027-01-31', reason: 'As agreed' });
    expect((await outstanding('Customer', '2027-01-31'))[0]).toMatchObject({ open, notDue: open });
  });
});

describe('what a deal asks', () => {
  test('begins with its pending quotation (PAY-08)', async () => {
    setup = await addMoneySetup(panel.admin);
    const { dealId, totalAmount } = await quotationOf(await addQuotation(panel.admin, planned()));
    const [deal] = await outstanding('Deal');
    expect(deal).toMatchObject({ dealId, asked: totalAmount, received: 0 });
    const half = Math.floor(totalAmount / 2);
    await panel.admin.call('AddReceipt', aReceipt(setup, half, { receivedOn: '2026-11-20', marks: [{ dealId, amount: half }] }));
    expect((await outstanding('Deal'))[0]).toMatchObject({ asked: totalAmount, received: half, advance: half });
  });

  test('sinks with what is closed, and its advance becomes on account (DSK-26, PAY-21)', async () => {
    setup = await addMoneySetup(panel.admin);
    const { orderId, lineIds } = await addOrderWithLines(panel.admin, planned());
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    const { dealId = 0, totalAmount: asked = 0 } = order ?? {};
    await panel.admin.call('AddReceipt', aReceipt(setup, asked, { receivedOn: '2026-11-20', marks: [{ dealId, amount: asked }] }));
    const close = async (quantity: number) =>
      panel.admin.call('CloseOrderLines', { orderId, lines: [{ productMapId: lineIds[0] ?? 0, quantity }], reason: 'Enough for now' });
    await close(5);
    const half = asked - Math.round(asked / 2);
    expect((await outstanding('Deal'))[0]).toMatchObject({ asked: half, advance: half });
    expect((await outstanding('Customer'))[0]).toMatchObject({ advance: half, onAccount: asked - half });
    await dispatchPieces(panel.admin, { orderId, lineIds }, [3], '601');
    const [bill] = await outstanding('Deal');
    await close(2);
    expect((await outstanding('Deal'))[0]).toMatchObject({ asked: bill?.billed, billed: bill?.billed, advance: 0, open: 0 });
    expect((await outstanding('Customer'))[0]).toMatchObject({ onAccount: asked - (bill?.billed ?? 0), net: (bill?.billed ?? 0) - asked });
  });
});

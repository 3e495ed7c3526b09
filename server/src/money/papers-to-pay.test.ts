/** How to pay, on the papers that ask for money: the amount, the account and a code that a UPI app reads (PAY-20). */
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { aReceipt } from '../../../testing/builders/money.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { qrTextsOf } from '../../../testing/panel/read-qr.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const bank = { bankName: 'State Bank of India', accountNumber: '00000030123456789', ifsc: 'SBIN0001234' };

/** An order of a company that keeps its money here, 30 % of it with the order. */
async function addPlannedOrder(company: Parameters<typeof addCompany>[1] = {}) {
  const companyId = await addCompany(panel.admin, { moneyFrom: '2026-11-01', upiId: 'shop@sbi', ...bank, ...company });
  setup = { ...(await addSalesSetup(panel.admin)), companyId };
  const paymentPlan = [
    { label: 'Advance', percent: 30_00, when: 'Order' },
    { label: 'Balance', percent: 70_00, when: 'Dispatch' },
  ] as const;
  const quotation = aQuotation(setup, [{ productId: setup.productId, quantity: 10, rate: 100_00 }], { paymentPlan: [...paymentPlan] });
  const order = await addOrderWithLines(panel.admin, quotation);
  const [row] = (await panel.admin.call('GetOrder', { orderId: order.orderId })).rows;
  return { ...order, dealId: row?.dealId ?? 0, number: row?.number ?? '', total: row?.totalAmount ?? 0 };
}

async function paper(path: string, caller: Caller = panel.admin) {
  const response = await fetch(`${panel.address}/api/${path}`, { headers: { cookie: caller.cookie } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const codes = qrTextsOf(bytes);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), codes };
}

describe('the pro-forma', () => {
  test('asks for the part with the order, then for what is left, with a code of the printed amount (PAY-20)', async () => {
    const { orderId, dealId, number, total } = await addPlannedOrder();
    const withOrder = Math.round(total * 0.3);
    const first = await paper(`orders/${orderId}/proforma.pdf`);
    for (const said of [`To Pay Now ${formatRupees(withOrder)}`, bank.accountNumber, 'shop@sbi', 'Scan to pay by UPI'])
      expect(first.text).toContain(said);
    const payment = new URL(first.codes[0] ?? '');
    expect([payment.searchParams.get('am'), payment.searchParams.get('tr')]).toEqual([(withOrder / 100).toFixed(2), number]);
    const marks = [{ dealId, amount: withOrder }];
    await panel.admin.call('AddReceipt', aReceipt(setup, withOrder, { receivedOn: '2026-11-20', marks }));
    expect((await paper(`orders/${orderId}/proforma.pdf`)).text).toContain(`To Pay Now ${formatRupees(total - withOrder)}`);
  });

  test('asks for nothing that was credited (PAY-13, PAY-20)', async () => {
    const order = await addPlannedOrder();
    const billId = 2 * (await dispatchPieces(panel.admin, order, [10], '802'));
    const note = { billId, date: '2026-11-20', reason: 'Price corrected', amount: 200_00, number: 'CN/802' } as const;
    await panel.admin.call('AddCreditNote', note);
    const owed = order.total - 200_00;
    const withOrder = Math.round(order.total * 0.3);
    expect((await paper(`orders/${order.orderId}/proforma.pdf`)).text).toContain(`To Pay Now ${formatRupees(withOrder - 200_00)}`);
    const pay = async (amount: number) =>
      panel.admin.call('AddReceipt', aReceipt(setup, amount, { receivedOn: '2026-11-20', marks: [{ billId, amount }] }));
    await pay(owed - 1_00);
    expect((await paper(`orders/${order.orderId}/proforma.pdf`)).text).toContain('To Pay Now ₹1.00');
    await pay(1_00);
    const { text, codes } = await paper(`orders/${order.orderId}/proforma.pdf`);
    expect([text.includes('To Pay Now'), codes]).toEqual([false, []]);
  });

  test('is as before for a user who may not see money, and where no money is kept (PAY-20, PAY-25, SHR-13)', async () => {
    const { orderId } = await addPlannedOrder();
    const clerk = await panel.userWith(['Order List']);
    const kept = await addPlannedOrder({ moneyFrom: null });
    for (const { text, codes } of [
      await paper(`orders/${orderId}/proforma.pdf`, clerk),
      await paper(`orders/${kept.orderId}/proforma.pdf`),
    ]) {
      expect(text).toContain(bank.accountNumber);
      expect([text.includes('To Pay Now'), codes]).toEqual([false, []]);
    }
  });
});

test('the receipt of an advance says what the deal still asks, with a code that reads back as that (PAY-14, PAY-20)', async () => {
  const { dealId, number, total } = await addPlannedOrder();
  const marks = [{ dealId, amount: 250_00 }];
  const [received] = await panel.admin.call('AddReceipt', aReceipt(setup, 250_00, { receivedOn: '2026-11-20', marks }));
  const { text, codes } = await paper(`receipts/${received?.receiptId}/receipt.pdf`);
  const payment = new URL(codes[0] ?? '');
  expect(codes).toHaveLength(1);
  expect(['pa', 'am', 'cu', 'tr'].map((key) => payment.searchParams.get(key))).toEqual([
    'shop@sbi',
    ((total - 250_00) / 100).toFixed(2),
    'INR',
    number.replace('SO/', ''),
  ]);
  expect(text).toContain(`Still to Pay ${formatRupees(total - 250_00)}`);
});

test('the setting moves the limit above which no paper has a code (PAY-20)', async () => {
  const { orderId } = await addPlannedOrder();
  const limit = async (value: string) => {
    const [first] = await panel.admin.call('GetSettings', {});
    await panel.admin.call('UpdateSettings', { version: first?.version ?? 0, settings: [{ name: 'upilimit', value }] });
  };
  await limit('10.00');
  const { text, codes } = await paper(`orders/${orderId}/proforma.pdf`);
  expect([text.includes('To Pay Now'), text.includes(bank.accountNumber), codes]).toEqual([true, true, []]);
  await limit('');
  expect((await paper(`orders/${orderId}/proforma.pdf`)).codes).toHaveLength(1);
});

test('a statement says where to pay its balance, a balance confirmation does not (PAY-17, PAY-20)', async () => {
  const order = await addPlannedOrder();
  await dispatchPieces(panel.admin, order, [4], '801');
  const path = `customers/${setup.customerId}/statement.pdf?companyid=${setup.companyId}&from=2026-11-01&to=2026-11-20`;
  const { text, codes } = await paper(path);
  const payment = new URL(codes[0] ?? '');
  expect(text).toContain(`To Pay Now ${formatRupees(Math.round(Number(payment.searchParams.get('am')) * 100))}`);
  expect(text).toContain(payment.searchParams.get('tr'));
  expect((await paper(`${path}&confirm=Yes`)).codes).toEqual([]);
});

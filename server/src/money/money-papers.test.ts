/** Receipts and refunds on paper beside the accountant's checklists of rules 50 and 51. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBill, addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import type { SalesSetup } from '../../../testing/builders/quotations.ts';
import { readPaper } from '../../../testing/panel/money-papers.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { rule50, rule51, unmet } from '../../../testing/tax-files/paper-checklists.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  panel.clock.pass(24 * 60);
});
afterAll(() => panel.stop());

/** A deal of which half has left, and everything that its order asks has been received for the deal. */
async function aDealWithAdvance() {
  const { admin } = panel;
  setup = await addMoneySetup(admin);
  const bill = await addBill(admin, setup, 5);
  const marks = [{ dealId: bill.dealId, amount: bill.asked }];
  const [added] = await admin.call('AddReceipt', aReceipt(setup, bill.asked + 50_00, { marks, remark: 'By hand of Mr. Rao' }));
  const { rows } = await admin.call('GetOutstanding', { by: 'Deal', customerId: setup.customerId });
  return { ...bill, receiptId: added?.receiptId ?? 0, number: added?.number ?? '', advance: rows[0]?.advance ?? 0 };
}

async function partiesAndGoods(orderId: number) {
  const { admin } = panel;
  const [customers, orders, lines] = await Promise.all([
    admin.call('GetCustomerList', { page: 1, pageSize: 500 }),
    admin.call('GetOrder', { orderId }),
    admin.call('GetOrderProduct', { orderId }),
  ]);
  const recipient = customers.rows.find(({ customerId }) => customerId === setup.customerId);
  const [order] = orders.rows;
  if (!recipient || !order) throw new Error('no order');
  return {
    recipient: { ...recipient, name: recipient.companyName },
    supplier: {
      name: order.companyForName,
      address: order.companyForAddress,
      city: order.companyForCity,
      pincode: order.companyForPincode,
      gstin: order.gst,
    },
    goods: lines.map(({ name, quantity }) => `${quantity} ${name}`),
    place: 'Maharashtra (27)',
  };
}

test('a receipt of which some is an advance is a voucher with what rule 50 asks for (PAY-14)', async () => {
  const { receiptId, number, advance, orderId } = await aDealWithAdvance();
  const paper = await readPaper(`receipts/${receiptId}/receipt.pdf`, panel.admin);
  const facts = { ...(await partiesAndGoods(orderId)), number, date: '2026-11-21', amount: advance };
  expect(advance).toBeGreaterThan(0);
  expect(unmet(paper.text, rule50(facts))).toEqual([]);
  expect(paper.off).toEqual([]);
});

test('one without is a plain receipt, which says nothing about tax (PAY-14)', async () => {
  setup = await addMoneySetup(panel.admin);
  const { billId, asked } = await addBill(panel.admin, setup);
  const cheque = { mode: 'Cheque', reference: '004217', bank: 'SBI', chequeDate: '2026-11-21' } as const;
  const deductions = [{ kind: 'GST TDS', amount: 100_00 }] as const;
  const receipt = aReceipt(setup, asked - 100_00, { ...cheque, deductions: [...deductions], marks: [{ billId, amount: asked }] });
  const [added] = await panel.admin.call('AddReceipt', receipt);
  const { text } = await readPaper(`receipts/${added?.receiptId ?? 0}/receipt.pdf`, panel.admin);
  expect(text).toMatch(/ RECEIPT (?!VOUCHER)/);
  for (const said of ['Against invoice 77 of 20/11/2026', 'GST TDS ₹100.00', 'Subject to realisation of the cheque.', '004217'])
    expect(text).toContain(said);
  expect(text).not.toContain('No tax is payable');
});

test('a receipt is frozen with its first print, also when its advance has become a bill, and void once it is (PAY-14)', async () => {
  const { receiptId } = await aDealWithAdvance();
  const address = `receipts/${receiptId}/receipt.pdf`;
  const first = await readPaper(address, panel.admin);
  await panel.admin.call('UpdateReceiptMarks', { receiptId, marks: [] });
  expect((await readPaper(address, panel.admin)).bytes).toEqual(first.bytes);
  await panel.admin.call('VoidReceipt', { receiptId, reason: 'Entered twice' });
  const after = await readPaper(address, panel.admin);
  expect(after.text).toContain('VOID');
  expect(after.text).toContain('RECEIPT VOUCHER');
});

test('a refund of an advance is a voucher with what rule 51 asks for (PAY-14)', async () => {
  const { dealId, number: receipt, advance: amount, orderId } = await aDealWithAdvance();
  const { customerId, companyId } = setup;
  const refund = { customerId, companyId, dealId, mode: 'Cash', amount, reason: 'Order closed' } as const;
  const [added] = await panel.admin.call('AddRefund', refund);
  const paper = await readPaper(`refunds/${added?.refundId ?? 0}/refund.pdf`, panel.admin);
  const facts = { ...(await partiesAndGoods(orderId)), number: added?.number ?? '', date: '2026-11-21', amount };
  expect(unmet(paper.text, rule51({ ...facts, receipt: `${receipt} of 21/11/2026` }))).toEqual([]);
  expect(paper.off).toEqual([]);
});

test('they are for holders of a right of receipts alone (PAY-14)', async () => {
  const { receiptId } = await aDealWithAdvance();
  const anyone = await panel.userWith(['View Outstanding', 'Credit Note List']);
  for (const address of [`receipts/${receiptId}/receipt.pdf`, 'refunds/1/refund.pdf'])
    expect((await readPaper(address, anyone)).status).toBe(403);
  expect((await readPaper('receipts/99999/receipt.pdf', panel.admin)).status).toBe(404);
  expect((await readPaper('refunds/99999/refund.pdf', panel.admin)).status).toBe(404);
});

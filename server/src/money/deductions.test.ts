/** TDS that payers kept back, its certificates, and the hints about it. */
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBill, addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addOrderWithLines } from '../../../testing/builders/dispatches.ts';
import { aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  panel.clock.pass(24 * 60);
});
afterAll(() => panel.stop());

type Deductions = NonNullable<ReturnType<typeof aReceipt>['deductions']>;

async function receive(deductions: Deductions, change: Parameters<typeof aReceipt>[2] = {}) {
  const [added] = await panel.admin.call('AddReceipt', aReceipt(setup, 1000_00, { deductions, ...change }));
  return added?.receiptId ?? 0;
}

async function newAccount(): Promise<void> {
  setup = await addMoneySetup(panel.admin);
}

const listed = async (filter: object = {}) => (await panel.admin.call('GetDeduction', { customerId: setup.customerId, ...filter })).rows;

describe('GetDeduction', () => {
  test('lists the TDS of valid receipts, by kind, quarter and certificate (PAY-07)', async () => {
    await newAccount();
    await receive([
      { kind: 'GST TDS', amount: 20_00 },
      { kind: 'Bank Charges', amount: 5_00 },
    ]);
    await receive([{ kind: 'Income-tax TDS', amount: 1_00 }], { receivedOn: '2026-09-30' });
    const wrong = await receive([{ kind: 'GST TDS', amount: 99_00 }]);
    await panel.admin.call('VoidReceipt', { receiptId: wrong, reason: 'Entered twice' });
    expect((await listed()).map(({ kind, quarter, amount }) => [kind, quarter, amount])).toEqual([
      ['GST TDS', '2026-2027-Q3', 20_00],
      ['Income-tax TDS', '2026-2027-Q2', 1_00],
    ]);
    expect(await listed({ quarter: '2026-2027-Q2', kind: 'GST TDS' })).toEqual([]);
    expect(await listed({ quarter: '2026-2027-Q2' })).toHaveLength(1);
    const odd = await panel.admin.send('GetDeduction', { quarter: '2026-Q9' });
    expect([odd.status, odd.json.data]).toEqual([400, 'Please check the quarter.']);
  });

  test('is for holders of Receipt List alone (PAY-07)', async () => {
    const anyone = await panel.userWith(['View Outstanding']);
    for (const name of ['GetDeduction', 'GetDeductionSums'] as const) expect((await anyone.send(name)).status).toBe(403);
  });
});

describe('UpdateDeduction', () => {
  test('enters the certificate, and the sums of customer and quarter follow (PAY-07)', async () => {
    await newAccount();
    await receive([{ kind: 'GST TDS', amount: 20_00 }]);
    await receive([{ kind: 'GST TDS', amount: 30_00 }]);
    const [deduction] = await listed();
    const deductionId = deduction?.deductionId ?? 0;
    await panel.admin.call('UpdateDeduction', { deductionId, version: 1, certificate: 'GSTR7A/4711', certificatedOn: '2026-11-20' });
    expect(await listed({ certified: 'Yes' })).toMatchObject([{ certificate: 'GSTR7A/4711', certificatedOn: '2026-11-20', version: 2 }]);
    const sums = await panel.admin.call('GetDeductionSums', { customerId: setup.customerId });
    expect(sums).toMatchObject([{ kind: 'GST TDS', quarter: '2026-2027-Q3', amount: 50_00, certified: 30_00 }]);
    const old = await panel.admin.ask('UpdateDeduction', { deductionId, version: 1, certificate: 'X', certificatedOn: '2026-11-20' });
    expect(old.status).toBe(409);
  });

  test.each([
    [{ certificate: '' }, 400, 'Please enter the number of the certificate.'],
    [{ certificatedon: '' }, 400, 'Please check the date.'],
    [{ certificatedon: '2026-11-22' }, 400, 'Please check the date.'],
    [{ deductionid: 99_999 }, 404, 'This deduction does not exist.'],
  ])('refuses %o (PAY-07)', async (change, status, sentence) => {
    await newAccount();
    await receive([{ kind: 'GST TDS', amount: 20_00 }]);
    const [deduction] = await listed();
    const good = { deductionid: deduction?.deductionId, certificate: 'GSTR7A/1', certificatedon: '2026-11-20' };
    const reply = await panel.admin.send('UpdateDeduction', { ...good, ...change });
    expect([reply.status, reply.json.data]).toEqual([status, sentence]);
  });

  test('is for TDS of valid receipts alone (PAY-07)', async () => {
    await newAccount();
    const receiptId = await receive([
      { kind: 'Bank Charges', amount: 5_00 },
      { kind: 'GST TDS', amount: 20_00 },
    ]);
    const { deductions } = await panel.admin.call('GetReceiptDetails', { receiptId });
    const [charges, tds] = deductions.map(({ deductionId }) => ({ deductionId, certificate: 'A', certificatedOn: '2026-11-20' }));
    if (!charges || !tds) throw new Error('no deductions');
    expect((await panel.admin.ask('UpdateDeduction', charges)).json.data).toBe('Only TDS has a certificate.');
    await panel.admin.call('VoidReceipt', { receiptId, reason: 'Entered twice' });
    expect((await panel.admin.ask('UpdateDeduction', tds)).json.data).toBe('This receipt is void.');
  });
});

describe('a receipt', () => {
  test('hints at the usual TDS where another was entered (PAY-07)', async () => {
    await newAccount();
    const { billId, asked } = await addBill(panel.admin, setup);
    const [invoice] = await panel.admin.call('GetConsignment', { consignmentId: billId / 2 });
    const usual = Math.round((invoice?.taxable ?? 0) * 0.02);
    const pay = async (deductions: Deductions) => {
      const kept = deductions.reduce((sum, { amount }) => sum + amount, 0);
      const receipt = aReceipt(setup, asked - kept, { deductions, marks: [{ billId, amount: asked }] });
      const reply = await panel.admin.ask('AddReceipt', receipt);
      const receiptId = reply.json.data[0].ReceiptId;
      await panel.admin.call('VoidReceipt', { receiptId, reason: 'Tried' });
      return reply.json.hints;
    };
    expect(await pay([{ kind: 'GST TDS', amount: usual + 50_00 }])).toEqual([
      `GST TDS is usually 2 % of the value without GST: ${formatRupees(usual)}.`,
    ]);
    expect(await pay([{ kind: 'Income-tax TDS', amount: 50_00 }])).toEqual(['Income-tax TDS is usually 0.1 % of the value without GST.']);
    expect(await pay([{ kind: 'GST TDS', amount: usual }])).toBeUndefined();
    const chosen = async (percent: string, from: string) => {
      const [first] = await panel.admin.call('GetSettings', {});
      const settings = Object.entries({ gsttdspercent: percent, gsttdsfrom: from }).map(([name, value]) => ({ name, value }));
      await panel.admin.call('UpdateSettings', { version: first?.version ?? 0, settings });
    };
    await chosen('3.00', '2026-11-21');
    expect(await pay([{ kind: 'GST TDS', amount: usual }])).toEqual([
      `GST TDS is usually 3 % of the value without GST: ${formatRupees(Math.round((invoice?.taxable ?? 0) * 0.03))}.`,
    ]);
    await chosen('3.00', '2026-11-22');
    expect(await pay([{ kind: 'GST TDS', amount: usual }])).toBeUndefined();
    await chosen('', '');
  });

  test('for a deal with services hints that GST may be due on the advance (PAY-14)', async () => {
    await newAccount();
    const productId = await addProduct(panel.admin, { stock: 10_00 });
    await panel.admin.call('UpdateProductTax', { productId, hsn: '998732', unit: 'NOS' });
    const { orderId } = await addOrderWithLines(panel.admin, aQuotation(setup, [{ productId, quantity: 1, rate: 5000_00 }]));
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    const receipt = aReceipt(setup, 100_00, { marks: [{ dealId: order?.dealId ?? 0, amount: 100_00 }] });
    const { json } = await panel.admin.ask('AddReceipt', receipt);
    expect(json.hints).toEqual(['This order has services. GST may be due on an advance for them.']);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany } from '../../../testing/builders/companies.ts';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { addBill, addMoneySetup, aReceipt, type Billed } from '../../../testing/builders/money.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { readTally } from '../../../testing/tax-files/tally-books.ts';

let panel: TestPanel;
let setup: SalesSetup;
let bill: Billed;

beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  panel.clock.pass(24 * 60);
  setup = await addMoneySetup(panel.admin);
  bill = await addBill(panel.admin, setup, 5);
});
afterAll(() => panel.stop());

async function file(companyId = setup.companyId, days = 'from=2026-11-01&to=2026-11-30') {
  const response = await fetch(`${panel.address}/api/receipts.xml?companyid=${companyId}&${days}`, {
    headers: { cookie: panel.admin.cookie },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return { status: response.status, name: response.headers.get('content-disposition') ?? '', bytes, text };
}

const counts = async (companyId = setup.companyId) =>
  (await panel.admin.call('GetReceiptFile', { companyId, from: '2026-11-01', to: '2026-11-30' }))[0];

test('a company has vouchers for receipts, a bounced cheque, a refund and a credit note, as the golden file has them (PAY-24)', async () => {
  const { admin } = panel;
  const { billId, dealId } = bill;
  const marks = [
    { billId, amount: 100_00 },
    { dealId, amount: 250_00 },
  ];
  const deductions = [
    { kind: 'Income-tax TDS' as const, amount: 20_00 },
    { kind: 'Rounding' as const, amount: 50 },
  ];
  const transfer = { mode: 'Bank Transfer', reference: '=cmd|&<UTR>', marks, deductions } as const;
  await admin.call('AddReceipt', aReceipt(setup, 400_00, transfer));
  const cheque = { mode: 'Cheque', reference: '000123', bank: 'Union & Co', chequeDate: '2026-11-20', receivedOn: '2026-11-19' } as const;
  const [bounced] = await admin.call('AddReceipt', aReceipt(setup, 50_00, { ...cheque, marks: [{ billId, amount: 50_00 }] }));
  const id = bounced?.receiptId ?? 0;
  await admin.call('UpdateCheque', { receiptId: id, version: 1, bouncedOn: '2026-11-21', bounceReason: 'Funds insufficient' });
  await admin.call('AddReceipt', aReceipt(setup, 0, { deductions: [{ kind: 'GST TDS', amount: 30_00 }] }));
  const { customerId, companyId } = setup;
  await admin.call('AddRefund', { customerId, companyId, mode: 'Cash', amount: 40_00, reason: 'Paid twice' });
  const ordered = [{ productId: setup.productId, quantity: 10, rate: 100_00 }];
  const order = await addOrderWithLines(admin, aQuotation(setup, ordered, { installed: 'No' }));
  const creditedId = 2 * (await dispatchPieces(admin, order, [2], '78'));
  await admin.call('AddCreditNote', { billId: creditedId, date: '2026-11-21', reason: 'Price corrected', amount: 118_00, number: 'CRN/1' });
  await admin.call('AddCreditNote', { billId, date: '2026-11-21', reason: 'Price corrected', amount: 10_00, number: 'CRN/2' });

  const { text, bytes, name } = await file();
  const golden = join(import.meta.dirname, 'receipts-for-tally.xml');
  // Other tests count on in the names, and the version grows.
  const steady = text.replaceAll(/(?<=Sahyadri Hospital|Godavari Traders|Vikray) [\d.]*\d/g, '').replaceAll(/27AAPFU\d{4}F1Z./g, 'GSTIN');
  const lines = steady.replaceAll(/><(?!\/)/g, '>\n<');
  expect(lines).toBe(await readFile(golden, 'utf8'));
  expect(name).toMatch(/draft-tally-receipts-.*-2026-11-01-to-2026-11-30-made-.*\.xml/);
  const { vouchers, masters, mastersAfterVouchers } = await readTally(bytes);
  expect(vouchers.map(({ type }) => type)).toEqual(['Receipt', 'Receipt', 'Journal', 'Payment', 'Payment', 'Credit Note']);
  expect(mastersAfterVouchers).toBe(0);
  for (const { entries, bills, fields } of vouchers) {
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
    const party = entries.find(({ ledger }) => ledger === fields.get('PARTYLEDGERNAME'));
    expect(bills.reduce((sum, { paise }) => sum + paise, 0)).toBe(party?.paise);
    for (const { ledger, isDebit, paise } of entries) {
      expect(masters).toContain(`LEDGER ${ledger}`);
      expect(isDebit).toBe(paise < 0);
    }
  }
});

test('the ids stay when the file is made again, and each voucher is on its own day (PAY-24, PAY-11)', async () => {
  const [first, again] = [await readTally((await file()).bytes), await readTally((await file()).bytes)];
  const ids = first.vouchers.map(({ remoteId }) => remoteId);
  expect(again.vouchers.map(({ remoteId }) => remoteId)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  const days = async (from: string, to: string) =>
    (await readTally((await file(setup.companyId, `from=${from}&to=${to}`)).bytes)).vouchers.map(({ type }) => type);
  expect(await days('2026-11-20', '2026-11-20')).toEqual(['Receipt']);
  expect(await days('2026-11-22', '2026-11-30')).toEqual([]);
});

test('what the file leaves out is counted before it is taken (PAY-24)', async () => {
  const { admin } = panel;
  const { customerId, companyId } = setup;
  expect(await counts()).toMatchObject({
    receipts: 3,
    bounces: 1,
    refunds: 1,
    creditNotes: 1,
    withoutVoucher: 1,
    voidReceipts: 0,
    charges: 0,
  });
  const [wrong] = await admin.call('AddReceipt', aReceipt(setup, 10_00));
  await admin.call('VoidReceipt', { receiptId: wrong?.receiptId ?? 0, version: 1, reason: 'Entered twice' });
  const [charge] = await admin.call('AddCharge', { customerId, companyId, date: '2026-11-20', amount: 25_00, reason: 'Bounced cheque' });
  await admin.call('AddReceipt', aReceipt(setup, 25_00, { marks: [{ billId: charge?.billId ?? 0, amount: 25_00 }] }));
  expect(await counts()).toMatchObject({ receipts: 4, voidReceipts: 1, charges: 1 });
  const { vouchers } = await readTally((await file()).bytes);
  const ofCharge = vouchers.findLast(({ type }) => type === 'Receipt');
  expect(ofCharge?.bills).toEqual([{ name: '', type: 'On Account', paise: 25_00 }]);
});

test('a blank ledger that a voucher needs is named, and nothing is made (PAY-24)', async () => {
  const { admin } = panel;
  const company = (await admin.call('GetCompanyList', {})).rows.find(({ companyId }) => companyId === setup.companyId);
  const change = { ...aCompany({ image: company?.image ?? '' }), companyId: setup.companyId };
  await admin.call('UpdateClientDetails', { ...change, tallyCash: '', tallyGstTds: ' ', tallyCard: '' });
  const { status, text } = await file();
  expect([status, JSON.parse(text).data]).toEqual([409, `Enter these ledgers of ${change.name} first: Cash ledger, GST TDS ledger.`]);
  await admin.call('UpdateClientDetails', { ...change, tallyCash: 'Petty Cash', tallyGstTds: 'GST TDS' });
  expect((await readTally((await file()).bytes)).groups.get('Petty Cash')).toBe('Cash-in-Hand');
});

test('a customer with the name of a ledger has one of their own (PAY-24)', async () => {
  const customerId = await addCustomer(panel.admin, { companyName: 'Bank' });
  await panel.admin.call('AddReceipt', aReceipt({ ...setup, customerId }, 15_00));
  const { masters } = await readTally((await file()).bytes);
  expect(masters).toContain('LEDGER Bank (Customer)');
});

test('days that are reversed and unknown companies are refused (PAY-24)', async () => {
  expect((await file(setup.companyId, 'from=2026-11-30&to=2026-11-01')).status).toBe(400);
  expect((await file(9999)).status).toBe(404);
  expect((await (await panel.userWith(['View Outstanding'])).fetch(`/api/receipts.xml?companyid=${setup.companyId}`)).status).toBe(403);
});

/** Credit notes in the draft of GSTR-1: cdnr, cdnur, and what they lessen. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { paiseOf, readGstr1, type Gstr1Row } from '../../../testing/tax-files/gstr1-archive.ts';
import { orderRated, placeIn, type RatedSale } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

let lastNumber = 700;

/** Sells four pieces of one product and credits some of them, or an amount. */
async function sellAndCredit(
  companyId: number,
  customer: RatedSale['customer'],
  rate: number,
  credit: { pieces?: number; amount?: number },
) {
  const { admin } = office;
  const order = await orderRated(admin, companyId, { ...(customer && { customer }), lines: [{ rate, gstPercent: 18_00, quantity: 4 }] });
  const invoice = await office.read(await dispatchPieces(admin, order, [4], String(++lastNumber)));
  const { pieces: quantity = 0, amount } = credit;
  const lines = [{ consignmentLineId: invoice.lines[0]?.lineId ?? 0, quantity }];
  const number = `CRN/${lastNumber}`;
  const wanted = amount === undefined ? { lines } : { amount };
  const billId = 2 * invoice.consignmentId;
  const [added] = await admin.call('AddCreditNote', { billId, date: '2026-11-20', reason: 'Goods returned', number, ...wanted });
  return { invoice, number, creditNoteId: added?.creditNoteId ?? 0 };
}

async function draftOf(companyId: number) {
  const { bytes, refusal } = await office.file(`gstr1.zip?companyid=${companyId}&month=2026-11`);
  expect(refusal).toBe('');
  return readGstr1(bytes);
}

const keepsMoney = { moneyFrom: '2026-11-01' } as const;
const cells = (rows: readonly Gstr1Row[]) => rows.map((row) => Object.values(row));
const sum = (rows: readonly Gstr1Row[], heading: string) => rows.reduce((whole, row) => whole + paiseOf(row[heading]), 0);

test('one to a registered buyer is in cdnr, and the tables by HSN are net of it (GTX-38, PAY-14)', async () => {
  const companyId = await addCompany(office.admin, keepsMoney);
  const { invoice, number } = await sellAndCredit(companyId, { gstin: '27FGHIJ5678K1Z1' }, 1_000_00, { pieces: 1 });
  const draft = await draftOf(companyId);
  const row = ['27FGHIJ5678K1Z1', invoice.companyName, number, '20-Nov-26', 'C', '27-Maharashtra', 'N', 'Regular B2B', '1180.00'];
  expect(cells(draft.rows('cdnr'))).toEqual([[...row, '', '18.00', '1000.00', '0.00']]);
  expect(draft.rows('b2b').map((each) => each['Taxable Value'])).toEqual(['4000.00']);
  const [hsn] = draft.rows('hsn-b2b');
  expect([hsn?.['Total Quantity'], hsn?.['Taxable Value'], hsn?.['Central Tax Amount'], hsn?.['Total Value']]).toEqual([
    '3.00',
    '3000.00',
    '270.00',
    '3540.00',
  ]);
  expect(draft.rows('docs').map((each) => Object.values(each))).toContainEqual(['Credit Note', number, number, '1', '0']);
});

test('one to an unregistered buyer lessens b2cs, or is in cdnur if its invoice is in b2cl or exp (GTX-38, PAY-14)', async () => {
  const companyId = await addCompany(office.admin, keepsMoney);
  const gujarat = await placeIn(office.admin, { stateName: 'Gujarat' });
  await sellAndCredit(companyId, {}, 1_000_00, { amount: 590_00 });
  const large = await sellAndCredit(companyId, gujarat, 50_000_00, { pieces: 1 });
  const abroad = { ...(await placeIn(office.admin, { country: 154 })), gstCategory: 'Export with payment' } as const;
  const exported = await sellAndCredit(companyId, abroad, 1_000_00, { pieces: 2 });
  const draft = await draftOf(companyId);
  expect(draft.rows('b2cs').map((row) => [row['Place Of Supply'], row.Rate, row['Taxable Value']])).toEqual([
    ['27-Maharashtra', '18.00', '3500.00'],
  ]);
  expect(draft.rows('cdnur').map((row) => [row['UR Type'], row['Note Number'], row['Note Value'], row['Taxable Value']])).toEqual([
    ['B2CL', large.number, '59000.00', '50000.00'],
    ['EXPWP', exported.number, '2360.00', '2000.00'],
  ]);
  expect(draft.rows('cdnr')).toEqual([]);
});

test('one of a later month than its invoice is a plain figure below zero (GTX-38, PAY-14)', async () => {
  const { admin, panel } = office;
  const companyId = await addCompany(admin, { moneyFrom: '2026-10-01' });
  const order = await orderRated(admin, companyId, { lines: [{ rate: 1_000_00, gstPercent: 18_00, quantity: 4 }] });
  const consignmentId = await dispatchPieces(admin, order, [4], '790');
  await panel.db.updateTable('consignments').set({ invoiced_on: '2026-10-10' }).where('id', '=', consignmentId).execute();
  const credit = { billId: 2 * consignmentId, date: '2026-11-20', reason: 'Deficient', number: 'CRN/790', amount: 590_00 } as const;
  await admin.call('AddCreditNote', credit);
  const draft = await draftOf(companyId);
  for (const table of ['b2cs', 'hsn-b2c']) expect(draft.rows(table).map((row) => row['Taxable Value'])).toEqual(['-500.00']);
});

test('their sums in the summary equal the list of credit notes, and those by HSN what is left of the sales (GTX-38, PAY-14)', async () => {
  const companyId = await addCompany(office.admin, keepsMoney);
  await sellAndCredit(companyId, { gstin: '27FGHIJ5678K1Z1' }, 333_33, { pieces: 1 });
  await sellAndCredit(companyId, {}, 777_77, { amount: 123_45 });
  const wrong = await sellAndCredit(companyId, {}, 500_00, { pieces: 1 });
  await office.admin.call('VoidCreditNote', { creditNoteId: wrong.creditNoteId, reason: 'Wrong invoice' });
  const draft = await draftOf(companyId);
  const { rows } = await office.admin.call('GetCreditNote', { companyId });
  const standing = rows.filter(({ isVoid }) => isVoid === 'No');
  const total = (of: readonly { total: number; taxable: number }[], key: 'total' | 'taxable') =>
    of.reduce((all, each) => all + each[key], 0);
  const [inTables = ''] = draft.summary.split('Credit notes in the tables: 2')[1]?.split('\r\n\r\n') ?? [];
  expect(inTables).toContain(`Total: ${(total(standing, 'total') / 100).toFixed(2)}`);
  const [sales] = await office.admin.call('GetConsignmentSums', { companyId, month: '2026-11' });
  expect(draft.summary).toContain(`All consignments: ${sales?.count}`);
  const hsn = [...draft.rows('hsn-b2b'), ...draft.rows('hsn-b2c')];
  expect(sum(hsn, 'Taxable Value')).toBe((sales?.taxable ?? 0) - total(standing, 'taxable'));
  const taxes = ['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount'].map((heading) => sum(hsn, heading));
  const heads = (of: readonly { cgst: number; sgst: number; igst: number }[]) =>
    of.reduce((all, each) => all + each.cgst + each.sgst + each.igst, 0);
  expect(taxes.reduce((all, each) => all + each, 0)).toBe(heads(sales ? [sales] : []) - heads(standing));
  expect(draft.rows('docs').map((row) => [row['Nature of Document'], row['Total Number'], row.Cancelled])).toContainEqual([
    'Credit Note',
    '3',
    '1',
  ]);
});

test('a company that keeps no money here has an archive without their tables (GTX-38, SHR-13)', async () => {
  const companyId = await addCompany(office.admin);
  const order = await orderRated(office.admin, companyId, { lines: [{ rate: 100_00, gstPercent: 18_00 }] });
  await dispatchPieces(office.admin, order, [1], '801');
  const draft = await draftOf(companyId);
  expect(draft.names).toEqual([
    'b2b.csv',
    'b2cl.csv',
    'b2cs.csv',
    'exp.csv',
    'nil.csv',
    'hsn-b2b.csv',
    'hsn-b2c.csv',
    'docs.csv',
    'summary.txt',
  ]);
  expect(draft.summary).not.toContain('redit');
});

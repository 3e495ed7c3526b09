/** Each kind of sale in the draft of GSTR-1, with its sums computed a second time from the orders. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { paiseOf, readGstr1, type Gstr1Row } from '../../../testing/tax-files/gstr1-archive.ts';
import { orderRated, placeIn, type RatedSale } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
let gujarat: Awaited<ReturnType<typeof placeIn>>;
beforeAll(async () => {
  office = await startTaxOffice();
  gujarat = await placeIn(office.admin, { stateName: 'Gujarat' });
});
afterAll(() => office.panel.stop());

let lastInvoice = 500;

/** Sells to a new customer and dispatches everything. A company that issues invoices gives the number itself. */
async function sell(companyId: number, sale: RatedSale, issuesHere = false) {
  const order = await orderRated(office.admin, companyId, sale);
  const invoice = issuesHere ? '' : String(++lastInvoice);
  const whole = sale.lines.map(() => 1);
  return office.read(await dispatchPieces(office.admin, order, whole, invoice));
}

async function draftOf(companyId: number) {
  const { bytes, refusal } = await office.file(`gstr1.zip?companyid=${companyId}&month=2026-11`);
  expect(refusal).toBe('');
  return readGstr1(bytes);
}

type Draft = Awaited<ReturnType<typeof draftOf>>;

const sum = (rows: readonly Gstr1Row[], heading: string) => rows.reduce((whole, row) => whole + paiseOf(row[heading]), 0);
const tableOfValue = (draft: Draft) => ['b2b', 'b2cl', 'b2cs', 'exp'].flatMap((table) => draft.rows(table));

/** What the orders of a company say, in plain SQL over orders alone. */
async function ordersOf(companyId: number) {
  const charges = sql`special_charges_paise + shipping_charges_paise + installation_charges_paise`;
  const { rows } = await sql<{ taxable: number | string; tax: number | string; total: number | string }>`
    select sum(subtotal_paise - discount_paise + ${charges}) as taxable, sum(gst_paise + service_gst_paise) as tax, sum(total_paise) as total
    from orders where company_id = ${companyId}`.execute(office.panel.db);
  const [found] = rows;
  return { taxable: Number(found?.taxable), tax: Number(found?.tax), total: Number(found?.total) };
}

/** The tables, the HSN summary and the orders, computed from three sides, agree. */
async function expectSums(companyId: number, draft: Draft): Promise<void> {
  const orders = await ordersOf(companyId);
  const hsn = [...draft.rows('hsn-b2b'), ...draft.rows('hsn-b2c')];
  const nil = sum(draft.rows('nil'), 'Nil Rated Supplies');
  const values = tableOfValue(draft);
  expect(sum(values, 'Taxable Value') + nil).toBe(orders.taxable);
  expect(sum(hsn, 'Taxable Value')).toBe(orders.taxable);
  const taxes = ['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount'];
  expect(taxes.reduce((whole, heading) => whole + sum(hsn, heading), 0)).toBe(orders.tax);
  expect(sum(hsn, 'Total Value')).toBe(orders.taxable + orders.tax);
  expect(draft.summary).toContain(`  Total: ${(orders.total / 100).toFixed(2)}`);
}

const nepal = 154;

describe('sales that leave the State of the company by law', () => {
  test('exports and supplies to special economic zones have their own rows and types (GTX-38)', async () => {
    const companyId = await addCompany(office.admin);
    const abroad = await placeIn(office.admin, { country: nepal });
    const zone = { gstin: '27FGHIJ5678K1Z1' };
    const taxed = [{ rate: 1_000_00, gstPercent: 18_00 }];
    const untaxed = [{ rate: 2_000_00, gstPercent: 0 }];
    const change = { gstServiceChargePercent: 0 };
    const paid = await sell(companyId, { customer: { ...abroad, gstCategory: 'Export with payment' }, lines: taxed });
    const free = await sell(companyId, { customer: abroad, lines: untaxed, change });
    const zonePaid = await sell(companyId, { customer: { ...zone, gstCategory: 'SEZ with payment' }, lines: taxed });
    const zoneFree = await sell(companyId, { customer: { ...zone, gstCategory: 'SEZ under LUT' }, lines: untaxed, change });
    const deemed = await sell(companyId, { customer: { ...zone, gstCategory: 'Deemed export' }, lines: taxed });
    const draft = await draftOf(companyId);
    const exported = ({ 'Export Type': type, 'Invoice Number': number, 'Invoice Value': value, Rate }: Gstr1Row) => [
      type,
      number,
      value,
      Rate,
    ];
    expect(draft.rows('exp').map(exported)).toEqual([
      ['WPAY', paid.invoiceNumber, '1180.00', '18.00'],
      ['WOPAY', free.invoiceNumber, '2000.00', '0.00'],
    ]);
    const registered = ({ 'Invoice Type': type, 'Invoice Number': number, 'Place Of Supply': place, Rate }: Gstr1Row) => [
      type,
      number,
      place,
      Rate,
    ];
    expect(draft.rows('b2b').map(registered)).toEqual([
      ['SEZ supplies with payment', zonePaid.invoiceNumber, '27-Maharashtra', '18.00'],
      ['SEZ supplies without payment', zoneFree.invoiceNumber, '27-Maharashtra', '0.00'],
      ['Deemed Exp', deemed.invoiceNumber, '27-Maharashtra', '18.00'],
    ]);
    for (const table of ['b2cl', 'b2cs', 'nil']) expect(draft.rows(table)).toEqual([]);
    expect([paid, zonePaid].map(({ heads, igst }) => [heads, igst])).toEqual([
      ['IGST', 180_00],
      ['IGST', 180_00],
    ]);
    await expectSums(companyId, draft);
  });
});

test('a supply to a special economic zone without a GSTIN is in no table, and the summary says so (GTX-38)', async () => {
  const companyId = await addCompany(office.admin);
  await sell(companyId, { customer: { gstCategory: 'SEZ under LUT' }, lines: [{ rate: 66_099_97, gstPercent: 0 }] });
  const draft = await draftOf(companyId);
  expect(tableOfValue(draft)).toEqual([]);
  expect(draft.summary).toContain('SEZ or deemed export without GSTIN, in no table: 1');
  const [sums] = await office.admin.call('GetConsignmentSums', { companyId, month: '2026-11' });
  expect(sums).toMatchObject({ count: 1, inBooks: 1, withoutGstin: 1 });
});

describe('sales to unregistered buyers', () => {
  test('are large above ₹1,00,000 in another State, small at it, and small within the State (GTX-38)', async () => {
    const companyId = await addCompany(office.admin);
    const untaxed = (rate: number) => [{ rate, gstPercent: 5_00 }];
    const limit = await sell(companyId, { customer: gujarat, lines: untaxed(95_238_10) });
    expect(limit.total).toBe(1_00_000_01);
    const below = await sell(companyId, { customer: gujarat, lines: untaxed(95_238_09) });
    expect(below.total).toBe(99_999_99);
    const exact = await sell(companyId, { customer: gujarat, lines: [{ rate: 80_000_00, gstPercent: 25_00 }] });
    expect(exact.total).toBe(1_00_000_00);
    await sell(companyId, { customer: {}, lines: untaxed(9_00_000_00) });
    const draft = await draftOf(companyId);
    expect(draft.rows('b2cl')).toEqual([
      expect.objectContaining({
        'Invoice Number': limit.invoiceNumber,
        'Invoice date': '20-Nov-26',
        'Invoice Value': '100000.01',
        'Place Of Supply': '24-Gujarat',
        Rate: '5.00',
        'Taxable Value': '95238.10',
      }),
    ]);
    expect(draft.rows('b2cs').map((row) => [row['Type'], row['Place Of Supply'], row['Rate'], row['Taxable Value']])).toEqual([
      ['OE', '24-Gujarat', '5.00', '95238.09'],
      ['OE', '24-Gujarat', '25.00', '80000.00'],
      ['OE', '27-Maharashtra', '5.00', '900000.00'],
    ]);
    await expectSums(companyId, draft);
  });
});

describe('an invoice', () => {
  test('with several rates has a row for each, its nil-rated goods apart, and discount and charges shared out (GTX-38)', async () => {
    const companyId = await addCompany(office.admin);
    const lines = [
      { rate: 1_111_11, gstPercent: 18_00, hsn: '940310' },
      { rate: 2_222_22, gstPercent: 5_00, hsn: '9018' },
      { rate: 3_333_33, gstPercent: 12_00, hsn: '94031000' },
      { rate: 4_444_44, gstPercent: 18_00, hsn: '940310' },
      { rate: 555_55, gstPercent: 0, hsn: '4901' },
    ];
    const charges = { specialCharges: 50_00, shippingCharges: 30_00, installationCharges: 20_00, gstServiceChargePercent: 18_00 };
    const customer = { gstin: '24FGHIJ5678K1Z7', ...gujarat };
    const sold = await sell(companyId, { customer, lines, change: { discountPercent: 7_00, ...charges } });
    const draft = await draftOf(companyId);
    const rows = draft.rows('b2b');
    expect(rows.map(({ Rate }) => Rate)).toEqual(['18.00', '12.00', '5.00']);
    for (const row of rows) expect([row['Invoice Number'], paiseOf(row['Invoice Value'])]).toEqual([sold.invoiceNumber, sold.total]);
    expect(draft.rows('nil')).toHaveLength(1);
    expect(draft.rows('nil')[0]?.['Description']).toBe('Inter-State supplies to registered persons');
    expect(draft.rows('hsn-b2b').map(({ HSN, Rate }) => `${HSN} ${Rate}`)).toEqual([
      '4901 0.00',
      '9018 5.00',
      '94031000 12.00',
      '940310 18.00',
      '996511 18.00',
      '998540 18.00',
      '998732 18.00',
    ]);
    await expectSums(companyId, draft);
  });

  test('for the goods of two orders is one invoice with the value of both (GTX-38)', async () => {
    const { admin } = office;
    const companyId = await addCompany(admin);
    const lines = [
      { rate: 40_000_00, gstPercent: 5_00 },
      { rate: 12_000_00, gstPercent: 18_00 },
    ];
    for (const customer of [{ gstin: '24FGHIJ5678K1Z7', ...gujarat }, gujarat]) {
      const order = await orderRated(admin, companyId, { customer, lines });
      const invoice = String(++lastInvoice);
      for (const each of [order, await addOrderWithLines(admin, order.quotation)]) await dispatchPieces(admin, each, [1, 1], invoice);
    }
    const draft = await draftOf(companyId);
    const [registered, unregistered] = [String(lastInvoice - 1), String(lastInvoice)];
    const cells = (row: Gstr1Row) => ['Invoice Number', 'Invoice Value', 'Rate', 'Taxable Value'].map((heading) => row[heading]);
    expect(draft.rows('b2b').map(cells)).toEqual([
      [registered, '112320.00', '18.00', '24000.00'],
      [registered, '112320.00', '5.00', '80000.00'],
    ]);
    expect(draft.rows('b2cl').map(cells)).toEqual([
      [unregistered, '112320.00', '18.00', '24000.00'],
      [unregistered, '112320.00', '5.00', '80000.00'],
    ]);
    expect(draft.rows('b2cs')).toEqual([]);
    expect(draft.summary).toContain('In the tables: 4');
    await expectSums(companyId, draft);
  });

  test('of a product without HSN code is named in the summary, with product and invoice (GTX-38, P3-06)', async () => {
    const companyId = await addCompany(office.admin);
    const sold = await sell(companyId, { customer: {}, lines: [{ rate: 1_000_00, gstPercent: 18_00, hsn: '' }] });
    const { summary } = await draftOf(companyId);
    expect(summary).toContain('Products without HSN code, whose rows in hsn-b2b and hsn-b2c are incomplete: 1');
    expect(summary).toContain(`  ${sold.lines[0]?.name}, invoice ${sold.invoiceNumber} of ${sold.number}`);
  });

  test('of nothing, all of it a discount, is in no table of values and keeps its number (GTX-38)', async () => {
    const companyId = await addCompany(office.admin);
    const lines = [{ rate: 1_000_00, gstPercent: 18_00 }];
    const sold = await sell(companyId, { customer: { gstin: '24FGHIJ5678K1Z7', ...gujarat }, lines, change: { discountPercent: 100_00 } });
    expect(sold).toMatchObject({ gross: 1_000_00, discount: 1_000_00, taxable: 0, total: 0 });
    const draft = await draftOf(companyId);
    expect(tableOfValue(draft)).toEqual([]);
    expect(draft.rows('docs')).toEqual([
      expect.objectContaining({ 'Sr. No. From': sold.invoiceNumber, 'Total Number': '1', Cancelled: '0' }),
    ]);
    await expectSums(companyId, draft);
  });

  test('that is void counts as cancelled, and what is issued again counts once (GTX-31, GTX-38)', async () => {
    const { admin } = office;
    const companyId = await addCompany(admin, { invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/', challanPrefix: 'DC/' });
    const sale = { customer: { gstin: '24FGHIJ5678K1Z7', ...gujarat }, lines: [{ rate: 1_000_00, gstPercent: 18_00 }] };
    const first = await sell(companyId, sale, true);
    const second = await sell(companyId, sale, true);
    await admin.call('IssueChallan', { consignmentId: first.consignmentId });
    for (const { consignmentId } of [first, second]) await admin.call('VoidInvoice', { consignmentId, reason: 'Wrong address' });
    const whileVoid = await draftOf(companyId);
    expect(whileVoid.rows('b2b')).toEqual([]);
    expect(whileVoid.summary).toContain('Void invoices, in docs only and in no total: 2');
    const [noneLeft] = await admin.call('GetConsignmentSums', { companyId, month: '2026-11' });
    expect(noneLeft).toMatchObject({ count: 2, inBooks: 0, voidInvoices: 2, taxable: 0, igst: 0, total: 0 });
    await admin.call('IssueInvoice', { consignmentId: first.consignmentId });
    const draft = await draftOf(companyId);
    const numbers = draft.rows('b2b').map((row) => [row['Invoice Number'], row['Taxable Value']]);
    expect(numbers).toEqual([['INV/0003', '1000.00']]);
    expect(draft.rows('docs').map((row) => Object.values(row))).toEqual([
      ['Invoices for outward supply', 'INV/0001', 'INV/0003', '3', '2'],
      ['Delivery Challan in other cases', 'DC/0001', 'DC/0001', '1', '0'],
    ]);
    const [inTables = ''] = draft.summary.split('In the tables: 1')[1]?.split('Void') ?? [];
    expect(inTables).toContain('Total: 1180.00');
    expect(draft.summary).toContain('Void invoices, in docs only and in no total: 1');
    const [all] = await admin.call('GetConsignmentSums', { companyId, month: '2026-11' });
    expect(draft.summary).toContain(`All consignments: ${all?.count}`);
    expect(all).toMatchObject({ count: 2, inBooks: 1, voidInvoices: 1, total: 1180_00 });
  });
});

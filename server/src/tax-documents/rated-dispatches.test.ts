/** Orders with several rates that leave in parts: consignments, order, papers and files agree to the paisa. */
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { addCompany } from '../../../testing/builders/companies.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { einvoiceSchema } from '../../../testing/tax-files/einvoice-schema.ts';
import { ewaySchema } from '../../../testing/tax-files/eway-schema.ts';
import { paiseOf, readGstr1 } from '../../../testing/tax-files/gstr1-archive.ts';
import { orderRated, placeIn } from '../../../testing/tax-files/rated-sales.ts';
import { readTally } from '../../../testing/tax-files/tally-books.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
let gujarat: Awaited<ReturnType<typeof placeIn>>;
beforeAll(async () => {
  office = await startTaxOffice();
  gujarat = await placeIn(office.admin, { stateName: 'Gujarat' });
});
afterAll(() => office.panel.stop());

const company = { eInvoices: 'Yes', invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/', challanPrefix: 'DC/' } as const;
const charges = { specialCharges: 50_01, shippingCharges: 30_02, installationCharges: 20_03, gstServiceChargePercent: 18_00 };
const lines = [
  { rate: 1_111_11, quantity: 3, gstPercent: 18_00, hsn: '940310' },
  { rate: 2_222_23, quantity: 4, gstPercent: 5_00, hsn: '9018' },
  { rate: 333_37, quantity: 5, gstPercent: 12_00, hsn: '94031000' },
  { rate: 77_79, quantity: 7, gstPercent: 18_00, hsn: '9403' },
];
/** The quantities that leave with each dispatch. Together they are the order. */
const parts = [
  [1, 0, 2, 3],
  [0, 3, 0, 1],
  [2, 1, 2, 0],
  [0, 0, 1, 3],
];
const within = { gstin: '27FGHIJ5678K1Z1' };
const across = () => ({ gstin: '24FGHIJ5678K1Z7', ...gujarat });

type Consignment = Awaited<ReturnType<typeof office.read>>;

/** An order that has left in the four parts. */
async function sentInParts(chargesMode: 'Own Rate' | 'Apportioned' | 'Highest Rate', customer: object) {
  const { admin } = office;
  const companyId = await addCompany(admin, { ...company, chargesMode });
  const order = await orderRated(admin, companyId, { customer, lines, change: { chargesMode, discountPercent: 7_00, ...charges } });
  const sent: Consignment[] = [];
  for (const quantities of parts) {
    const consignmentId = await dispatchPieces(admin, order, quantities, '');
    await admin.call('UpdateTransport', { consignmentId, mode: 'Road', vehicleNumber: 'MH12AB1234', distance: 640 });
    sent.push(await office.read(consignmentId));
  }
  return { companyId, sent, ...order };
}

const sumOf = (sent: readonly Consignment[], key: 'gross' | 'discount' | 'taxable' | 'total' | 'roundOff') =>
  sent.reduce((whole, each) => whole + each[key], 0);

/** The amounts of an order, in plain SQL. */
async function orderInSql(orderId: number) {
  const { rows } = await sql<Record<'subtotal' | 'discount' | 'charges' | 'total', number | string>>`
    select subtotal_paise as subtotal, discount_paise as discount, total_paise as total,
      special_charges_paise + shipping_charges_paise + installation_charges_paise as charges
    from orders where id = ${orderId}`.execute(office.panel.db);
  const [row] = rows;
  return { subtotal: Number(row?.subtotal), discount: Number(row?.discount), charges: Number(row?.charges), total: Number(row?.total) };
}

async function jsonOf(path: string): Promise<unknown> {
  const { text, refusal } = await office.file(path);
  expect(refusal).toBe('');
  return JSON.parse(text);
}

const paise = (rupees: number | undefined) => Math.round((rupees ?? 0) * 100);

describe.each(['Own Rate', 'Apportioned', 'Highest Rate'] as const)('an order with several rates and charges at %s', (chargesMode) => {
  test.each([
    ['within the State', () => within, 'CGST+SGST'],
    ['to another State', across, 'IGST'],
  ] as const)('leaves in parts that sum to it, %s (GTX-20, GTX-21, GTX-26)', async (_, customer, heads) => {
    const { sent, orderId, quotation, companyId } = await sentInParts(chargesMode, customer());
    const order = await orderInSql(orderId);
    expect(sent.map((each) => each.heads)).toEqual(parts.map(() => heads));
    expect(sumOf(sent, 'gross')).toBe(order.subtotal);
    expect(sumOf(sent, 'discount')).toBe(order.discount);
    expect(sumOf(sent, 'taxable')).toBe(order.subtotal - order.discount + order.charges);
    expect(sumOf(sent, 'total')).toBe(order.total);
    expect(order.total).toBe(quotation.totalAmount);
    for (const { taxable, cgst, sgst, igst, roundOff, total, groups } of sent) {
      expect(taxable + cgst + sgst + igst + roundOff).toBe(total);
      // A paisa for each rate at most, where half of a tax is not whole.
      expect(Math.abs(roundOff)).toBeLessThanOrEqual(groups.length);
      for (const group of groups) {
        const whole = (BigInt(group.taxable) * BigInt(group.gstPercent) * 2n + 10_000n) / 20_000n;
        const half = (BigInt(group.taxable) * BigInt(group.gstPercent) + 10_000n) / 20_000n;
        expect([group.igst, group.cgst, group.sgst].map(BigInt)).toEqual(heads === 'IGST' ? [whole, 0n, 0n] : [0n, half, half]);
      }
    }
    await expectFiles(sent, companyId);
  });
});

/** Each file and the invoice have the amounts of the consignment. */
async function expectFiles(sent: readonly Consignment[], companyId: number): Promise<void> {
  for (const { consignmentId, taxable, cgst, sgst, igst, roundOff, total, invoiceNumber, groups } of sent) {
    const [bill] = ewaySchema.parse(await jsonOf(`consignments/${consignmentId}/eway.json`)).billLists;
    expect([bill?.totalValue, bill?.cgstValue, bill?.sgstValue, bill?.igstValue, bill?.OthValue, bill?.totInvValue].map(paise)).toEqual([
      taxable,
      cgst,
      sgst,
      igst,
      roundOff,
      total,
    ]);
    const [invoice] = einvoiceSchema.parse(await jsonOf(`consignments/${consignmentId}/einvoice.json`));
    const { AssVal, CgstVal, SgstVal, IgstVal, RndOffAmt, TotInvVal } = invoice?.ValDtls ?? {};
    expect([AssVal, CgstVal, SgstVal, IgstVal, RndOffAmt, TotInvVal].map(paise)).toEqual([taxable, cgst, sgst, igst, roundOff, total]);
    const byRate = Map.groupBy(invoice?.ItemList ?? [], ({ GstRt }) => Math.round(GstRt * 100));
    for (const [gstPercent, items] of byRate) {
      const ofRate = groups.filter((group) => group.gstPercent === gstPercent);
      expect(items.reduce((sum, { AssAmt }) => sum + paise(AssAmt), 0)).toBe(ofRate.reduce((sum, group) => sum + group.taxable, 0));
    }
    const { bytes } = await office.file(`consignments/${consignmentId}/invoice.pdf`);
    const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
    const printed = [taxable, total, cgst, igst].filter((amount) => amount !== 0);
    for (const amount of printed) expect(text).toContain(`₹${groupedDecimal(amount)}`);
    expect(text).toContain(invoiceNumber);
  }
  await expectMonth(sent, companyId);
}

/** The draft of GSTR-1 and the books of Tally have the sums of all consignments. */
async function expectMonth(sent: readonly Consignment[], companyId: number): Promise<void> {
  const { rows } = readGstr1((await office.file(`gstr1.zip?companyid=${companyId}&month=2026-11`)).bytes);
  expect(rows('b2b').reduce((sum, row) => sum + paiseOf(row['Taxable Value']), 0)).toBe(sumOf(sent, 'taxable'));
  expect(rows('hsn-b2b').reduce((sum, row) => sum + paiseOf(row['Total Value']), 0)).toBe(sumOf(sent, 'total') - sumOf(sent, 'roundOff'));
  const quantities = rows('hsn-b2b').reduce((sum, row) => sum + Number(row['Total Quantity']), 0);
  expect(quantities).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  const { vouchers } = await readTally((await office.file(`tally.xml?companyid=${companyId}&from=2026-11-01&to=2026-11-30`)).bytes);
  const debits = vouchers.map(({ entries }) => entries.filter(({ isDebit }) => isDebit).reduce((sum, entry) => sum - entry.paise, 0));
  const raised = sent.map(({ total, roundOff }) => total - Math.min(0, roundOff));
  expect(debits).toEqual(raised);
}

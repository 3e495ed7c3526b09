/** The totals of challans whose tax has no heads. */
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';
import { orderRated, type RatedSale } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

/** A challan of everything that was ordered, as text, and its consignment. */
async function challan(company: Parameters<typeof addCompany>[1], sale: RatedSale, invoice: string) {
  const { admin } = office;
  const order = await orderRated(admin, await addCompany(admin, company), sale);
  const consignmentId = await dispatchPieces(admin, order, [1], invoice);
  await admin.call('IssueChallan', { consignmentId });
  const { bytes } = await office.file(`consignments/${consignmentId}/challan.pdf`);
  const { pages } = await readPdf(bytes);
  return { text: pages.join(' ').replaceAll(/\s+/g, ' '), consignment: await office.read(consignmentId) };
}

describe('a challan with tax that has no heads', () => {
  const lines = [{ rate: 1_000_00, gstPercent: 18_00 }];
  const rows = [`Taxable Value ${formatRupees(1_000_00)}`, `GST ${formatRupees(180_00)}`, `TOTAL VALUE ${formatRupees(1_180_00)}`];

  test('has one row of GST without a decision, so that its totals add up (GTX-28)', async () => {
    const { text, consignment } = await challan({}, { lines, change: { installed: undefined } }, '801');
    expect(consignment).toMatchObject({ heads: '', total: 1_180_00 });
    expect(text).toContain(rows.join(' '));
    expect(text).toContain('18% 1,000.00');
  });

  test('has it where the order charges what the company may not charge (GTX-17, GTX-28)', async () => {
    const { text, consignment } = await challan({ gstRegime: 'Composition' }, { lines }, '802');
    expect(consignment).toMatchObject({ heads: 'none', taxNotAllowed: 'Yes' });
    expect(text).toContain(rows.join(' '));
  });

  test('has none where nothing is taxed (GTX-28)', async () => {
    const { text } = await challan({ gstRegime: 'Composition' }, { lines: [{ rate: 1_000_00, gstPercent: 0 }] }, '803');
    expect(text).toContain(`Taxable Value ${formatRupees(1_000_00)} TOTAL VALUE ${formatRupees(1_000_00)}`);
    expect(text).toContain('- 1,000.00');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';
import { qrTextsOf } from '../../../testing/panel/read-qr.ts';
import { orderRated, placeIn, type RatedSale } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';
import { sellGoods, type TaxSale } from '../../../testing/tax-files/tax-sales.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

/** As long as the portals sign them. */
const signedQr = `eyJhbGciOiJSUzI1NiJ9.${'QmFrZWQgYnkgdGhlIHBvcnRhbC4'.repeat(28)}.${'c2lnbmF0dXJl'.repeat(28)}`;
const registration = { irn: 'a1b2c3d4'.repeat(8), ackNo: '112010036563310', ackDate: '2026-11-21', signedQr };
const pending = 'IRN pending. Until it has an IRN, this paper is not an invoice.';

/** A dispatch of a company that issues its invoices here, and makes e-invoices unless told otherwise. */
async function anInvoice(company: Parameters<typeof addCompany>[1] = { eInvoices: 'Yes' }, sale: TaxSale = {}) {
  const companyId = await addCompany(office.admin, { invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/', ...company });
  const { consignmentId } = await sellGoods(office.admin, companyId, { invoiceNumber: '', ...sale });
  return consignmentId;
}

async function print(consignmentId: number, asked = '') {
  const { bytes } = await office.file(`consignments/${consignmentId}/invoice.pdf${asked}`);
  const { pages } = await readPdf(bytes);
  return { bytes, pages, text: pages.join(' ').replaceAll(/\s+/g, ' '), codes: qrTextsOf(bytes) };
}

const keep = async (consignmentId: number, change: Partial<typeof registration> = {}) =>
  office.admin.call('UpdateEinvoice', { consignmentId, ...registration, ...change });

describe('an invoice with an IRN', () => {
  test('prints IRN, acknowledgement and the signed QR code on the first page of each copy (GTX-30, GTX-37)', async () => {
    const consignmentId = await anInvoice();
    const before = await print(consignmentId);
    expect(before.text).toContain(pending);
    expect(before.text).toContain('IRN PENDING');
    expect(before.codes).toEqual([]);
    await keep(consignmentId);
    const { text, codes } = await print(consignmentId, '?copy=all');
    for (const said of ['IRN a1b2c3d4', 'Ack. No. 112010036563310', 'Ack. Date 21/11/2026']) expect(text).toContain(said);
    expect(text.replaceAll(' ', '')).toContain(registration.irn);
    expect(text).not.toMatch(/IRN pending/i);
    expect(codes).toEqual([signedQr, signedQr, signedQr]);
    expect((await print(consignmentId)).codes).toEqual([signedQr]);
  });

  test('never differs from its first print with that IRN (GTX-32, GTX-37)', async () => {
    const consignmentId = await anInvoice();
    await keep(consignmentId);
    const first = await print(consignmentId);
    await office.admin.call('UpdateTransport', { consignmentId, remark: 'Changed later' });
    expect((await print(consignmentId)).bytes).toEqual(first.bytes);
  });

  test('that was printed before says the same as then, with the IRN stamped on it; without it, the first bytes return (GTX-32)', async () => {
    const consignmentId = await anInvoice({ eInvoices: 'No' });
    const first = await print(consignmentId);
    await office.admin.call('UpdateTransport', { consignmentId, remark: 'Changed later' });
    await keep(consignmentId);
    const stamped = await print(consignmentId);
    expect(stamped.codes).toEqual([signedQr]);
    expect(stamped.text).not.toContain('Changed later');
    expect((await print(consignmentId)).bytes).toEqual(stamped.bytes);
    await keep(consignmentId, { irn: 'ffffffff'.repeat(8) });
    expect((await print(consignmentId)).text).toContain('ffffffff');
    await keep(consignmentId, { irn: '' });
    expect((await print(consignmentId)).bytes).toEqual(first.bytes);
  });

  test('that is void keeps it, printed before or not; the next invoice waits for its own (GTX-31, GTX-37)', async () => {
    const consignmentId = await anInvoice();
    await keep(consignmentId);
    await office.admin.call('VoidInvoice', { consignmentId, reason: 'Wrong address' });
    await office.admin.call('IssueInvoice', { consignmentId });
    const consignment = await office.read(consignmentId);
    expect(consignment).toMatchObject({ invoiceNumber: 'INV/0002', irn: '', ackNo: '', ackDate: '', signedQr: '', irnMissing: 'Yes' });
    const next = await print(consignmentId);
    expect([next.text.includes(pending), next.codes]).toEqual([true, []]);
    const old = await print(consignmentId, `?paper=${consignment.papers[0]?.paperId}`);
    expect(old.codes).toEqual([signedQr]);
    for (const said of ['INV/0001', 'VOID', 'IRN a1b2c3d4']) expect(old.text).toContain(said);
  });

  test('is not asked of a buyer without GSTIN, whose invoice is one at once (GTX-37)', async () => {
    const consignmentId = await anInvoice({ eInvoices: 'Yes' }, { gstin: '' });
    const first = await print(consignmentId);
    expect(first.text).not.toMatch(/IRN pending/i);
    await office.admin.call('UpdateTransport', { consignmentId, remark: 'Changed later' });
    expect((await print(consignmentId)).bytes).toEqual(first.bytes);
  });

  test('takes any text that a QR code holds, and no other (GTX-37)', async () => {
    const consignmentId = await anInvoice();
    const sentence = 'Please paste the text of the signed QR code.';
    const { irn, ackNo: ackno, ackDate: ackdate } = registration;
    for (const signedqr of ['x'.repeat(2954), 'कूट'])
      expect(answered(await office.admin.send('UpdateEinvoice', { consignmentid: consignmentId, irn, ackno, ackdate, signedqr }))).toEqual([
        400,
        sentence,
      ]);
    const longest = 'Aa0.'.repeat(738) + '-';
    await keep(consignmentId, { signedQr: longest });
    expect((await print(consignmentId)).codes).toEqual([longest]);
    await keep(consignmentId, { signedQr: 'short' });
    expect((await print(consignmentId)).codes).toEqual(['short']);
  });
});

describe('an invoice to a buyer', () => {
  type Customer = RatedSale['customer'];

  async function invoiceTo(customer: Customer, gstPercent: number) {
    const companyId = await addCompany(office.admin, { invoicesIssuedHere: 'Yes', eInvoices: 'Yes' });
    const sale = { customer, lines: [{ rate: 1_000_00, gstPercent }], change: { gstServiceChargePercent: gstPercent } };
    const consignmentId = await dispatchPieces(office.admin, await orderRated(office.admin, companyId, sale), [1], '');
    const missing = await office.admin.call('GetConsignmentList', { companyId, irnMissing: 'Yes' });
    const { irnMissing } = await office.read(consignmentId);
    return { irnMissing, listed: missing.rows.length, text: (await print(consignmentId)).text };
  }

  test('abroad waits for its IRN, also where the category follows from the country (GTX-02, GTX-37)', async () => {
    const abroad = await placeIn(office.admin, { country: 154 });
    for (const customer of [abroad, { ...abroad, gstCategory: 'Export under LUT' as const }]) {
      const { text, ...standing } = await invoiceTo(customer, 0);
      expect(standing).toEqual({ irnMissing: 'Yes', listed: 1 });
      expect(text).toContain(pending);
      expect(text).not.toContain('Unregistered');
    }
  });

  test('who is not registered waits for none, whatever GSTIN is written down (GTX-37)', async () => {
    for (const customer of [{}, { gstin: '27FGHIJ5678K1Z1', gstCategory: 'Unregistered' as const }]) {
      const { text, ...standing } = await invoiceTo(customer, 18_00);
      expect(standing).toEqual({ irnMissing: 'No', listed: 0 });
      expect(text).not.toMatch(/IRN/);
    }
  });
});

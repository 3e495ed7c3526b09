/** What the files for the portals refuse: too many items, and everything that is missing, in one answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { changePrinted } from '../../../testing/tax-files/change-printed.ts';
import { einvoiceSchema } from '../../../testing/tax-files/einvoice-schema.ts';
import { ewaySchema } from '../../../testing/tax-files/eway-schema.ts';
import { orderRated } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

describe('an e-way bill of more than 250 items', () => {
  const count = 251;
  let consignmentId = 0;
  let subtotal = 0;
  beforeAll(async () => {
    const { admin, companyId } = office;
    const lines = Array.from({ length: count }, (_, index) => ({
      rate: 100_01 + index,
      gstPercent: 18_00,
      hsn: index % 2 === 0 ? '940310' : '9018',
    }));
    subtotal = lines.reduce((sum, { rate }) => sum + rate, 0);
    const order = await orderRated(admin, companyId, { customer: { gstin: '27FGHIJ5678K1Z1' }, lines });
    const whole = lines.map(() => 1);
    consignmentId = await dispatchPieces(admin, order, whole, '901');
    await admin.call('UpdateTransport', { consignmentId, mode: 'Road', vehicleNumber: 'MH12AB1234', distance: 640 });
  });

  /** What the consignment keeps of the HSN codes of its products. */
  async function setCode(lineId: number, hsn: string): Promise<void> {
    await office.panel.db.updateTable('consignment_lines').set({ hsn }).where('order_line_id', '=', lineId).execute();
  }

  test('sums those of one HSN, unit and rate, to the paisa (GTX-36)', async () => {
    const { text } = await office.file(`consignments/${consignmentId}/eway.json`);
    const [bill] = ewaySchema.parse(JSON.parse(text)).billLists;
    expect(bill?.itemList.map(({ hsnCode, quantity }) => [hsnCode, quantity])).toEqual([
      [940310, 126],
      [9018, 125],
    ]);
    expect(Math.round((bill?.totalValue ?? 0) * 100)).toBe(subtotal);
    expect(bill?.mainHsnCode).toBe(940310);
    const { text: invoice } = await office.file(`consignments/${consignmentId}/einvoice.json`);
    expect(einvoiceSchema.parse(JSON.parse(invoice))[0]?.ItemList).toHaveLength(count);
  });

  test('names each product without HSN (GTX-36)', async () => {
    const { lines } = await office.read(consignmentId);
    const named = [lines[0], lines[2]];
    for (const { lineId, productId } of named.filter((line) => line !== undefined)) {
      await setCode(lineId, '');
      await office.admin.call('UpdateProductTax', { productId, hsn: '' });
    }
    const { refusal } = await office.file(`consignments/${consignmentId}/eway.json`);
    expect(refusal).toBe(`The e-way bill still needs: ${named.map((line) => `HSN of ${line?.name}`).join(', ')}.`);
  });

  test('is refused by name if their codes differ (GTX-36)', async () => {
    const { lines } = await office.read(consignmentId);
    for (const [index, { lineId }] of lines.entries()) await setCode(lineId, String(940_000 + index));
    expect(await office.file(`consignments/${consignmentId}/eway.json`)).toMatchObject({
      status: 409,
      refusal: 'The e-way bill still needs: at most 250 items of different HSN, unit or rate.',
    });
  });
});

describe('everything that is missing', () => {
  test('is named in one answer, in the order of the form (GTX-36, GTX-37)', async () => {
    const { admin, panel } = office;
    const companyId = await addCompany(admin, { eInvoices: 'Yes' });
    const sale = { customer: {}, lines: [{ rate: 100_00, gstPercent: 18_00, hsn: '' }] };
    const { orderId, ...order } = await orderRated(admin, companyId, sale);
    const consignmentId = await dispatchPieces(admin, { orderId, ...order }, [1], '902');
    // What the forms of the panel would not let anybody leave blank.
    const ofCompany = { gst: '', companyForCity: '', companyForPincode: '', companyForAddress: '' };
    await changePrinted(panel.db, orderId, { ...ofCompany, address: '', city: '', pincode: '' });
    await panel.db.updateTable('companies').set({ gstin: '' }).where('id', '=', companyId).execute();
    const [line] = (await office.read(consignmentId)).lines;
    const refusal = async (file: string) => (await office.file(`consignments/${consignmentId}/${file}`)).refusal;
    expect(await refusal('eway.json')).toBe(
      'The e-way bill still needs: GSTIN of the company, address of the company, city of the company, PIN of the company, ' +
        `address of the buyer, city of the buyer, vehicle number or transporter id, PIN of the buyer, HSN of ${line?.name}.`,
    );
    expect(await refusal('einvoice.json')).toBe(
      'The e-invoice still needs: GSTIN of the company, address of the company, city of the company, PIN of the company, ' +
        `GSTIN of the buyer, address of the buyer, city of the buyer, PIN of the buyer, HSN of ${line?.name}.`,
    );
  });
});

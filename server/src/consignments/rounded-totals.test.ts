/** Totals in whole rupees where the two halves of the tax are together a paisa more or less than the tax of the order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { correctCustomer } from '../../../testing/builders/customers.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { orderRated } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

const ofMaharashtra = '27FGHIJ5678K1Z1';
let lastInvoice = 600;

/** Sells one piece for a company that rounds its invoices. */
async function soldFor(rate: number, gstPercent: number, gstin = ofMaharashtra) {
  const companyId = await addCompany(office.admin, { roundInvoices: 'Yes' });
  const order = await orderRated(office.admin, companyId, { customer: { gstin }, lines: [{ rate, gstPercent }] });
  const consignmentId = await dispatchPieces(office.admin, order, [1], String(++lastInvoice));
  return { order, consignmentId, made: await office.read(consignmentId) };
}

test('50 paise of the amounts on the invoice are rounded up, though the order has 49 (GTX-26, GTX-30)', async () => {
  const { made } = await soldFor(102_96, 18_00);
  // The order has 18.53 of tax, the invoice twice 9.27: 121.50.
  expect(made).toMatchObject({ gstAmount: 18_53, cgst: 9_27, sgst: 9_27, roundOff: 50, total: 122_00 });
});

test('49 paise of the amounts on the invoice are rounded down, though the order has 50 (GTX-26, GTX-30)', async () => {
  const { made } = await soldFor(103_33, 5_00);
  // The order has 5.17 of tax, the invoice twice 2.58: 108.49.
  expect(made).toMatchObject({ gstAmount: 5_17, cgst: 2_58, sgst: 2_58, roundOff: -49, total: 108_00 });
});

test('goods that join an invoice are rounded together with it (GTX-24, GTX-26)', async () => {
  const companyId = await addCompany(office.admin, { roundInvoices: 'Yes' });
  const sale = { customer: { gstin: ofMaharashtra }, lines: [{ rate: 102_96, gstPercent: 18_00, quantity: 2 }] };
  const order = await orderRated(office.admin, companyId, sale);
  const first = await dispatchPieces(office.admin, order, [1], '690');
  expect(await dispatchPieces(office.admin, order, [1], '690')).toBe(first);
  // Twice 18.53 of tax on 205.92: 242.98.
  expect(await office.read(first)).toMatchObject({ cgst: 18_53, sgst: 18_53, roundOff: 2, total: 243_00 });
});

test('an invoice that replaces a void one is rounded like it (GTX-26, GTX-31)', async () => {
  const companyId = await addCompany(office.admin, { roundInvoices: 'Yes', invoicesIssuedHere: 'Yes', invoicePrefix: 'R/' });
  const sale = { customer: { gstin: ofMaharashtra }, lines: [{ rate: 102_96, gstPercent: 18_00 }] };
  const consignmentId = await dispatchPieces(office.admin, await orderRated(office.admin, companyId, sale), [1], '');
  await office.admin.call('VoidInvoice', { consignmentId, reason: 'Wrong address' });
  await office.admin.call('IssueInvoice', { consignmentId });
  expect(await office.read(consignmentId)).toMatchObject({ invoiceNumber: 'R/0002', roundOff: 50, total: 122_00 });
});

test('the total of an invoice stays when the tax of the order is recalculated (GTX-15, GTX-26)', async () => {
  const { order, consignmentId, made } = await soldFor(102_96, 18_00, '24FGHIJ5678K1Z7');
  expect(made).toMatchObject({ heads: 'IGST', igst: 18_53, roundOff: -49, total: 121_00 });
  await correctCustomer(office.admin, order.customerId, { gstin: ofMaharashtra });
  await office.admin.call('RecalculateOrderTax', { orderId: order.orderId });
  expect(await office.read(consignmentId)).toMatchObject({ heads: 'CGST+SGST', cgst: 9_27, sgst: 9_27, roundOff: -50, total: 121_00 });
});

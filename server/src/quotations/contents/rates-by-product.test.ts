import { operations, type InputOf } from '@vikray/contract/operations.ts';
import { costing } from '@vikray/contract/quotations/costing.ts';
import { quotationDifferences } from '@vikray/contract/quotations/quotation-difference.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { addCompany } from '../../../../testing/builders/companies.ts';
import { addProduct } from '../../../../testing/builders/products.ts';
import { addApprovedQuotation, addQuotation, aQuotation, aRatedQuotation } from '../../../../testing/builders/quotations.ts';
import { startQuotationOffice, answered, type QuotationOffice } from '../../../../testing/panel/quotation-office.ts';
import { wrongRateSums } from '../../../../testing/panel/rate-sums.ts';

let office: QuotationOffice;
let stand: number;
let highest: number;
beforeAll(async () => {
  office = await startQuotationOffice();
  stand = await addProduct(office.panel.admin, { name: 'Saline Stand' });
  highest = await addCompany(office.panel.admin, { chargesMode: 'Highest Rate' });
});
afterAll(() => office.panel.stop());

/** Ten pieces at ₹1,000 with 18 %, and two at ₹500 with 5 %. */
const rated = () => [
  { productId: office.setup.productId, quantity: 10, rate: 1000_00, gstPercent: 18_00 },
  { productId: stand, quantity: 2, rate: 500_00, gstPercent: 5_00 },
];
const aRated = (change: Parameters<typeof aRatedQuotation>[2] = {}) => aRatedQuotation(office.setup, rated(), change);
const linesOf = (quotationId: number) => office.panel.admin.call('GetQuotationProduct', { quotationId });
const ask = (input: InputOf<'AddQuotation'>) => office.panel.admin.ask('AddQuotation', input);

describe('AddQuotation', () => {
  test('taxes each line at its rate and answers a blank percentage of the quotation (GTX-19, GTX-20)', async () => {
    const quotationId = await addQuotation(office.panel.admin, aRated());
    const { json } = await office.panel.admin.send('GetQuotation', { quotationid: quotationId });
    // ₹11,000 less 10 %: ₹9,000 at 18 % and ₹900 at 5 %; the charges of ₹100 at 18 % of their own.
    expect(json.data[0]).toMatchObject({
      fld_taxmode: 'By Product',
      fld_chargesmode: 'Own Rate',
      fld_gstpercent: '',
      fld_gstamount: '1665.00',
      fld_gstservicechargeamount: '18.00',
      fld_totalamount: '11683.00',
    });
    const { json: lines } = await office.panel.admin.send('GetQuotationProduct', { quotationid: quotationId });
    expect(lines.data.map((line: Record<string, string>) => line['fld_gstpercent'])).toEqual(['18.00', '5.00']);
  });

  test('keeps one rate without a mode, and no rates of lines (GTX-19)', async () => {
    const { products = [], ...entered } = aQuotation(office.setup);
    const input = { ...entered, products: products.map((line) => ({ ...line, gstPercent: 5_00 })) };
    const quotationId = await addQuotation(office.panel.admin, input);
    expect(await office.read(quotationId)).toMatchObject({ taxMode: 'One Rate', gstPercent: 18_00, gstAmount: 1620_00 });
    expect((await linesOf(quotationId)).map(({ gstPercent }) => gstPercent)).toEqual([null]);
  });

  test('refuses a line without a rate, by the name of its product (GTX-19)', async () => {
    const { products = [], ...entered } = aRated();
    const [first, second] = products;
    if (!first || !second) throw new Error('The quotation has two lines');
    for (const gstPercent of [undefined, null]) {
      const reply = await ask({ ...entered, products: [first, { ...second, gstPercent }] });
      expect(answered(reply)).toEqual([400, 'GST is missing for Saline Stand.']);
    }
  });

  test('needs the percentage of the quotation with one rate, in the words of before (GTX-19, SHR-13)', async () => {
    const { gstPercent: _, ...entered } = aQuotation(office.setup);
    expect(answered(await ask(entered))).toEqual([400, 'GST percent is missing.']);
    expect(answered(await ask({ ...entered, gstPercent: null }))).toEqual([400, 'GST percent must be a number with at most two decimals.']);
    const { json } = await office.panel.admin.send('AddQuotation', {
      ...z.encode(operations.AddQuotation.input, entered),
      gstpercent: '100.01',
    });
    expect(json.data).toBe('GST percent must be between 0 and 100.');
  });

  test('needs the lines at once with rates by product (GTX-19)', async () => {
    const { products: _, ...entered } = aRated();
    expect(answered(await ask(entered))).toEqual([400, 'Add atleast one product.']);
  });

  test('refuses more rates than the page of totals holds', async () => {
    const many = Array.from({ length: 13 }, (__, index) => ({ productId: stand, quantity: 1, rate: 100 + index, gstPercent: index * 100 }));
    const reply = await ask(aRatedQuotation(office.setup, many));
    expect(answered(reply)).toEqual([400, 'A quotation can have at most 12 different rates of GST.']);
  });

  test('refuses sums of the browser that differ from its own (GTX-20)', async () => {
    expect(answered(await ask({ ...aRated(), gstAmount: 1667_00 }))).toEqual([400, 'The amounts of this quotation do not add up.']);
  });

  test('puts charges into the groups as the company says, and keeps its mode (GTX-21)', async () => {
    const { admin } = office.panel;
    const quotationId = await addQuotation(admin, aRated({ preparedFor: highest, chargesMode: 'Highest Rate' }));
    const { json } = await admin.send('GetQuotation', { quotationid: quotationId });
    expect(json.data[0]).toMatchObject({
      fld_chargesmode: 'Highest Rate',
      fld_gstamount: '1683.00',
      fld_gstservicechargepercent: '0.00',
      fld_gstservicechargeamount: '0.00',
    });
    // With one rate, the charges keep a percentage of their own whatever the company says.
    const one = await addQuotation(admin, aQuotation(office.setup, undefined, { preparedFor: highest }));
    expect(await office.read(one)).toMatchObject({ chargesMode: 'Own Rate', gstServiceChargeAmount: 18_00 });
  });
});

describe('a quotation with rates by product', () => {
  test('is edited to one rate and back (GTX-19)', async () => {
    const quotationId = await addQuotation(office.panel.admin, aRated());
    expect((await office.edit(quotationId)).status).toBe(200);
    expect(await office.read(quotationId)).toMatchObject({ taxMode: 'One Rate', gstPercent: 18_00 });
    expect((await linesOf(quotationId)).map(({ gstPercent }) => gstPercent)).toEqual([null]);
    const { products = [], ...entered } = aRated();
    expect((await office.edit(quotationId, { ...entered, gstPercent: undefined, products })).status).toBe(200);
    expect(await office.read(quotationId)).toMatchObject({ taxMode: 'By Product', gstPercent: null, gstAmount: 1665_00 });
  });

  test('keeps its charges mode when the company changes its own later, in an edit and in a revision (GTX-21)', async () => {
    const { admin } = office.panel;
    const preparedFor = await addCompany(admin, { chargesMode: 'Apportioned' });
    const { products = [], ...entered } = aRated({ preparedFor, chargesMode: 'Apportioned' });
    const quotationId = await addQuotation(admin, { ...entered, products });
    await office.panel.db.updateTable('companies').set({ charges_mode: 'Highest Rate' }).where('id', '=', preparedFor).execute();
    expect((await office.edit(quotationId, { ...entered, gstPercent: undefined, products })).status).toBe(200);
    await admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const revised = await office.revise(quotationId, { ...entered, gstPercent: undefined, products });
    expect(await office.read(revised.quotationId)).toMatchObject({ chargesMode: 'Apportioned', taxMode: 'By Product' });
  });

  test('takes the charges mode of a company that an edit chooses instead (GTX-21)', async () => {
    const quotationId = await addQuotation(office.panel.admin, aRated());
    const { products = [], ...entered } = aRated({ preparedFor: highest, chargesMode: 'Highest Rate' });
    expect((await office.edit(quotationId, { ...entered, gstPercent: undefined, products })).status).toBe(200);
    expect(await office.read(quotationId)).toMatchObject({ chargesMode: 'Highest Rate', gstAmount: 1683_00, gstServiceChargeAmount: 0 });
  });

  test('takes no single lines (GTX-19)', async () => {
    const quotationId = await addQuotation(office.panel.admin, aRated());
    const line = { quotationId, productId: stand, quantity: 1, rate: 500_00 };
    const reply = await office.panel.admin.ask('AddQuotationProductMapping', line);
    expect(answered(reply)).toEqual([409, 'The lines of a quotation with rates by product are saved together with it.']);
  });

  test('gives modes and rates to its order (GTX-19, GTX-21)', async () => {
    const { admin } = office.panel;
    const quotationId = await addApprovedQuotation(admin, aRated());
    const [ordered] = await admin.call('AddOrder', { quotationId });
    const { rows } = await admin.call('GetOrder', { orderId: ordered?.orderId });
    expect(rows[0]).toMatchObject({ taxMode: 'By Product', chargesMode: 'Own Rate', gstPercent: null, gstAmount: 1665_00 });
    const lines = await admin.call('GetOrderProduct', { orderId: ordered?.orderId ?? 0 });
    expect(lines.map(({ gstPercent }) => gstPercent)).toEqual([18_00, 5_00]);
  });

  test('shows the difference to a revision rate by rate, exact to the paisa (GTX-22, REV-25)', async () => {
    const { admin } = office.panel;
    const first = await addApprovedQuotation(admin, aQuotation(office.setup, [{ productId: stand, quantity: 3, rate: 333_33 }]));
    const { products = [], ...entered } = aRated();
    const { quotationId } = await office.revise(first, { ...entered, gstPercent: undefined, products });
    const rows = await admin.call('GetQuotationDifference', { quotationId, againstId: first, all: 'Yes' });
    const goods = rows.filter(({ label }) => label.startsWith('GST on Goods'));
    expect(goods.map(({ label, kind, before, after }) => [label, kind, before, after])).toEqual([
      ['GST on Goods (18%)', 'Changed', '₹162.00', '₹1,620.00'],
      ['GST on Goods (5%)', 'Added', '', '₹45.00'],
    ]);
    const sides = await Promise.all(
      [first, quotationId].map(async (id) => ({ quotation: await office.read(id), lines: await linesOf(id) })),
    );
    const [older, newer] = sides;
    if (!older || !newer) throw new Error('There are two revisions');
    expect(quotationDifferences(older, newer)).toEqual(rows);
    const change = rows.reduce(
      (sum, row) => sum + (row.totalAfter ?? row.amountAfter ?? 0) - (row.totalBefore ?? row.amountBefore ?? 0),
      0,
    );
    expect(change).toBe(newer.quotation.totalAmount - older.quotation.totalAmount);
    expect(costing({ ...entered, gstPercent: 0, byProduct: { lines: newer.lines.map(ratedLine), chargesMode: 'Own Rate' } })).toMatchObject(
      {
        totalAmount: newer.quotation.totalAmount,
      },
    );
  });

  test('is what the database computes from its lines, and so is its order (GTX-23)', async () => {
    const { db } = office.panel;
    expect((await wrongRateSums().execute(db)).rows).toEqual([]);
    expect((await wrongRateSums('orders', 'order_lines', 'order_id').execute(db)).rows).toEqual([]);
  });
});

function ratedLine({ total, gstPercent }: { readonly total: number; readonly gstPercent: number | null }) {
  return { total, gstPercent: gstPercent ?? 0 };
}

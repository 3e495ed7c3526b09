import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { aQuotation, aRatedQuotation } from '../../../testing/builders/quotations.ts';
import { startQuotationOffice, answered } from '../../../testing/panel/quotation-office.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { listedConsignments } from './consignment-store.ts';

let office: Awaited<ReturnType<typeof startQuotationOffice>>;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

/** An order of two lines with odd amounts, whose tax is decided. */
async function anOrder(change: Parameters<typeof aQuotation>[2] = { installed: 'No' }) {
  const { admin } = office.panel;
  const productIds = [await addProduct(admin, { stock: 100_00 }), await addProduct(admin, { stock: 100_00 })];
  await admin.call('UpdateProductTax', { productId: productIds[0] ?? 0, hsn: '940310', unit: 'PCS' });
  const lines = productIds.map((productId, index) => ({ productId, quantity: 3 + index, rate: 333_33 + index }));
  const ordered = await addOrderWithLines(admin, aQuotation(office.setup, lines, change));
  const { rows } = await admin.call('GetOrder', { orderId: ordered.orderId });
  return { ...ordered, total: rows[0]?.totalAmount ?? 0, number: rows[0]?.number ?? '' };
}

async function consignmentsOf(orderId: number) {
  return office.panel.admin.call('GetConsignment', { orderId });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('AddDispatch', () => {
  test('makes a consignment of each invoice; together they are the order to the paisa (GTX-24, GTX-26)', async () => {
    const { admin } = office.panel;
    const order = await anOrder();
    const first = await dispatchPieces(admin, order, [1, 0], '1');
    const second = await dispatchPieces(admin, order, [1, 3], '2');
    const third = await dispatchPieces(admin, order, [1, 1], '3');
    const made = await consignmentsOf(order.orderId);
    expect(made.map(({ consignmentId }) => consignmentId)).toEqual([first, second, third]);
    expect(sum(made.map(({ total }) => total))).toBe(order.total);
    for (const { taxable, cgst, sgst, igst, roundOff, total, heads } of made)
      expect([heads, taxable + cgst + sgst + igst + roundOff]).toEqual(['CGST+SGST', total]);
    expect(made[0]).toMatchObject({
      number: order.number,
      invoiceNumber: '1',
      invoiceDate: '2026-11-20',
      paper: 'Dispatch Note',
      paperState: '',
      placeOfSupply: '27',
      version: 1,
    });
    expect(made[0]?.lines).toEqual([expect.objectContaining({ quantity: 1, hsn: '940310', unit: 'PCS', gross: 333_33 })]);
  });

  test.each(['Own Rate', 'Apportioned', 'Highest Rate'] as const)(
    'shares rates by product, with charges at %s (GTX-24, GTX-26)',
    async (chargesMode) => {
      const { admin } = office.panel;
      const companyId = await addCompany(admin, { chargesMode });
      const productIds = [await addProduct(admin, { stock: 100_00 }), await addProduct(admin, { stock: 100_00 })];
      const lines = productIds.map((productId, index) => ({
        productId,
        quantity: 3 + index,
        rate: 333_33 + index,
        gstPercent: index === 0 ? 18_00 : 5_00,
      }));
      const quotation = aRatedQuotation({ ...office.setup, companyId }, lines, { chargesMode, installed: 'No' });
      const order = await addOrderWithLines(admin, quotation);
      for (const [index, quantities] of [
        [1, 0],
        [1, 3],
        [1, 1],
      ].entries())
        await dispatchPieces(admin, order, quantities, String(index));
      const made = await consignmentsOf(order.orderId);
      expect(sum(made.map(({ total }) => total))).toBe(quotation.totalAmount);
      expect(made[1]).toMatchObject({ chargesMode });
      expect(made[1]?.lines.map(({ gstPercent }) => gstPercent)).toEqual([18_00, 5_00]);
    },
  );

  test('joins calls of one line each, with the same invoice, into one consignment (GTX-24)', async () => {
    const { admin } = office.panel;
    const order = await anOrder();
    const id = await dispatchPieces(admin, order, [2, 0]);
    expect(await dispatchPieces(admin, order, [1, 0])).toBe(id);
    expect(await dispatchPieces(admin, order, [0, 4])).toBe(id);
    const [made, ...others] = await consignmentsOf(order.orderId);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ total: order.total, version: 3 });
    expect(made?.lines.map(({ quantity }) => quantity)).toEqual([3, 4]);
  });

  test('makes the same values when parts of several invoices alternate (GTX-26)', async () => {
    const { admin } = office.panel;
    const order = await anOrder();
    for (const [quantities, invoice] of [
      [[1, 1], '1'],
      [[1, 0], '2'],
      [[0, 2], '1'],
      [[1, 1], '2'],
    ] as const)
      await dispatchPieces(admin, order, quantities, invoice);
    expect(sum((await consignmentsOf(order.orderId)).map(({ total }) => total))).toBe(order.total);
  });

  test('keeps the GSTIN and the names as they were when the goods left (GTX-24)', async () => {
    const { admin } = office.panel;
    const order = await anOrder({});
    await dispatchPieces(admin, order, [3, 4]);
    const [made] = await consignmentsOf(order.orderId);
    expect(made).toMatchObject({ heads: '', placeOfSupply: '', cgst: 0, roundOff: 0, total: order.total, gstin: '' });
    expect(made?.seller.gstin).not.toBe('');
    expect(made?.consignee).toEqual(made?.buyer);
  });
});

describe('GetConsignment', () => {
  test('answers nothing for an unknown consignment, and asks for one (GTX-25)', async () => {
    const { admin } = office.panel;
    expect(answered(await admin.ask('GetConsignment', { consignmentId: 999_999 }))).toEqual([404, 'This consignment does not exist.']);
    expect(answered(await admin.ask('GetConsignment', {}))).toEqual([400, 'Name a consignment or an order.']);
  });
});

describe('GetConsignmentList', () => {
  test('finds a consignment by every text that its row shows, also after each change (GEN-15, GTX-25, GTX-35)', async () => {
    const { admin } = office.panel;
    const order = await anOrder();
    const consignmentId = await dispatchPieces(admin, order, [1, 1], '88003');
    const isFound = async (search: string) =>
      (await admin.call('GetConsignmentList', { search })).rows.some((row) => row.consignmentId === consignmentId);
    const read = async () => (await admin.call('GetConsignmentList', { orderId: order.orderId })).rows[0];
    const amountsOf = ({ total, taxable, cgst, sgst, igst }: NonNullable<Awaited<ReturnType<typeof read>>>) =>
      [total, taxable, cgst + sgst + igst].flatMap((paise) => [formatRupees(paise), formatDecimal(paise)]);

    const before = await read();
    const shown = ['88003', '20/11/2026', '20-11-2026', 'Dispatch Note', 'Maharashtra', ...(before ? amountsOf(before) : [])];
    for (const text of shown) expect([text, await isFound(text)]).toEqual([text, true]);

    // More goods join it, so that it has other amounts.
    await dispatchPieces(admin, order, [1, 2], '88003');
    const joined = await read();
    expect(joined?.total).not.toBe(before?.total);
    for (const text of joined ? amountsOf(joined) : []) expect([text, await isFound(text)]).toEqual([text, true]);

    await admin.call('UpdateEway', { consignmentId, ewayNumber: '331009999001', ewayDate: '2026-11-20' });
    expect(await isFound('331009999001')).toBe(true);
    await admin.call('UpdateEway', { consignmentId, ewayNumber: '' });
    expect(await isFound('331009999001')).toBe(false);
    await admin.call('IssueChallan', { consignmentId });
    const challan = (await read())?.challanNumber ?? '';
    for (const text of [challan, '88003', 'Maharashtra']) expect([text, await isFound(text)]).toEqual([text, true]);
  });

  test('finds a consignment without heads by the tax that its row shows (GEN-15, GTX-35)', async () => {
    const { admin } = office.panel;
    const order = await anOrder({});
    const consignmentId = await dispatchPieces(admin, order, [1, 1], '88005');
    const [made] = await admin.call('GetConsignment', { consignmentId });
    const tax = formatRupees((made?.total ?? 0) - (made?.taxable ?? 0));
    expect(made).toMatchObject({ heads: '', cgst: 0, roundOff: 0 });
    const { rows } = await admin.call('GetConsignmentList', { search: `88005 ${tax}` });
    expect(rows.map((row) => row.consignmentId)).toEqual([consignmentId]);
  });

  test('lists consignments newest first, filters and finds them (GTX-25)', async () => {
    const { admin } = office.panel;
    const order = await anOrder();
    const first = await dispatchPieces(admin, order, [1, 0], '88001');
    const second = await dispatchPieces(admin, order, [1, 0], '88002');
    const ids = async (filter: object) => (await admin.call('GetConsignmentList', filter)).rows.map(({ consignmentId }) => consignmentId);
    expect(await ids({ orderId: order.orderId })).toEqual([second, first]);
    expect(await ids({ search: '88001' })).toEqual([first]);
    expect(await ids({ companyId: office.setup.companyId, customerId: office.setup.customerId, search: '88002' })).toEqual([second]);
    const reply = await admin.fetch(`/api/GetConsignmentList?orderid=${order.orderId}&format=csv`);
    expect(reply.text).toContain('88001');
  });

  test('sends figures that add up in a spreadsheet, a negative round-off too (GTX-35)', async () => {
    const { panel, setup } = office;
    const companyId = await addCompany(panel.admin, { roundInvoices: 'Yes' });
    const productId = await addProduct(panel.admin, { stock: 100_00 });
    const order = await addOrderWithLines(
      panel.admin,
      aQuotation({ ...setup, companyId }, [{ productId, quantity: 1, rate: 100_05 }], { installed: 'No' }),
    );
    const consignmentId = await dispatchPieces(panel.admin, order, [1], '88003');
    const [made] = await panel.admin.call('GetConsignment', { consignmentId });
    expect(made?.roundOff).toBeLessThan(0);
    const roundOff = ((made?.roundOff ?? 0) / 100).toFixed(2);
    const csv = (await panel.admin.fetch(`/api/GetConsignmentList?companyid=${companyId}&format=csv`)).text;
    const [headings = [], cells = []] = csv.split('\r\n').map((line) => line.split(','));
    expect(cells[headings.indexOf('Round Off')]).toBe(roundOff);
    const file = await fetch(`${panel.address}/api/GetConsignmentList?companyid=${companyId}&format=xlsx`, {
      headers: { cookie: panel.admin.cookie },
    });
    const sheet = strFromU8(unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain(`<v>${Number(roundOff)}</v>`);
  });

  test('sends the GST of a consignment without heads in a column of its own (GTX-35)', async () => {
    const { admin } = office.panel;
    const order = await anOrder({});
    await dispatchPieces(admin, order, [1, 1], '88004');
    const { text } = await admin.fetch(`/api/GetConsignmentList?orderid=${order.orderId}&format=csv`);
    const [headings = [], cells = []] = text.split('\r\n').map((line) => line.split(','));
    const paise = (heading: string) => Math.round(Number(cells[headings.indexOf(heading)]) * 100);
    expect(paise('CGST')).toBe(0);
    expect(paise('GST Without Heads')).toBeGreaterThan(0);
    const parts = ['Taxable', 'CGST', 'SGST', 'IGST', 'GST Without Heads', 'Round Off'];
    expect(sum(parts.map(paise))).toBe(paise('Total'));
  });

  test.each(['newest', 'invoiceDate'] as const)('has an index for the order by %s (GTX-25)', async (sort) => {
    const { db } = office.panel;
    expect(await planOfPage(db, listedConsignments(db, {}), { sort })).not.toMatch(sorting);
  });
});

describe('UpdateTransport', () => {
  test('keeps how a consignment travels, and refuses an older version (GTX-34)', async () => {
    const { admin } = office.panel;
    const order = await anOrder();
    const consignmentId = await dispatchPieces(admin, order, [1, 0]);
    const entered = {
      transporter: 'VRL Logistics',
      mode: 'Road',
      vehicleNumber: 'mh12ab1234',
      lrNumber: 'LR/77',
      lrDate: '2026-11-21',
      distance: 4000,
      packages: 12,
      weight: 1250_50,
      freight: 'To Pay',
    } as const;
    await admin.call('UpdateTransport', { consignmentId, version: 1, ...entered });
    const [kept] = await admin.call('GetConsignment', { consignmentId });
    expect(kept).toMatchObject({ ...entered, vehicleNumber: 'MH12AB1234', version: 2, driver: '' });
    const stale = await admin.ask('UpdateTransport', { consignmentId, version: 1, driver: 'Ramesh' });
    expect(stale.status).toBe(409);
    await admin.call('UpdateTransport', { consignmentId, distance: null, lrDate: '' });
    expect((await admin.call('GetConsignment', { consignmentId }))[0]).toMatchObject({ distance: null, lrDate: '', packages: 12 });
  });

  test('refuses what cannot be (GTX-34)', async () => {
    const { admin } = office.panel;
    const refused = async (entered: object) => answered(await admin.send('UpdateTransport', { consignmentid: 1, ...entered }));
    expect(await refused({ distance: 4001 })).toEqual([400, 'The distance must be a whole number from 0 to 4,000 km.']);
    expect(await refused({ packages: 10_000 })).toEqual([400, 'The packages must be a whole number from 0 to 9,999.']);
    expect(await refused({ drivermobile: '123' })).toEqual([400, 'The mobile number of the driver must have 10 digits.']);
    expect(answered(await admin.ask('UpdateTransport', { consignmentId: 999_999 }))).toEqual([404, 'This consignment does not exist.']);
  });
});

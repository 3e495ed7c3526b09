import { measures } from '@vikray/contract/reports/sales-report.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMoneySetup } from '../../../testing/builders/money.ts';
import { correctCustomer, readCustomer } from '../../../testing/builders/customers.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
const yearsMs = 5 * 366 * 86_400_000;
beforeAll(async () => {
  panel = await startTestPanel({ sessionIdleMs: yearsMs, sessionMaxMs: yearsMs });
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

const sales = async (wire: object) => panel.admin.send('GetSalesReport', { page: 1, ...wire });

describe('GetSalesReport', () => {
  test('counts an order of the first minutes of April in India in the new year (RPT-07)', async () => {
    const mine = await addSalesSetup(panel.admin);
    // 31 March, 23:50 and 1 April, 00:10 in India; both are 31 March in UTC.
    panel.clock.set('2027-03-31T18:20:00.000Z');
    await addOrder(panel.admin, aQuotation(mine, undefined, { date: '2027-03-31' }));
    panel.clock.set('2027-03-31T18:40:00.000Z');
    await addOrder(panel.admin, aQuotation(mine, undefined, { date: '2027-04-01' }));
    const ofYear = async (from: string) => (await sales({ by: 'month', from, to: from, customerid: mine.customerId })).json.data;
    const april = await ofYear('this year');
    expect(april).toMatchObject([
      { fld_key: '2027-04', fld_label: 'April 2027', fld_count: 1, fld_change: 'new' },
      { fld_key: 'total', fld_count: 1 },
    ]);
    const march = (await ofYear('last year')).filter((row: { fld_count: number }) => row.fld_count > 0);
    expect(march).toMatchObject([
      { fld_key: '2027-03', fld_count: 1 },
      { fld_key: 'total', fld_count: 1 },
    ]);
  });

  test('has one row for a renamed customer, under the name of their newest order (RPT-07)', async () => {
    const mine = await addSalesSetup(panel.admin);
    await addOrder(panel.admin, aQuotation(mine, undefined, { date: '2027-04-01' }));
    await correctCustomer(panel.admin, mine.customerId, { companyName: 'Renamed Hospital' });
    await addOrder(panel.admin, aQuotation(mine, undefined, { date: '2027-04-01' }));
    const { json } = await sales({ by: 'customer', customerid: mine.customerId });
    expect(json.data).toHaveLength(2);
    expect(json.data[0]).toMatchObject({ fld_label: 'Renamed Hospital', fld_count: 2, fld_key: String(mine.customerId) });
    expect((await readCustomer(panel.admin, mine.customerId)).companyName).toBe('Renamed Hospital');
  });

  test('sums a paisa and 99 crore exactly (RPT-05, RPT-27)', async () => {
    const mine = await addSalesSetup(panel.admin);
    const without = { discountPercent: 0, gstPercent: 0, specialCharges: 0, shippingCharges: 0, installationCharges: 0 };
    for (const [rate, quantity] of [
      [1, 1],
      [1_00_00_000_00, 99],
    ] as const) {
      const total = rate * quantity;
      const amounts = {
        subtotal: total,
        discountAmount: 0,
        totalDiscountAmount: total,
        gstAmount: 0,
        gstServiceChargeAmount: 0,
        totalAmount: total,
      };
      await addOrder(
        panel.admin,
        aQuotation(mine, [{ productId: mine.productId, quantity, rate }], { date: '2027-04-01', ...without, ...amounts }),
      );
    }
    for (const measure of ['Order value', 'Goods value', 'Net goods value'])
      expect((await sales({ by: 'customer', customerid: mine.customerId, measure })).json.data[0]).toMatchObject({
        fld_count: 2,
        fld_amount: '990000000.01',
        fld_share: '100.00',
      });
  });

  test('refuses what it cannot answer, each with its sentence (RPT-03, RPT-06, RPT-08)', async () => {
    const refused = async (wire: object) => {
      const { status, json } = await sales(wire);
      return { status, data: json.data };
    };
    expect(await refused({ by: 'month', from: '2027-04-02', to: '2027-04-01' })).toEqual({
      status: 400,
      data: 'The first day must not be after the last.',
    });
    expect(await refused({ by: 'month', from: '2020-01-01', to: '2026-01-01' })).toEqual({ status: 400, data: 'Choose at most 5 years.' });
    expect(await refused({ by: 'x;drop' })).toEqual({ status: 400, data: 'Please choose what the figures are grouped by.' });
    expect(await refused({ by: 'month', measure: 'Profit' })).toEqual({ status: 400, data: 'Please choose a measure.' });
    expect(await refused({ by: 'product', measure: 'Order value' })).toEqual({
      status: 400,
      data: 'By product, category and solution there is goods value only.',
    });
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`filter${index}`, '1']));
    expect((await sales({ by: 'month', ...many })).status).toBeLessThan(500);
  });

  test('keeps the row of a preparer who was deleted, with their orders (RPT-02, RPT-07, RPT-17)', async () => {
    const preparer = await panel.userWith(rightNames);
    const mine = await addSalesSetup(panel.admin);
    await addOrder(preparer, aQuotation(mine, undefined, { date: '2027-04-01' }));
    await panel.admin.call('DeleteUser', { userId: preparer.userId });
    const { json } = await sales({ by: 'person', customerid: mine.customerId });
    const key = String(preparer.userId);
    expect(json.data[0]).toMatchObject({ fld_key: key, fld_count: 1, fld_page: expect.stringContaining(`preparedbyid=${key}`) });
    expect(json.data[0].fld_label).not.toBe(key);
    const opened = Object.fromEntries(new URLSearchParams(json.data[0].fld_page.split('?')[1]));
    expect((await panel.admin.send('GetOrder', { page: 1, ...opened })).json.total).toBe(1);
    const aged = await panel.admin.send('GetAgeing', { page: 1, what: 'orders', by: 'person' });
    expect(aged.json.data).toContainEqual(expect.objectContaining({ fld_key: key, fld_label: json.data[0].fld_label, fld_count: 1 }));
  });

  test('tells the largest 500 one by one, and then the others together, who open nothing (RPT-11)', async () => {
    const mine = await addSalesSetup(panel.admin);
    const without = { discountPercent: 0, gstPercent: 0, specialCharges: 0, shippingCharges: 0, installationCharges: 0 };
    for (let order = 0; order < 6; order++) {
      const lines: { productId: number; quantity: number; rate: number }[] = [];
      for (let line = 0; line < (order < 5 ? 100 : 2); line++)
        lines.push({ productId: await addProduct(panel.admin), quantity: 1, rate: order < 5 ? 100_00 : 1_00 });
      const total = lines.reduce((sum, { rate }) => sum + rate, 0);
      const amounts = {
        subtotal: total,
        discountAmount: 0,
        totalDiscountAmount: total,
        gstAmount: 0,
        gstServiceChargeAmount: 0,
        totalAmount: total,
      };
      await addOrder(panel.admin, aQuotation(mine, lines, { date: '2027-04-01', ...without, ...amounts }));
    }
    const { json } = await sales({ by: 'product', customerid: mine.customerId });
    expect(json.data).toHaveLength(502);
    expect(json.data.slice(-2)).toMatchObject([
      { fld_key: 'others', fld_label: 'Others (2)', fld_count: 2, fld_amount: '2.00', fld_page: '', fld_beforepage: '' },
      { fld_key: 'total', fld_count: 502, fld_amount: '50002.00' },
    ]);
  });

  test('answers only holders of View Reports (RPT-01)', async () => {
    const other = await panel.userWith(['Order List', 'View Outstanding']);
    for (const [name, wire] of [
      ['GetSalesReport', { by: 'month' }],
      ['GetFunnel', {}],
      ['GetAgeing', { what: 'orders' }],
      ['GetUnsold', {}],
    ] as const)
      expect((await other.send(name, { page: 1, ...wire })).status).toBe(403);
    expect((await (await panel.userWith(['View Reports'])).send('GetSalesReport', { page: 1, by: 'month' })).status).toBe(200);
  });

  test('is the same as a file, with the figures of the page (RPT-20)', async () => {
    await addOrder(panel.admin, aQuotation(setup, undefined, { date: '2027-04-01' }));
    const { text, headers } = await panel.admin.send('GetSalesReport', { by: 'company', format: 'csv' });
    expect(headers.get('content-disposition')).toContain('sales_report.csv');
    const [head = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe('Issuing Company,Orders,Order value,Share %,Year Before,Change %');
    const { json } = await sales({ by: 'company' });
    expect(lines).toHaveLength(json.data.length);
    expect(lines.at(-1)).toContain(json.data.at(-1).fld_amount);
  });
});

test('the funnel counts a number as shared once any of its revisions was mailed (RPT-13)', async () => {
  const mine = await addSalesSetup(panel.admin);
  const added = await panel.admin.call('AddQuotation', aQuotation(mine, undefined, { date: '2027-04-01' }));
  const quotationId = added[0]?.quotationId ?? 0;
  const shared = async () =>
    (await panel.admin.call('GetFunnel', { page: 1, from: 'this year', to: 'this year', customerId: mine.customerId })).rows.find(
      ({ key }) => key === 'Shared',
    );
  expect(await shared()).toMatchObject({ count: 0, countShare: '0.00' });
  await panel.db
    .insertInto('mail_log')
    .values({
      quotation_id: quotationId,
      sent_by_id: 1,
      recipients: 'ms@sahyadri.example.in',
      subject: 'Your quotation',
      message_id: 'one@example.in',
      result: 'sent',
      answer: '',
      cc: '',
      template_id: null,
      link_id: null,
      sent_at: panel.clock.now().toISOString(),
    })
    .execute();
  expect(await shared()).toMatchObject({ count: 1, countShare: '100.00' });
});

describe('the money of a report', () => {
  const keysOf = async (caller: Caller, wire: object) =>
    (await caller.send('GetSalesReport', { page: 1, by: 'month', ...wire })).json.data.map(({ fld_key: key }: { fld_key: string }) => key);
  const money = ['billed', 'received'];
  const shown = (keys: readonly string[]) => keys.filter((key) => money.includes(key));

  test('stands below the total only once a company keeps its money here, and where it can be told (RPT-12)', async () => {
    const other = await startTestPanel();
    try {
      expect(shown(await keysOf(other.admin, {}))).toEqual([]);
      const own = await addMoneySetup(other.admin);
      for (const measure of measures) expect(shown(await keysOf(other.admin, { measure, customerid: own.customerId }))).toEqual(money);
      expect(shown(await keysOf(other.admin, { statename: 'Kerala' }))).toEqual([]);
      expect(shown(await keysOf(other.admin, { by: 'product' }))).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  test('is for those who may open its lists (RPT-12, RPT-17)', async () => {
    const other = await startTestPanel();
    try {
      await addMoneySetup(other.admin);
      expect(shown(await keysOf(await other.userWith(['View Reports']), {}))).toEqual([]);
      expect(shown(await keysOf(await other.userWith(['View Reports', 'Receipt List']), {}))).toEqual(['received']);
      expect(shown(await keysOf(await other.userWith(['View Reports', 'View Tax Documents']), {}))).toEqual(['billed']);
      const owed = async (caller: Caller) => (await caller.send('GetAgeing', { page: 1, what: 'owed' })).status;
      expect(await owed(await other.userWith(['View Reports', 'Receipt List']))).toBe(403);
      expect(await owed(await other.userWith(['View Reports', 'View Outstanding']))).toBe(200);
    } finally {
      await other.stop();
    }
  });
});

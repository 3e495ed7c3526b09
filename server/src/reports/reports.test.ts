import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctCustomer, readCustomer } from '../../../testing/builders/customers.ts';
import { addOrder, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
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

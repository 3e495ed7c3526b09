import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfCount, planOfPage, planOfQuery } from '../../../testing/panel/query-plan.ts';
import { candidatesOf } from '../platform/database/lists/indexed-filters.ts';
import { listedQuotations, type QuotationFilter } from './quotation-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
let quotationId: number;
let others: number;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
  quotationId = await addQuotation(panel.admin, aQuotation(setup));
  others = await addQuotation(panel.admin, aQuotation(await addSalesSetup(panel.admin)));
});
afterAll(() => panel.stop());

async function found(filters: Record<string, unknown>): Promise<number[]> {
  const { json } = await panel.admin.send('GetQuotation', { page: 1, ...filters });
  return json.data.map((row: { fld_quotationid: number }) => row.fld_quotationid);
}

describe('GetQuotation', () => {
  test('keeps the quotations of a product and a preparer (FND-15)', async () => {
    expect(await found({ productid: setup.productId })).toEqual([quotationId]);
    expect(await found({ preparedbyid: 1, customerid: setup.customerId })).toEqual([quotationId]);
    expect(await found({ preparedbyid: 999 })).toEqual([]);
    expect(await found({ productid: setup.productId, revisions: 'All' })).toEqual([quotationId]);
  });

  test('keeps those of some days and amounts, with the shown status (FND-15, FND-18)', async () => {
    const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
    if (!quotation) throw new Error('The quotation is there');
    const rupees = (quotation.totalAmount / 100).toFixed(2);
    for (const filters of [
      { from: 'this year', to: 'this year' },
      { from: quotation.date, to: quotation.date },
      { least: rupees, most: rupees },
    ])
      expect(await found({ ...filters, shownstatus: 'Pending' })).toEqual([others, quotationId]);
    expect(await found({ from: 'last year', to: 'last year' })).toEqual([]);
    expect(await found({ validto: '2001-01-01' })).toEqual([]);
    expect(await found({ most: '0.01' })).toEqual([]);
  });

  test('keeps those first quoted on some days, also after a revision (FND-15)', async () => {
    const input = aQuotation(await addSalesSetup(panel.admin));
    const first = await addQuotation(panel.admin, input);
    await panel.db.updateTable('quotations').set({ quoted_on: '2025-06-15' }).where('id', '=', first).execute();
    const ofJune = { quotedfrom: '2025-06-01', quotedto: '2025-06-30' };
    expect(await found(ofJune)).toEqual([first]);
    const second = await addRevision(panel, first, input, 'Other prices');
    expect(await found(ofJune)).toEqual([second]);
    expect(await found({ from: '2025-06-01', to: '2025-06-30' })).toEqual([]);
    expect(await found({ quotedfrom: '2025-07-01' })).not.toContain(second);
  });

  test.each([
    ['preparedbyid', 'me', 'Prepared By is not one of the choices.'],
    ['least', 'a lot', 'Amount at Least must be a number with at most two decimals.'],
  ])('refuses %s=%s with a sentence that names it (FND-15)', async (filter, value, sentence) => {
    for (const operation of ['GetQuotation', 'GetApprovedQuotation'] as const) {
      const { status, json } = await panel.admin.send(operation, { page: 1, [filter]: value });
      expect([status, json.data]).toEqual([400, sentence]);
    }
  });
});

/** Of few rows, PostgreSQL reads any index of all current quotations. So it gets two thousand by another user, of other days and amounts. */
async function addMany(): Promise<void> {
  const { userId } = await panel.userWith([]);
  await sql`insert into quotations select (jsonb_populate_record(original, jsonb_build_object(
      'id', 1000 + n, 'number', 'MANY/' || n, 'base_number', 'MANY/' || n, 'sequence', 1000 + n, 'prepared_by_id', ${userId}::int,
      'quoted_on', (date '2020-01-01' + n)::text, 'valid_until', (date '2025-12-20' + n)::text, 'shipping_charges_paise', original.shipping_charges_paise + n, 'total_paise', original.total_paise + n))).*
    from quotations as original, generate_series(1, 2000) as n where original.id = ${quotationId}`.execute(panel.db);
  await sql`analyze`.execute(panel.db);
}

const now = '2026-11-28T06:00:00.000Z';

describe('each filter of the quotation list', () => {
  beforeAll(async () => {
    if (inject('databaseSupply').engine === 'postgres') await addMany();
  });

  const filters: [QuotationFilter, RegExp][] = [
    [{ preparedById: 1 }, /quotations_by_preparer/],
    [{ productId: 1 }, /quotation_lines_by_product/],
    [{ from: '2026-01-01', to: '2026-01-31' }, /quotations_by_date/],
    [{ quotedFrom: '2026-01-01', quotedTo: '2026-01-31' }, /quotations_first/],
    [{ validTo: '2026-01-01' }, /quotations_valid_until/],
    [{ least: 100_00, most: 200_00 }, /quotations_by_total/],
  ];

  test.each(filters)('%o is served by an index (FND-15)', async (filter, index) => {
    const [only] = candidatesOf(listedQuotations(panel.db, filter, now));
    if (!only) throw new Error('There is one filter');
    expect(await planOfQuery(panel.db, only)).toMatch(index);
  });

  const lost: [QuotationFilter, RegExp][] = [
    [{ stage: 'Lost' }, /quotations_lost/],
    [{ lostReason: 'Price' }, /quotations_lost/],
    [{ stage: 'Void' }, /quotations_void/],
  ];

  test.each(lost)('%o is read from an index of these alone (FND-15)', async (filter, index) => {
    const list = listedQuotations(panel.db, filter, now);
    for (const plan of [await planOfPage(panel.db, list, {}), await planOfCount(panel.db, list)]) expect(plan).toMatch(index);
  });
});

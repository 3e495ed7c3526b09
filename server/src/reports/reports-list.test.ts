import { operations, type InputOf } from '@vikray/contract/operations.ts';
import type { ReportRow } from '@vikray/contract/reports/report-row.ts';
import type { Bucket } from '@vikray/contract/money/outstanding.ts';
import { agedRecords, ageingBy, isAgedBy } from '@vikray/contract/reports/ageing.ts';
import { offeredMeasures, salesBy, type Measure } from '@vikray/contract/reports/sales-report.ts';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveThroughYears } from '../../../testing/builders/random-office.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { unsoldQuery } from './unsold-store.ts';

let panel: TestPanel;
/** Longer than the history. */
const yearsMs = 5 * 366 * 86_400_000;
let office: Awaited<ReturnType<typeof liveThroughYears>>;
beforeAll(async () => {
  panel = await startTestPanel({ sessionIdleMs: yearsMs, sessionMaxMs: yearsMs });
  office = await liveThroughYears(panel);
}, 120_000);
afterAll(() => panel.stop());

const lists = {
  orderlist: 'GetOrder',
  orderlines: 'GetOrderLine',
  quotationlist: 'GetQuotation',
  taxdocuments: 'GetConsignmentList',
  receipts: 'GetReceipt',
  outstanding: 'GetOutstanding',
} as const;

type Sum =
  | 'totalAmount'
  | 'totalDiscountAmount'
  | 'goodsValue'
  | 'netGoodsValue'
  | 'closedValue'
  | 'returnedValue'
  | 'pendingValue'
  | 'total'
  | 'received'
  | 'open'
  | Uncapitalize<Bucket>;

/** What the rows below the total, and the buckets of what is owed, sum up instead. */
const ownSums: Readonly<Record<string, Sum>> = {
  closed: 'closedValue',
  returned: 'returnedValue',
  billed: 'total',
  received: 'received',
  NotDue: 'notDue',
  UpTo30: 'upTo30',
  UpTo60: 'upTo60',
  UpTo90: 'upTo90',
  Over90: 'over90',
  Disputed: 'disputed',
};

/** The number of rows of the list that a figure opens, and their sum. */
async function opened(page: string, sum: Sum): Promise<{ count: number; amount: number }> {
  const [path = '', query = ''] = page.split('?');
  const name = lists[path as keyof typeof lists];
  const { goodsvalue, ...filters } = Object.fromEntries(new URLSearchParams(query));
  const wanted = goodsvalue === 'Yes' ? 'totalDiscountAmount' : sum;
  const { json } = await panel.admin.send(name, { ...filters, page: 1, pagesize: 500 });
  const rows = z.decode(z.array(operations[name].row as z.ZodType), json.data) as Readonly<Record<string, number>>[];
  if (json.total !== rows.length) throw new Error(`${page} has more rows than a page`);
  return { count: rows.length, amount: rows.reduce((total, row) => total + (row[wanted] ?? Number.NaN), 0) };
}

const sumOf: Readonly<Record<Measure, Sum>> = {
  'Order value': 'totalAmount',
  'Goods value': 'goodsValue',
  'Net goods value': 'netGoodsValue',
};

/** The figures that open something else, now or in the period before. */
async function wrongFigures(rows: readonly ReportRow[], sum: Sum): Promise<object[]> {
  if (rows.length === 0) throw new Error('the report has no rows');
  const wrong: object[] = [];
  for (const { key, count, amount, before, page, beforePage } of rows) {
    const own = ownSums[key] ?? sum;
    const now = await opened(page, own);
    if (now.count !== count || now.amount !== amount) wrong.push({ key, page, count, amount, opens: now });
    const then = beforePage === '' ? undefined : await opened(beforePage, own);
    if (then && then.amount !== before) wrong.push({ key, beforePage, before, opens: then });
  }
  return wrong;
}

const sales = async (input: InputOf<'GetSalesReport'>) => (await panel.admin.call('GetSalesReport', { page: 1, ...input })).rows;

describe('each figure opens exactly its records', () => {
  const wanted = salesBy.flatMap((by) => offeredMeasures({ by }).map((measure) => ({ by, measure })));

  test.each(wanted)('of the sales by $by, $measure (RPT-02, RPT-05, RPT-06, RPT-07, RPT-08, RPT-09, RPT-12)', async ({ by, measure }) => {
    for (const days of [
      { from: 'this year', to: 'this year' },
      { from: '2024-02-28', to: '2024-02-29' },
      { from: '2024-04-15', to: '2026-02-28' },
    ]) {
      const rows = await sales({ ...days, by, measure });
      expect(await wrongFigures(rows, sumOf[measure])).toEqual([]);
      const total = rows.find(({ key }) => key === 'total');
      const parts = rows.slice(
        0,
        rows.findIndex(({ key }) => key === 'total'),
      );
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total?.amount);
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(total?.count);
      expect(parts.reduce((sum, { before }) => sum + (before ?? 0), 0)).toBe(total?.before);
    }
  });

  test('of sales with every filter (RPT-02, RPT-06)', async () => {
    const period = { from: '2025-06-01', to: '2026-02-28' } as const;
    const [user, company, customer] = [office.users[1], office.companies[0], office.customers[0]?.customerId];
    const preparedById = user && 'userId' in user ? user.userId : 0;
    const filters: Partial<InputOf<'GetSalesReport'>>[] = [
      { preparedById: Number(preparedById) },
      { preparedFor: company },
      { customerId: customer, preparedFor: company },
      { stateName: 'Maharashtra' },
      { productId: office.products[0] },
      { solution: 'Several solutions' },
      { category: 1, customerId: customer },
    ];
    for (const filter of filters)
      for (const measure of offeredMeasures({ by: 'month', ...filter }))
        expect(await wrongFigures(await sales({ ...period, by: 'month', measure, ...filter }), sumOf[measure])).toEqual([]);
  });

  test('of the funnel (RPT-02, RPT-13, RPT-14)', async () => {
    const period = { from: '2024-02-01', to: '2026-02-28' } as const;
    for (const filter of [{}, { preparedFor: office.companies[0] }, { customerId: office.customers[0]?.customerId }]) {
      const { rows } = await panel.admin.call('GetFunnel', { page: 1, ...period, ...filter });
      expect(await wrongFigures(rows, 'totalAmount')).toEqual([]);
      const at = (key: string) => rows.find((row) => row.key === key) ?? { count: Number.NaN, amount: Number.NaN };
      for (const kind of ['count', 'amount'] as const) {
        const ends = ['Ordered', 'Open', 'Expired', 'Lost', 'Void'].reduce((sum, stage) => sum + at(stage)[kind], 0);
        expect(ends).toBe(at('Quoted')[kind]);
        const lost = rows.filter(({ key }) => key.startsWith('Lost: ')).reduce((sum, row) => sum + row[kind], 0);
        expect(lost).toBe(at('Lost')[kind]);
      }
    }
  });

  const aged = agedRecords.flatMap((what) => ageingBy.filter((by) => isAgedBy(what, by)).map((by) => ({ what, by })));
  const agedSums = { orders: 'pendingValue', quotations: 'totalAmount', owed: 'open' } as const;

  test.each(aged)('of the age of $what by $by (RPT-02, RPT-17)', async ({ what, by }) => {
    const { rows } = await panel.admin.call('GetAgeing', { page: 1, what, by });
    expect(await wrongFigures(rows, agedSums[what])).toEqual([]);
    const total = rows.at(-1);
    expect(total?.key).toBe('total');
    expect(total?.count).toBeGreaterThan(0);
    expect(rows.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(total?.amount);
  });

  test('of the products that nobody orders (RPT-02, RPT-19)', async () => {
    const { rows } = await panel.admin.call('GetUnsold', { page: 1, days: 20 });
    expect(rows.length).toBeGreaterThan(0);
    for (const { page, count, amount } of rows) expect(await opened(page, 'goodsValue')).toEqual({ count, amount });
  });
});

test('the lines of unsold products are found by product, and no line is read for another one (RPT-19)', async () => {
  // SQLite can build an index for one statement: over all lines, and of no use here.
  expect(await planOfQuery(panel.db, unsoldQuery('2025-11-30', '2025-03-01'))).not.toMatch(/order_lines USING AUTOMATIC/);
});

test('the history has everything that a report may count wrongly', async () => {
  const rows = await sales({ from: '2024-02-01', to: '2026-02-28', by: 'month', measure: 'Net goods value' });
  for (const key of ['closed', 'returned', 'billed', 'received']) expect(rows.find((row) => row.key === key)?.count).toBeGreaterThan(0);
  for (const chequestate of ['Void', 'Bounced', 'Post-dated'])
    expect((await panel.admin.send('GetReceipt', { page: 1, chequestate })).json.total).toBeGreaterThan(0);
  const { rows: stages } = await panel.admin.call('GetFunnel', { page: 1, from: '2024-02-01', to: '2026-02-28' });
  const stagesIn = stages.filter(({ count }) => count > 0).map(({ key }) => key);
  expect(stagesIn).toEqual(expect.arrayContaining(['Approved', 'Ordered', 'Fully dispatched', 'Open', 'Expired', 'Lost', 'Void']));
});

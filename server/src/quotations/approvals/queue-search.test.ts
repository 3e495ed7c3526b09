import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { costing } from '@vikray/contract/quotations/costing.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../../testing/builders/quotations.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());
beforeEach(() => panel.clock.set('2026-11-20T04:30:00.000Z'));

/** What a row of the queue shows to everyone, and its amount without commas. */
function shownIn({ number, companyName, preparedBy, totalAmount, discountPercent, waitingSince }: QueuedQuotation): readonly string[] {
  const amounts = [formatRupees(totalAmount), formatDecimal(totalAmount)];
  return [number, companyName, preparedBy, ...amounts, `${formatDecimal(discountPercent)} %`, slashedDate(dateAt(waitingSince))];
}

async function isFound(quotationId: number, text: string): Promise<boolean> {
  const { rows } = await panel.admin.call('GetApprovalQueue', { search: `"${text}"` });
  return rows.some((row) => row.quotationId === quotationId);
}

/** What the queue shows of a quotation, and what of it the search does not find. */
async function shownAndNotFound(quotationId: number): Promise<{ shown: readonly string[]; notFound: readonly string[] }> {
  const { rows } = await panel.admin.call('GetApprovalQueue', {});
  const shown = rows.filter((row) => row.quotationId === quotationId).flatMap(shownIn);
  const found = await Promise.all(shown.map((text) => isFound(quotationId, text)));
  return { shown, notFound: shown.filter((_, index) => !found[index]) };
}

const read = async (quotationId: number) => (await panel.admin.call('GetQuotation', { quotationId })).rows[0];

describe('the search of the approval queue', () => {
  test('finds a quotation by everything that its row shows to all, also after it was returned and changed (GEN-15, APR-17)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup, undefined, { date: '2026-11-18' }));
    const first = await shownAndNotFound(quotationId);
    expect(first).toMatchObject({ shown: expect.arrayContaining(['10.00 %', '20/11/2026']), notFound: [] });
    await panel.admin.call('ReturnQuotation', { quotationId, version: (await read(quotationId))?.version ?? 0, note: 'More discount' });
    panel.clock.set('2026-11-23T04:30:00.000Z');
    const costs = { ...aQuotation(setup), gstPercent: 18_00, discountPercent: 12_50 };
    const { products = [], ...entered } = { ...costs, ...costing(costs), date: '2026-11-18' };
    await panel.admin.call('UpdateQuotation', { ...entered, products, quotationId, version: (await read(quotationId))?.version ?? 0 });
    expect(await shownAndNotFound(quotationId)).toMatchObject({ shown: expect.arrayContaining(['12.50 %', '23/11/2026']), notFound: [] });
    expect(await isFound(quotationId, '20/11/2026')).toBe(false);
  });
});

describe('a quotation of 18/11/2026 that waits since, or is approved on, 20/11/2026', () => {
  const page = { page: 1, pageSize: 20 } as const;

  /** Whether each list finds the quotation by a text, in each order and counted too. */
  async function whereFound(quotationId: number, text: string): Promise<string[]> {
    const search = `"${text}"`;
    const { admin } = panel;
    const answers = {
      list: await admin.call('GetQuotation', { ...page, search }),
      byAmount: await admin.call('GetQuotation', { ...page, search, sort: 'totalAmount' }),
      revisions: await admin.call('GetQuotation', { ...page, search, revisions: 'All' }),
      toOrder: await admin.call('GetApprovedQuotation', { ...page, search }),
      queue: await admin.call('GetApprovalQueue', { ...page, search }),
    };
    expect(Object.values(answers).map(({ total }) => total)).toEqual(Object.values(answers).map(({ rows }) => rows.length));
    return Object.entries(answers).flatMap(([name, { rows }]) => (rows.some((row) => row.quotationId === quotationId) ? [name] : []));
  }

  const listed = ['list', 'byAmount', 'revisions'];
  const added = () => addQuotation(panel.admin, aQuotation(setup, undefined, { date: '2026-11-18' }));

  test.each([
    ['18/11/2026', listed],
    ['8/', listed],
    ['pending', listed],
    ['10.00 %', ['queue']],
    ['%', ['queue']],
    ['20/11/2026', ['queue']],
    ['20/', ['queue']],
    ['/11/2026', [...listed, 'queue']],
  ])('is found by %s, while it is pending, in the lists that show it: %j (GEN-15)', async (text, lists) => {
    expect(await whereFound(await added(), text)).toEqual(lists);
  });

  test.each([
    ['18/11/2026', [...listed, 'toOrder']],
    ['approved', [...listed, 'toOrder']],
    ['20/11/2026', ['toOrder']],
    ['10.00 %', []],
  ])('is found by %s, once it is approved, in the lists that show it: %j (GEN-15)', async (text, lists) => {
    const quotationId = await added();
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    expect(await whereFound(quotationId, text)).toEqual(lists);
  });
});

import { orderStatuses } from '@vikray/contract/orders/order-status.ts';
import { quotationStatuses, shownStatus, shownStatuses, isPastValidity } from '@vikray/contract/quotations/quotation-status.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfCount, planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { listedQuotations } from './quotation-store.ts';
import { isShownAs } from './which-quotations.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** 20 December 2026, 23:59 in India. */
const now = '2026-12-20T18:29:00.000Z';
const today = '2026-12-20';

const rows = quotationStatuses.flatMap((status) =>
  ['null', '7'].flatMap((superseded) =>
    ['', '2026-12-01'].flatMap((lostOn) =>
      (['', ...orderStatuses] as const).flatMap((order) =>
        ['', '2026-12-19', today, '2027-01-01'].map((validUntil) => ({ status, superseded, lostOn, order, validUntil })),
      ),
    ),
  ),
);

test('the filter of the lists and the word on the screen follow the same rules, for every combination of facts (SHR-03, REV-31)', async () => {
  for (const { status, superseded, lostOn, order, validUntil } of rows) {
    const word = shownStatus({
      status,
      isSuperseded: superseded !== 'null',
      isLost: lostOn !== '',
      orderProgress: order,
      isPastValidity: isPastValidity(validUntil, today),
    });
    const quotation = sql`
      select ${sql.lit(status)} as status, ${sql.raw(superseded)} as superseded_by_id, ${sql.lit(lostOn)} as lost_on,
        ${sql.lit(order)} as order_progress, ${sql.lit(order === '' ? '' : 'Placed')} as order_status, ${sql.lit(validUntil)} as valid_until`;
    const cases = shownStatuses.map((each) => sql`case when ${isShownAs(each, now)} then 1 else 0 end as ${sql.ref(each)}`);
    const found = await sql<Record<string, number>>`select ${sql.join(cases)} from (${quotation}) as quotations`.execute(panel.db);
    const holding = shownStatuses.filter((each) => Number(found.rows[0]?.[each]) === 1);
    expect([status, superseded, lostOn, order, validUntil, holding]).toEqual([status, superseded, lostOn, order, validUntil, [word]]);
  }
});

test.each([
  ['Pending', /quotations_pending/],
  ['Void', /quotations_void/],
  ['Lost', /quotations_lost/],
  ['Approved', /quotations_to_order/],
  ['Ordered', /quotations_ordered/],
  ['Partly Dispatched', /quotations_ordered/],
  ['Dispatched', /quotations_ordered/],
] as const)('the list of quotations shown as %s is read and counted in an index', async (word, index) => {
  const list = listedQuotations(panel.db, { shownStatus: word }, now);
  for (const plan of [await planOfPage(panel.db, list, {}), await planOfCount(panel.db, list)]) {
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(sorting);
  }
});

test('all quotations are counted in an index', async () => {
  expect(await planOfCount(panel.db, listedQuotations(panel.db, {}, now))).toMatch(/quotations_by_date/);
});

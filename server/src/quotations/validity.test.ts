import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

/** 23:59 in India on the last day of validity, and a minute later. */
const lastMinute = '2026-11-19T18:29:00.000Z';
const midnight = '2026-11-19T18:30:00.000Z';

beforeEach(() => panel.clock.set(lastMinute));

async function add(isApproved: boolean): Promise<number> {
  const quotationId = await addQuotation(panel.admin, aQuotation(setup, undefined, { date: '2026-11-19', validUntil: '2026-11-19' }));
  if (isApproved) await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
  return quotationId;
}

async function shownStatusOf(quotationId: number) {
  const { rows } = await panel.admin.call('GetQuotation', { quotationId });
  return rows[0]?.shownStatus;
}

const expired = 'This quotation has expired. Extend its validity first.';

describe('a quotation with a validity', () => {
  test('is valid at 23:59 of its last day, expired at midnight, and valid again when the clock is set back (REV-31)', async () => {
    const quotationId = await add(true);
    expect(await shownStatusOf(quotationId)).toBe('Approved');
    panel.clock.set(midnight);
    expect(await shownStatusOf(quotationId)).toBe('Expired');
    const { rows } = await panel.admin.call('GetQuotation', { shownStatus: 'Expired' });
    expect(rows.map((row) => row.quotationId)).toContain(quotationId);
    panel.clock.set(lastMinute);
    expect(await shownStatusOf(quotationId)).toBe('Approved');
  });

  test('is neither approved nor ordered once it has expired, but may become void (REV-33)', async () => {
    const [pending, approved] = [await add(false), await add(true)];
    panel.clock.set(midnight);
    expect(answered(await panel.admin.ask('UpdatequotationStatus', { quotationId: pending, status: 'Approved' }))).toEqual([409, expired]);
    expect(answered(await panel.admin.ask('AddOrder', { quotationId: approved }))).toEqual([409, expired]);
    expect((await panel.admin.ask('UpdatequotationStatus', { quotationId: approved, status: 'Approved' })).status).toBe(200);
    expect((await panel.admin.ask('UpdatequotationStatus', { quotationId: pending, status: 'Void' })).status).toBe(200);
  });

  test('is ordered despite its expiry only by users who may approve (REV-34)', async () => {
    const quotationId = await add(true);
    panel.clock.set(midnight);
    const seller = await panel.userWith(['Add Order']);
    expect((await seller.ask('AddOrder', { quotationId, despiteExpiry: 'Yes' })).status).toBe(403);
    expect((await panel.admin.ask('AddOrder', { quotationId, despiteExpiry: 'Yes' })).status).toBe(201);
    expect(await shownStatusOf(quotationId)).toBe('Ordered');
  });

  test('stays among the quotations to order once it has expired (REV-19)', async () => {
    const quotationId = await add(true);
    panel.clock.set(midnight);
    expect((await panel.admin.call('GetApprovedQuotation', { quotationId })).rows).toMatchObject([{ shownStatus: 'Expired' }]);
  });

  test('is extended by editing it while it is open (REV-35)', async () => {
    const quotationId = await add(false);
    panel.clock.set(midnight);
    const { rows } = await panel.admin.call('GetQuotation', { quotationId });
    const { products = [], ...entered } = aQuotation(setup);
    const version = rows[0]?.version ?? 0;
    await panel.admin.call('UpdateQuotation', { ...entered, products, quotationId, version, validUntil: '2026-12-31' });
    expect(await shownStatusOf(quotationId)).toBe('Pending');
  });
});

test('the search finds the word Expired once the night’s job has run, and not after the clock was set back (REV-32)', async () => {
  const quotationId = await add(true);
  const found = async () => {
    const { rows } = await panel.admin.call('GetQuotation', { search: 'expired' });
    return rows.some((row) => row.quotationId === quotationId);
  };
  panel.clock.set(midnight);
  expect(await found()).toBe(false);
  await panel.admin.call('RunJob', { job: 'expiry-words' });
  await panel.jobs.settled();
  expect(await found()).toBe(true);
  panel.clock.set(lastMinute);
  await panel.admin.call('RunJob', { job: 'expiry-words' });
  await panel.jobs.settled();
  expect(await found()).toBe(false);
});

test('an approved quotation is extended by a revision with equal contents, which is valid again (REV-35)', async () => {
  const quotationId = await add(true);
  panel.clock.set(midnight);
  const [before] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
  const { products = [], ...entered } = aQuotation(setup, undefined, { date: '2026-11-19' });
  const extension = { quotationId, version: before?.version ?? 0, reason: 'Validity extended', validUntil: '2026-12-31' };
  const [added] = await panel.admin.call('AddQuotationRevision', { ...entered, products, ...extension });
  const [after] = (await panel.admin.call('GetQuotation', { quotationId: added?.quotationId })).rows;
  expect(after).toMatchObject({ shownStatus: 'Pending', revisionReason: 'Validity extended', validUntil: '2026-12-31' });
  const changed = await panel.admin.call('GetQuotationDifference', { quotationId: added?.quotationId ?? 0, againstId: quotationId });
  expect(changed.map(({ part, label }) => [part, label])).toEqual([['Party', 'Valid Until']]);
});

test('a quotation without a validity never expires (REV-29)', async () => {
  const quotationId = await addQuotation(panel.admin, aQuotation(setup));
  panel.clock.set(midnight);
  expect(await shownStatusOf(quotationId)).toBe('Pending');
});

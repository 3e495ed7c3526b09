import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../testing/builders/users.ts';
import { checkInvariants } from '../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../testing/panel/panel.ts';
import { fill } from './fill.ts';
import { demoPassword } from './users.ts';
import { workToday } from './work-of-today.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel({ linkUrl: new URL('http://127.0.0.1/') });
  const now = panel.clock.now();
  await fill(
    panel.db,
    { customers: 20, products: 30, quotations: 40, seed: 1 },
    { now, admin: { mobile: '9000000001', password: undefined } },
  );
  await workToday(panel.address, panel.db, { mobile: '9000000001', password }, now);
});
afterAll(() => panel.stop());

test('the sample office has enquiries, calls, an answer by link, a revision, a returned quotation and an invoice of its own', async () => {
  const { admin } = panel;
  const enquiries = await admin.call('GetDealList', { dealState: 'Enquiry' });
  expect(enquiries.rows).toHaveLength(4);
  const quotations = (await admin.call('GetQuotation', {})).rows;
  const [revision] = quotations.filter((each) => each.revision === 1);
  expect(revision?.shownStatus).toBe('Pending');
  expect(quotations.filter(({ returnedNote }) => returnedNote !== '')).toHaveLength(1);
  const [accepted] = quotations.filter(({ acceptedBy }) => acceptedBy === 'Dr. Meera Salvi, Superintendent');
  expect(accepted?.orderStatus).toBe('Placed');
  const [consignment] = (await admin.call('GetConsignmentList', {})).rows;
  expect(consignment?.invoiceNumber).toBe('VME/0001');
  const followed = (await admin.call('GetFollowUpList', { due: 'All' })).rows;
  expect(followed.filter(({ lastOutcome }) => lastOutcome === 'Order expected')).toHaveLength(1);
});

test('the sample office has notes on its customers, and customers that were entered twice (FND-40, FND-45)', async () => {
  const [overview] = await panel.admin.call('GetCustomerOverview', { customerId: 2 });
  expect(overview?.notes.map(({ text }) => text)).toEqual([expect.stringContaining('after four')]);
  expect(overview?.likely).toHaveLength(1);
});

test('each seller has something to do today (FND-37)', async () => {
  for (const mobile of ['9000000003', '9000000004']) {
    const seller = panel.visitor();
    await seller.logIn(mobile, demoPassword);
    expect((await seller.call('GetToday', {})).map(({ kind }) => kind)).toContain('calls');
  }
});

test('follows every rule of the panel', async () => {
  expect(await checkInvariants(panel.db, panel.clock.now())).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../testing/builders/customers.ts';
import { password } from '../../testing/builders/users.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  await panel.jobs.runDue();
});
afterAll(() => panel.stop());

const hour = 60;
const year = 365 * 24 * hour;
const key = 'before-the-leap-0123456789';

/** Lets this much time pass by the clock, and has done what is due then. */
async function pass(minutes: number): Promise<void> {
  panel.clock.pass(minutes);
  await panel.jobs.runDue();
}

async function drafts(): Promise<string[]> {
  await panel.admin.logIn(adminMobile, password);
  return (await panel.admin.call('GetQuotationDraft', {})).map(({ title }) => title);
}

test('a clock that leaps ahead by a year and back before the next clearing deletes no draft, and no key of a submit', async () => {
  await pass(hour);
  await panel.admin.call('SaveQuotationDraft', { title: 'Niramaya Lotus', content: '{"form":{}}' });
  const customer = aCustomer();
  const added = await panel.admin.ask('AddCustomer', customer, { key });

  await pass(year);
  await pass(-year);
  expect(await drafts()).toEqual(['Niramaya Lotus']);
  const again = await panel.admin.ask('AddCustomer', customer, { key });
  expect([again.status, again.json]).toEqual([201, added.json]);

  await pass(year);
  await pass(hour);
  expect(await drafts()).toEqual([]);
});

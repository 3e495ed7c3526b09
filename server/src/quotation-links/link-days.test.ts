import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareQuotation } from '../../../testing/builders/quotation-links.ts';
import { addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel({ linkUrl: new URL('https://offers.example.in/') });
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

/** For how many days a new link of a quotation without an end is open. */
async function daysOfLink(): Promise<number> {
  const { quotationId } = await shareQuotation(panel.admin, setup, { validUntil: '' });
  const [link] = (await panel.admin.call('GetQuotationLink', { quotationId })).data;
  const today = dateAt(panel.clock.now().toISOString());
  return Array.from({ length: 91 }, (_, days) => days).find((days) => addDays(today, days) === link?.expiresOn) ?? -1;
}

test('a link to a quotation without an end is open for the days of the settings (OPS-19, FUP-23)', async () => {
  expect(await daysOfLink()).toBe(30);
  const [settings] = await panel.admin.call('GetSettings', {});
  await panel.admin.call('UpdateSettings', { version: settings?.version ?? 0, settings: [{ name: 'linkvaliddays', value: '14' }] });
  expect(await daysOfLink()).toBe(14);
});

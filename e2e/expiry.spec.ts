import { expect, test } from '@playwright/test';
import { dateAt, slashedDate } from '../contract/src/platform/dates.ts';
import { startPanelAt } from './panel-at-time.ts';
import { approveSale } from './sales-setup.ts';
import { choose, expectFitsPhone, expectNoFindings, openSession } from './steps.ts';

const today = dateAt(new Date());
/** The last second of the day in India, and the first of the next day. */
const lastSecond = `${today}T18:29:59.000Z`;
const midnight = `${today}T18:30:00.000Z`;

test('a quotation is valid at 23:59:59 of its last day in India, and expired a second later (REV-31, REV-32, REV-33, REV-34)', async ({
  browser,
}) => {
  const panel = await startPanelAt(lastSecond, browser);
  const { page } = panel;
  try {
    await openSession(page);
    const { quotationId } = await approveSale(page, { date: today, validUntil: today });
    const state = page.locator('.page-heading .status-tag');
    await page.goto(`/viewquotation?id=${quotationId}`);
    await expect(state).toHaveText('Approved');
    const wasValid = page.getByText(`This quotation was valid until ${slashedDate(today)}.`);
    await expect(wasValid).toHaveCount(0);

    await panel.setClocks(midnight);
    await page.reload();
    await expect(state).toHaveText('Expired');
    await expect(wasValid).toBeVisible();
    const refused = await page.request.post('/api/AddOrder', { data: { quotationid: quotationId } });
    expect([refused.status(), (await refused.json()).data]).toEqual([409, 'This quotation has expired. Extend its validity first.']);

    await page.goto('/quotationlist');
    await choose(page, 'Status', 'Approved');
    await expect(page.getByText('Quotation list no found')).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await choose(page, 'Status', 'Expired');
    await expect(page.getByRole('row').filter({ hasText: 'Expired' })).toHaveCount(1);
    await expectNoFindings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitsPhone(page);
  } finally {
    await panel.stop();
  }
});

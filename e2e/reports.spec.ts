import { expect, test } from '@playwright/test';
import { approveSale } from './sales-setup.ts';
import { expectNoFindings, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

test('a figure opens its orders by the keyboard, and Escape comes back to it (RPT-01, RPT-02)', async ({ page }) => {
  const { quotationId } = await approveSale(page);
  await send(page, 'AddOrder', { quotationid: quotationId });
  await page.goto('/reports?by=company');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('ArrowDown');
  const first = table.getByRole('row').nth(1);
  const count = Number((await first.getByRole('cell').first().textContent())?.replaceAll(',', ''));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order List' })).toBeVisible();
  await expect(page.getByText(`Total ${count} items`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/reports\?by=company$/);
  await expect(first.getByRole('link').first()).toBeFocused();
});

test('every report is a page without findings, and prints (RPT-13, RPT-17, RPT-19, RPT-20)', async ({ page }) => {
  for (const tab of ['Funnel', 'Ageing', 'Unsold']) {
    await page.goto(`/reports?tab=${tab}`);
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expectNoFindings(page);
  }
});

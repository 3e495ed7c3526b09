import { expect, test } from '@playwright/test';
import { expectNoFindings, openSession } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

test('an Administrator has a backup made and sees that it is good (OPS-06)', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Office' }).click();
  await page.getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible();
  await expect(page.getByText(/^npm run restore -- \S+backups\/FILE$/)).toBeVisible();
  await page.getByRole('button', { name: 'Back Up Now' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The backup has started.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'By hand' }).first()).toContainText('Good', { timeout: 30_000 });
  await expectNoFindings(page);
});

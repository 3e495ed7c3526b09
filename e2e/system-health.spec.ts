import { expect, test } from '@playwright/test';
import { expectNoFindings, expectNotice, openSession } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

test('shows the state of the panel, and hides a note that was dismissed (OPS-10, OPS-14)', async ({ page }) => {
  await page.goto('/dashboard');
  const entry = page.getByRole('link', { name: /^System Health/ });
  // The first user still has the password of the installation.
  await expect(entry).toContainText(/Warning|Problem/);
  await entry.click();
  await expect(page.getByRole('heading', { name: 'System Health' })).toBeVisible();
  const password = page.getByRole('region', { name: 'Needs Attention' }).getByRole('listitem').filter({ hasText: 'First password' });
  await expect(password).toContainText('Warning');
  await expect(password).toContainText('open Change Password');
  await expectNoFindings(page);

  const address = page.getByRole('listitem').filter({ hasText: 'The panel does not know its own address.' });
  const dismiss = address.getByRole('button', { name: 'Dismiss Address' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'The note is dismissed for 30 days.');
  await page.getByRole('button', { name: 'Show All Checks' }).click();
  await expect(address).toContainText(/Dismissed until \d\d-\d\d-\d{4}/);
  await expect(dismiss).toBeHidden();
});

import { expect, test } from '@playwright/test';
import { choose, expectFitsPhone, expectNoFindings, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

test('shows who changed what, before and after, and finds it again', async ({ page }) => {
  const [added] = await send(page, 'AddTerm', { category: 'Warranty', description: 'Two years on welded joints.', show: 1 });
  await send(page, 'UpdateTerm', { id: added.TermsId, category: 'Warranty', description: 'Three years on welded joints.', show: 1 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Office' }).click();
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('welded joints');
  await expect(page.getByText('Total 2 items')).toBeVisible();
  await expectNoFindings(page);

  await page
    .getByRole('button', { name: `Changes of Term ${added.TermsId}` })
    .first()
    .click();
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Description' });
  await expect(row).toContainText('Two years on welded joints.');
  await expect(row).toContainText('Three years on welded joints.');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'All Changes' }).click();
  await expect(page).toHaveURL(new RegExp(`record=term.*recordid=${added.TermsId}`));
  await choose(page, 'Operation', 'Add Term');
  await expect(page.getByText('Total 1 items')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()]);
  expect(download.suggestedFilename()).toBe('audit_log.csv');
});

test('shows who logged in', async ({ page }) => {
  await page.goto('/auditlog');
  await page.getByText('Logins', { exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Login', exact: true }).first()).toBeVisible();
  await expectNoFindings(page);
});

test('the log, its filters and a change fit a phone @phone', async ({ page }) => {
  await send(page, 'AddTerm', { category: 'Warranty', description: `Two years, told on a phone ${Date.now()}.`, show: 1 });
  await page.goto('/auditlog');
  const change = page.getByRole('listitem').filter({ hasText: 'Add Term' }).first();
  await expect(change).toBeVisible();
  await expectFitsPhone(page);
  await change.getByRole('button', { name: /^More/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Changes of Term/ })
    .click();
  await expect(page.getByRole('dialog').getByText('Description')).toBeVisible();
  await expectNoFindings(page);
});

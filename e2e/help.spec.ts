import { expect, test } from '@playwright/test';
import { expectFitsPhone, expectNoFindings, openSession } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

test('the question mark of a page leads to its part of the help, which can be searched (OPS-29)', async ({ page }) => {
  await page.goto('/dispatchdesk');
  await page.getByRole('link', { name: 'Help for this page' }).click();
  const heading = page.getByRole('heading', { name: 'Dispatch Desk', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectNoFindings(page);
  await page.keyboard.press('/');
  await page.keyboard.type('recovery codes');
  await expect(page.getByRole('status').filter({ hasText: '1 part found' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['My Account']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
});

test('the help prints as a whole booklet on A4, with its pictures, also while a search shows a part of it (OPS-29)', async ({ page }) => {
  await page.goto('/help');
  const chapters = page.getByRole('heading', { level: 2 });
  await expect(chapters).toHaveCount(10);
  await page.getByPlaceholder('Search here....').fill('recovery codes');
  await expect(chapters).toHaveText(['First Steps']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  await expect(chapters).toHaveCount(10);
  await expect(page.getByRole('heading', { name: 'Backups', exact: true })).toBeVisible();
  const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;
  for (const picture of await page.locator('.help-chapter img').all()) await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 in points. The contents and ten chapters begin on a page of their own.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(11);
});

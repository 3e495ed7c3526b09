import { expect, test, type Locator } from '@playwright/test';
import { listOf, openSession } from './steps.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSession(page);
});

async function expectOutlined(element: Locator): Promise<void> {
  await expect(element).toHaveCSS('outline-style', 'solid');
}

test('a contrast theme outlines the field and the entry of a list that the keyboard is on', async ({ page }) => {
  await page.goto('/addcustomer');
  const industry = page.getByRole('combobox', { name: 'Industry' });
  await industry.press('ArrowDown');
  await expectOutlined((await listOf(industry)).locator('[data-focused]'));
  await page.keyboard.press('Escape');
  await expectOutlined(page.locator('.combo-box-frame', { has: industry }));
  const name = page.getByRole('textbox', { name: 'Company Name' });
  await name.focus();
  await expectOutlined(name);
});

test('a contrast theme shows what is chosen with lines', async ({ page }) => {
  await page.goto('/addcompany');
  const circleOf = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(circleOf('Active')).toHaveCSS('border-top-width', '5px');
  await expect(circleOf('Inactive')).toHaveCSS('border-top-width', '1px');

  await page.goto('/followups');
  await expectOutlined(page.locator('.segment:has(:checked)'));
  const lineBelow = (name: string) =>
    page.getByRole('tab', { name, exact: true }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await lineBelow('Today')).not.toBe(await lineBelow('All'));

  await page.goto('/adduserrights');
  await page
    .getByRole('link', { name: /^Assign/ })
    .first()
    .click();
  const access = page.getByRole('switch').first();
  await expectOutlined(access);
});

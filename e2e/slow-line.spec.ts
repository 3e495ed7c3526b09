import { expect, test } from '@playwright/test';
import { openSession } from './steps.ts';

test('a click on the menu is answered before the scripts of the page have arrived (SHL-15)', async ({ page }) => {
  await openSession(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/CustomerListPage.*\.js$/, async (route) => arrived.then(async () => route.continue()));

  await page.getByRole('button', { name: 'Customer', exact: true }).click();
  const link = page.getByRole('link', { name: 'Customer List' });
  await link.focus();
  await link.press('Enter');
  await expect(page.getByRole('region', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeHidden();
  await expect(page).toHaveURL(/\/customerlist$/);
  await expect(link).toHaveAttribute('aria-current', /./);

  arrive();
  await expect(page.getByRole('heading', { name: 'Customer List' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

import { expect, test } from '@playwright/test';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { expectNoFindings, logIn } from './steps.ts';

test('every address leads a visitor to the login page (RTE-01, RTE-37, GEN-01)', async ({ page }) => {
  for (const path of ['/dashboard', '/CustomerList', '/nonsense']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  }
  await expectNoFindings(page);
});

test('shows the server’s refusal unchanged (LOG-11, LOG-18)', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Mobile Number').fill(e2eAdmin.mobile);
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid Mobile Number or Password.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('logs in, keeps the login record in the browser, returns to the dashboard, and logs out (LOG-02, LOG-03, LOG-04, LOG-12, LOG-14, LOG-16, RTE-36)', async ({
  page,
}) => {
  await logIn(page);
  const stored = await page.evaluate(() =>
    Object.values(localStorage).flatMap((text) => (text.includes('fld_userid') ? JSON.parse(text) : [])),
  );
  expect(Object.keys(stored[0])).toEqual(
    expect.arrayContaining([
      'fld_userid',
      'fld_name',
      'fld_nickname',
      'fld_officeemail',
      'fld_officemobile',
      'fld_designation',
      'fld_photo',
      'fld_logintype',
    ]),
  );
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Object.values(localStorage).some((text) => text.includes('fld_userid')))).toBe(false);
  await page.goto('/customerlist');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});

test('an unknown address shows a way back inside the shell (RTE-04)', async ({ page }) => {
  await logIn(page);
  await page.goto('/nonsense');
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expectNoFindings(page);
});

test('the forgot-password page opens without a login (LOG-01, RTE-35)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL(/forgot-password\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFindings(page);
});

test('on a phone the menu is a drawer that keyboard and screen reader can use @phone (SHL-05, SHL-06)', async ({ page }) => {
  await logIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

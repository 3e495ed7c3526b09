import { expect, test } from '@playwright/test';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { startOwnPanel } from './own-panel.ts';
import { expectNotice } from './steps.ts';

test('an Administrator changes settings, and the environment wins (OPS-15, OPS-16, OPS-18, OPS-20)', async ({ browser }) => {
  const { page, stop } = await startOwnPanel(browser, () => ({ SMTP_URL: 'smtps://office:s3cret@mail.invalid', SESSION_MAX_DAYS: '3' }));
  try {
    await page.goto('/');
    await page.getByLabel('Mobile Number').fill(e2eAdmin.mobile);
    await page.getByLabel('Password', { exact: true }).fill(e2eAdmin.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/settings');
    const mail = page.getByRole('form', { name: 'Mail' });
    await expect(mail.getByText('Set by the environment (SMTP_URL).').first()).toBeVisible();
    await expect(mail.getByText('mail.invalid')).toBeVisible();
    await expect(page.getByText('s3cret')).toHaveCount(0);
    await expect(page.getByText('Set by the environment (SESSION_MAX_DAYS).')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Set by the Environment' }).getByText('DATA_DIR')).toBeVisible();

    const logins = page.getByRole('form', { name: 'Logins' });
    await logins.getByRole('textbox', { name: 'Log Out after (Hours)' }).fill('9999');
    await logins.getByRole('button', { name: 'Save' }).click();
    await expect(logins.getByText('SESSION_IDLE_HOURS must be a whole number from 1 to 720.')).toBeVisible();
    await logins.getByRole('textbox', { name: 'Log Out after (Hours)' }).fill('24');
    await logins.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, 'Settings saved successfully.');

    const office = page.getByRole('form', { name: 'Office' });
    await office.getByRole('textbox', { name: 'Brand Name' }).fill('Rao Furniture');
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.reload();
    await expect(page.getByText(/^© \d{4} Rao Furniture$/)).toBeVisible();
  } finally {
    await stop();
  }
});

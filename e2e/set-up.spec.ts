import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { readPdf } from '../testing/panel/read-pdf.ts';
import { addFirstCustomer, addFirstProduct, logInFirst, quoteFirst, setUpCompany } from './first-quotation-steps.ts';
import { startOwnPanel } from './own-panel.ts';
import { next } from './quotation-steps.ts';
import { choose } from './steps.ts';

test('an empty panel leads from the first login to the first quotation PDF (OPS-21, OPS-22, OPS-23, OPS-24)', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, stop } = await startOwnPanel(browser, () => ({}));
  try {
    await logInFirst(page, e2eAdmin.mobile, e2eAdmin.password);
    await setUpCompany(page);

    await page.getByRole('textbox', { name: 'Full Name' }).fill('Meenal Dabholkar');
    await page.getByRole('textbox', { name: 'Official Mobile' }).fill('9822000001');
    await page.getByRole('textbox', { name: 'Nick Name' }).fill('MD');
    await choose(page, 'Rights', 'Sales');
    await page.getByLabel('Your Password').fill(e2eAdmin.password);
    await next(page);
    const passwords = page.getByRole('dialog', { name: 'First Passwords' });
    const password = (await passwords.locator('code').textContent()) ?? '';
    expect(password).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await passwords.getByRole('button', { name: 'Done' }).click();

    await addFirstCustomer(page);
    await addFirstProduct(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Set-up: 4 of 5 done' }).getByText('Still open: Mail.')).toBeVisible();
    const download = await quoteFirst(page);
    expect(JSON.stringify(await readPdf(readFileSync(await download.path())))).toContain('Blood Collection Chair');
  } finally {
    await stop();
  }
});

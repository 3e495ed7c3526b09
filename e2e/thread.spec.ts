import { expect, test, type Page } from '@playwright/test';
import { aPicture } from '../testing/builders/images.ts';
import { approveSale } from './sales-setup.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, openSession } from './steps.ts';
import { checkLayout } from './walk/check-layout.ts';

test.beforeEach(async ({ page }) => openSession(page));

const entry = (page: Page, text: string | RegExp) => page.locator('.entry').filter({ hasText: text });

test('keeps notes and files at a customer, says who did what, and withdraws a note (THR-15, THR-18, THR-22, THR-24, THR-29)', async ({
  page,
}) => {
  const { customerId } = await approveSale(page);
  await page.goto(`/viewcustomer?id=${customerId}`);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(entry(page, /approved .* \(total/)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Dr Rao wants the desks before Diwali.');
  await choose(page, 'Mention', 'Administrator');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expectNotice(page, 'Note successfully added.');
  await expect(entry(page, 'noted: Dr Rao wants the desks before Diwali.')).toBeVisible();
  await expectNoFindings(page);

  await page.getByRole('tab', { name: 'Notes & Files' }).click();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Ward plan.png', mimeType: 'image/png', buffer: await aPicture({ width: 800, height: 400 }) },
    { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ]);
  await expectNotice(page, 'This file type is not supported.');
  const file = entry(page, 'attached Ward plan.png');
  await expect(file.locator('img')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await file.getByRole('link').click();
  expect((await downloading).suggestedFilename()).toBe('Ward plan.png');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  expect(await page.evaluate(checkLayout)).toEqual([]);

  await entry(page, 'noted:').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(entry(page, 'Note withdrawn by ')).toBeVisible();
  await expect(page.getByText('before Diwali')).toHaveCount(0);
});

test('shows the stock of a product with every movement and its balance (THR-27, THR-29)', async ({ page }) => {
  const { chair } = await approveSale(page);
  const found = await page.request.get(`/api/GetProductList?page=1&search=${encodeURIComponent(chair)}`);
  const [product] = (await found.json()).data;
  await page.goto(`/viewproduct?id=${product.fld_productid}`);
  await page.getByRole('tab', { name: 'Stock & Timeline' }).click();
  await expect(entry(page, 'entered the first stock of 10.5')).toContainText('Balance 10.50');
  await choose(page, 'Show', 'Stock');
  await expect(page.locator('.entry')).toHaveCount(1);
  await expectNoFindings(page);
});

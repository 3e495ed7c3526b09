import { expect, test, type Page } from '@playwright/test';
import { aPicture } from '../testing/builders/images.ts';
import { choose, expectNoFindings, expectNotice, expectSentenceInForm, openSession, searchByKeys } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

async function fillMandatory(page: Page, name: string, shortName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Company Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Short Name' }).fill(shortName);
  await page.getByRole('textbox', { name: 'Address' }).fill('Plot 14, MIDC Ambad');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('422010');
}

test('adds a company with its logo, finds and edits it (COM-07, COM-08, COM-16, COM-17, COM-20, COM-21, RTE-32, RTE-33, RTE-34)', async ({
  page,
}) => {
  await page.goto('/AddCompany');
  await expect(page.getByRole('heading', { name: 'Add New Company' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Bamboo Flat');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toBeFocused();
  await expectSentenceInForm(page, 'Please fill all mandatory fields');
  await fillMandatory(page, 'Godavari Laminates', 'GL');
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Nashik');
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('27aapfu0939f1zx');
  await expect(page.getByText('The last character of this GSTIN should be V.')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByText('Company image cannot be empty!').first()).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aPicture() });
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expectNotice(page, 'Company image uploaded.');
  await expectNotice(page, 'Customer registered sucessfully.');
  await expect(page).toHaveURL(/companyList$/);

  await searchByKeys(page, 'godavari');
  await expect(page.getByText('Total 1 items')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Edit Godavari Laminates' }).click();
  await expect(page).toHaveURL(/edit-company\/\d+/);
  await expect(page.getByRole('heading', { name: 'Edit Company' })).toBeVisible();
  await expect(page.locator('.picture img')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('422010');
  await expectNoFindings(page);
  await page.getByRole('textbox', { name: 'Mobile' }).fill('9000000071');
  await page.getByRole('button', { name: 'Update Details' }).click();
  await expectNotice(page, 'Customer registered sucessfully.');
  await expect(page.getByRole('cell', { name: '9000000071' })).toBeVisible();
});

import { expect, test, type Page } from '@playwright/test';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, openSession, send } from './steps.ts';
import { checkLayout } from './walk/check-layout.ts';

test.beforeEach(async ({ page }) => openSession(page));

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('adds a tax percentage, once (TAX-01, TAX-02, TAX-03, TAX-05, TAX-09, TAX-10)', async ({ page }) => {
  await page.goto('/addtax');
  await expect(page.getByRole('heading', { name: 'Tax Management' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Add New Tax' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Tax Percentage' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Please enter Tax value.')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.type('7.5');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Tax value successfully added.');
  await expect(rowOf(page, '7.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Tax' })).toBeFocused();

  await page.getByRole('button', { name: 'Add New Tax' }).first().click();
  await page.getByRole('textbox', { name: 'Tax Percentage' }).fill('7.50');
  await page.getByRole('button', { name: 'Add Tax', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Tax value already present.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('adds, finds, edits and deletes a term (TRM-01, TRM-04, TRM-05, TRM-06, TRM-07, TRM-08, TRM-09, TRM-17, TRM-18, TRM-19, TRM-20)', async ({
  page,
}) => {
  await page.goto('/addterms');
  await expect(page.getByRole('heading', { name: 'Terms Management' })).toBeVisible();
  await choose(page, 'Category', 'Freight');
  await expect(page).toHaveURL(/category=Freight/);
  await page.getByRole('button', { name: 'Add New Term' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Terms' }).click();
  await expect(dialog.getByText('Please enter description.')).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByLabel('Description').fill('Freight to the account of the buyer.');
  await dialog.getByRole('button', { name: 'Add Terms' }).click();
  await expectNotice(page, 'Term successfully added.');
  const row = rowOf(page, 'Freight to the account of the buyer.');
  await expect(row.getByRole('img', { name: 'Yes' })).toBeVisible();
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Add New Term' }).first().click();
  await dialog.getByLabel('Description').fill('freight to the account of the buyer.');
  await dialog.getByRole('button', { name: 'Add Terms' }).click();
  await expect(dialog.getByText('Term already present.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();

  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog).toContainText('Alter Terms Details');
  await dialog.getByLabel('No').check();
  await dialog.getByRole('button', { name: 'Update Terms' }).click();
  await expectNotice(page, 'Term successfully updated.');
  await expect(row.getByRole('img', { name: 'No' })).toBeVisible();

  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog).toContainText('Are you sure you want to delete the term.');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Term successfully deleted.');
  await expect(row).toHaveCount(0);
  await page.getByPlaceholder('Search here....').fill('no such term');
  await expect(page.getByText('No Terms Available')).toBeVisible();
  await expectNoFindings(page);
});

test('a term that someone else has changed is loaded again in its dialog, on a phone too (TRM-05)', async ({ page }) => {
  const mark = String(Date.now());
  const [term] = await send(page, 'AddTerm', { category: 'Delivery', description: `Ex-stock ${mark}`, show: 1 });
  await page.goto(`/addterms?search=${mark}`);
  await page.getByRole('button', { name: `Edit Ex-stock ${mark}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill(`Ex-stock ${mark}, subject to prior sale.`);
  await send(page, 'UpdateTerm', { id: term.TermsId, category: 'Delivery', description: `Ex-stock ${mark}`, show: 0 });
  await dialog.getByRole('button', { name: 'Update Terms' }).click();
  await expect(dialog.getByText('Somebody else has changed this record meanwhile. Load it again to go on.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  expect(await page.evaluate(checkLayout)).toEqual([]);
  await dialog.getByRole('button', { name: 'Load again' }).click();
  await expectNotice(page, 'The record is loaded again and your changes are kept. Check them before you submit.');
  await expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Update Terms' }).click();
  await expect(dialog).toHaveCount(0);
});

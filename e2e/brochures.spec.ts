import { expect, test } from '@playwright/test';
import { fillOldRecords } from './old-records.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession } from './steps.ts';

test.beforeAll(fillOldRecords);
test.beforeEach(async ({ page }) => openSession(page));

test('writes and changes the remark of a request, one row at a time (BRO-01, BRO-02, BRO-04, BRO-05, BRO-06, BRO-09, RTE-03)', async ({
  page,
}) => {
  await page.goto('/downloadbrochure');
  await expect(page.getByText('Total 11 items')).toBeVisible();
  await expect(page.getByRole('row', { name: /Gauri Phansalkar/ })).toHaveCount(10);
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Add Remark for Gauri Phansalkar 11' }).click();
  await page.getByRole('button', { name: 'Add Remark for Gauri Phansalkar 10' }).click();
  await expect(page.getByRole('textbox', { name: /^Remark for/ })).toHaveCount(1);
  const field = page.getByRole('textbox', { name: 'Remark for Gauri Phansalkar 10' });
  await expect(field).toBeFocused();
  await expectNoFindings(page);
  await field.fill('   ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeVisible();
  await field.fill('Brochure sent by post');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Remark successfully saved.');
  await expect(page.getByRole('row', { name: /Gauri Phansalkar 10/ })).toContainText('Brochure sent by post');

  await page.getByRole('button', { name: 'Edit Remark of Gauri Phansalkar 10' }).click();
  await expect(field).toHaveValue('Brochure sent by post');
  await field.fill('Thrown away');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: /Gauri Phansalkar 10/ })).toContainText('Brochure sent by post');
  await page.getByPlaceholder('Search here....').fill('by post');
  await expect(page.getByText('Total 1 items')).toBeVisible();
});

test('the requests and their remarks fit a phone @phone', async ({ page }) => {
  await page.goto('/downloadbrochure');
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Gauri Phansalkar 11', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Remark (for|of) Gauri Phansalkar 11/ })
    .click();
  await expectFitsPhone(page);
});

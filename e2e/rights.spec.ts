import { expect, test, type Page } from '@playwright/test';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** Opens the rights of the first user from the list of users. An Administrator may change their own rights. */
async function openOwnRights(page: Page): Promise<void> {
  await page.goto('/adduserrights');
  await page.getByRole('searchbox', { name: 'Search' }).fill('administrator');
  // On a phone the actions of a row are in a sheet.
  if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'More Administrator' }).click();
  await page.getByRole('link', { name: 'Assign User Rights Administrator' }).click();
  await expect(page.getByRole('heading', { name: 'Assign User Rights' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
}

/** Presses Update and enters the user's own password, which every change of rights asks for. */
async function updateRights(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByLabel('Your Password').fill(e2eAdmin.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('gives and removes rights with immediate effect (ARU-01, ARU-03, ARU-04, ARU-05, ARU-15, RTE-14, RTE-15, RGT-26)', async ({
  page,
}) => {
  await openOwnRights(page);
  await expectNoFindings(page);
  for (const title of ['View', 'Add', 'Approve', 'Edit', 'Delete', 'Void'])
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible();

  await page.getByRole('switch', { name: 'Access to Tax', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Add Tax', exact: true })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Add Tax', exact: true })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Add Terms' }).uncheck();
  await updateRights(page);
  await expectNotice(page, 'Access Rights Updated.');
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tax', exact: true })).toHaveCount(0);
  expect((await page.request.post('/api/AddTax', { data: { tax: '9.75' } })).status()).toBe(403);
  await Promise.all([page.waitForResponse('**/api/page-answers?*'), page.goto('/addterms')]);
  await expect(page.getByRole('heading', { name: 'Terms Management' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New Term' })).toHaveCount(0);

  await openOwnRights(page);
  await page.getByRole('switch', { name: 'Access to Tax', exact: true }).click();
  for (const name of ['View Tax', 'Add Tax', 'Delete Tax', 'Add Terms']) await page.getByRole('checkbox', { name, exact: true }).check();
  await updateRights(page);
  await expectNotice(page, 'Access Rights Updated.');
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tax', exact: true })).toBeVisible();
});

test('asks before it discards unsaved ticks, and does not restore them after a reload', async ({ page }) => {
  await openOwnRights(page);
  await page.getByRole('checkbox', { name: 'Delete Terms' }).uncheck();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page.getByRole('link', { name: 'Vikray' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Delete Terms' })).not.toBeChecked();

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(page.getByRole('checkbox', { name: 'Delete Terms' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeDisabled();
});

test('offers to copy the rights of another user', async ({ page }) => {
  await openOwnRights(page);
  await page.getByRole('checkbox', { name: 'Delete Terms' }).uncheck();
  await page.getByRole('button', { name: 'Copy Rights' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('combobox', { name: 'Copy from' }).fill('Administrator');
  await page.getByRole('option', { name: /^Administrator / }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectNotice(page, 'The rights of Administrator are filled in.');
  await expect(page.getByRole('checkbox', { name: 'Delete Terms' })).toBeChecked();
});

test('the matrix scrolls inside its sheet on a phone @phone', async ({ page }) => {
  await openOwnRights(page);
  await expectFitsPhone(page);
  await page.getByRole('checkbox', { name: 'Void Quotation' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('rowheader', { name: 'Quotation', exact: true })).toBeInViewport();
});

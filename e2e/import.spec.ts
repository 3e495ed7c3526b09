import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { choose, expectFitsPhone, expectNoFindings, openSession } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

const headings = 'Company Name,Company Type,Industry,Phone,Email,Address,State,City,Pincode,Contact Persons';
const customer = (name: string, phone = '02026120000') =>
  `${name},Private Limited,Hospital,${phone},office@mula.example.in,"12, FC Road",Maharashtra,Pune,411004,"Dr. Asmita Gokhale, Superintendent, 9000000091, ms@mula.example.in"`;
const csv = (...rows: readonly string[]) => Buffer.from(`\uFEFF${[headings, ...rows].join('\r\n')}`);

/** Expects a state in the heading. Notices name states too: the import "is being taken back". */
async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.locator('.page-heading .status-tag')).toHaveText(state);
}

test('imports customers from a corrected file, finds them in their list and takes them back', async ({ page }) => {
  const name = `fair ${Date.now()}.csv`;
  await page.goto('/customerlist');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL(/\/import\?kind=customers/);
  await expect(page.getByRole('heading', { name: 'Import', level: 1 })).toBeVisible();
  await expectNoFindings(page);

  const [sample] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Sample CSV' }).click()]);
  expect(sample.suggestedFilename()).toBe('customers_sample.csv');
  expect(readFileSync(await sample.path(), 'utf8')).toContain('Company Name,Company Type');

  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose a file to import.' }).first()).toBeVisible();
  await page
    .getByLabel(/^File/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: csv(customer('Mula Foods'), customer('Mutha Mills', 'none')) });
  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(page.getByRole('row', { name: /Mutha Mills/ })).toContainText('is not a phone number.');
  await expect(page.getByRole('button', { name: 'Import the Good Row' })).toBeVisible();
  await expectNoFindings(page);
  const [reasons] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV to Correct' }).click()]);
  expect(readFileSync(await reasons.path(), 'utf8')).toContain('is not a phone number.');

  await page.getByRole('link', { name: 'Correct the File' }).click();
  await page
    .getByLabel(/^File/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: csv(customer('Mula Foods'), customer('Mutha Mills')) });
  await page.getByRole('button', { name: 'Check File' }).click();
  await page.getByRole('button', { name: 'Import 2 Rows' }).click();
  await expectState(page, 'Done');
  await expect(page.getByText('2 of 2 rows are in the list.')).toBeVisible();
  await expectNoFindings(page);

  await page.goto('/customerlist?search=Mutha');
  await expect(page.getByRole('article').filter({ hasText: 'Mutha Mills' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Take Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter');
  await expectState(page, 'Taken Back');
  await page.goto('/customerlist?search=Mutha');
  await expect(page.getByText('Customer list no found')).toBeVisible();
  await page.goto('/import');
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Taken Back`) })).toBeVisible();
});

test('imports an old quotation with two lines, shows it in its list, and accepts the file that the list exports', async ({ page }) => {
  await page.goto('/import?kind=old-quotations');
  const row = (product: string) => `IMP-1,OLD/2020-2021/0777,05/08/2020,"₹2,40,000.00",Indrayani Clinic,Approved,${product},1,"1,20,000"`;
  const file = [
    'Quotation Code,Quotation Number,Date,Amount,Customer,Status,Product Name,Quantity,Rate',
    row('Examination Table'),
    row('Ward Bed'),
  ].join('\n');
  await page.getByLabel(/^File/).setInputFiles({ name: 'quotations.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Check File' }).click();
  await page.getByRole('button', { name: 'Import 1 Rows' }).click();
  await expectState(page, 'Done');
  await page.goto('/oldquotation?search=indrayani');
  await expect(page.getByRole('row', { name: /OLD\/2020-2021\/0777/ })).toContainText('₹2,40,000.00');
  await page.getByRole('button', { name: 'For Import' }).click();
  await expectNoFindings(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Excel, all columns' }).click()]);
  expect(saved.suggestedFilename()).toBe('old_quotation_import.xlsx');
  await page.goto('/import');
  await page
    .getByRole('link', { name: /^View import/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Take Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter');
  await expectState(page, 'Taken Back');

  await page.goto('/import?kind=old-quotations');
  const again = readFileSync(await saved.path());
  await page.getByLabel(/^File/).setInputFiles({ name: 'again.xlsx', mimeType: '', buffer: again });
  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(page.getByText('Every row can be imported.')).toBeVisible();
});

test('asks once for the columns of another program, and imports the good rows', async ({ page }) => {
  const head = 'Contact ID,Display Name,First Name,EmailID,MobilePhone,Designation,Billing Address,Billing City,Billing State,Billing Code';
  const stamp = Date.now();
  const rows = [
    `1,Zuari Clinics ${stamp},Uma Rao,u@z.example.in,90000 00071,Owner,12 Road,Poona,MH,411 004`,
    `2,Terekhol Mills ${stamp},Jai Rao,j@t.example.in,12,Stores,7 Lane,Pune,MH,411 004`,
  ];
  await page.goto('/import?kind=customers');
  const buffer = Buffer.from([head, ...rows].join('\n'));
  await page.getByLabel(/^File/).setInputFiles({ name: `zoho ${stamp}.csv`, mimeType: 'text/csv', buffer });
  await page.getByRole('checkbox', { name: 'Choose the columns again' }).check();
  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeFocused();
  await expect(page.getByText('For example: 1', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await choose(page, 'Company Type', 'Private Limited');
  await choose(page, 'Industry', 'Hospital');
  await page.getByRole('button', { name: 'Check File' }).click();
  await page.getByRole('button', { name: 'Import the Good Row' }).click();
  await expectState(page, 'Done');
  await page.goto(`/customerlist?search=${stamp}`);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('shows what a price list changes before it changes it', async ({ page }) => {
  const name = `Aravali Bench ${Date.now()}`;
  const send = async (...rows: readonly string[]) => {
    const buffer = Buffer.from(rows.join('\n'));
    await page.getByLabel(/^File/).first().setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Check File' }).click();
  };
  await page.goto('/import?kind=products');
  await send('Name,Category,Solution,MRP', `${name},Office Seating,Office Solution,900`);
  await page.getByRole('button', { name: 'Import 1 Rows' }).click();
  await expectState(page, 'Done');
  await page.goto('/import?kind=products');
  await page.getByRole('checkbox', { name: 'Update those that are there' }).check();
  await send('Name,MRP', `${name},"₹1,250.25"`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('MRP 900.00 → 1,250.25');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Import 1 Rows' }).click();
  await expectState(page, 'Done');
});

test('the import fits a phone @phone', async ({ page }) => {
  await page.goto('/import?kind=products');
  await expect(page.getByRole('button', { name: 'Check File' })).toBeVisible();
  await choose(page, 'Import of', 'Customers');
  await expectFitsPhone(page);
  await page.getByLabel(/^File/).setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: csv(customer('Pavana Foods', 'none')) });
  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(page.getByText('Phone: "none" is not a phone number.')).toBeVisible();
  await expectFitsPhone(page);
});

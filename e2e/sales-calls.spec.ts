import { expect, test } from '@playwright/test';
import { fillOldRecords } from './old-records.ts';
import { expectNoFindings, openSession, send } from './steps.ts';

test.beforeAll(fillOldRecords);
test.beforeEach(async ({ page }) => openSession(page));

test('finds a sales call and opens its customer (SAL-01, SAL-03, SAL-04, RTE-30)', async ({ page }) => {
  const place = { address: 'MIDC', country: 101, state: 4008, city: 133504, pincode: '411004' };
  const contact = { name: 'Mr. Bipin Salvi', designation: 'Owner', email: 'bipin@nilgiri.example.in', mobile: '9000000051' };
  const details = { industry: 1, companytype: 1, phone: '07120000091', email: 'office@nilgiri.example.in', datasource: 'Enquiry' };
  await send(page, 'AddCustomer', { ...place, ...details, companyname: 'Nilgiri Printers', contacts: [contact] });

  await page.goto('/saleslist');
  await expect(page.getByRole('heading', { name: 'Sales Management' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Vishakha Cold Storage/ })).toContainText('02-11-2026');
  await expect(page.getByRole('button', { name: 'View Vishakha Cold Storage' })).toBeDisabled();
  await expectNoFindings(page);

  await page.getByPlaceholder('Search here....').fill('bipin');
  await expect(page.getByText('Total 1 items')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  expect(download.suggestedFilename()).toBe('sales_list.csv');
  await page.getByRole('link', { name: 'View Nilgiri Printers' }).click();
  await expect(page).toHaveURL(/\/viewcustomer\?id=\d+$/);
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveText('Nilgiri Printers');
});

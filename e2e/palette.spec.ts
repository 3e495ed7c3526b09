import { expect, test, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { addUser } from './office-user.ts';
import { submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, logIn, openSession, send } from './steps.ts';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search' });

async function numberOf(page: Page, quotationId: number): Promise<string> {
  const reply = await page.request.get(`/api/GetQuotation?quotationid=${quotationId}`);
  return (await reply.json()).data[0].fld_number;
}

test('from the login to a quotation by its number in at most 8 keys, however fast they are pressed (FND-01, FND-03, FND-07)', async ({
  page,
  browser,
}) => {
  const office = await browser.newPage();
  await openSession(office);
  const { quotationId } = await approveSale(office);
  const number = await numberOf(office, quotationId);
  await office.close();
  await logIn(page);
  const keys = ['Control+k', ...number.slice(-4), 'Enter'];
  expect(keys.length).toBeLessThanOrEqual(8);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  for (const key of keys.slice(1)) await page.keyboard.press(key);
  await expect(page).toHaveURL(new RegExp(`/viewquotation\\?id=${quotationId}$`));
  await expect(page.getByText(number).first()).toBeVisible();
});

test('finds a customer by the mobile of its contact, shows what can be done with a quotation, and has no findings (FND-01, FND-03, FND-07)', async ({
  page,
}) => {
  await openSession(page);
  const { customer, quotationId } = await approveSale(page);
  await page.goto('/customerlist');
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.press('Control+k');
  await palette(page).fill(customer);
  await expect(page.getByRole('group', { name: 'Customers' }).getByRole('option').first()).toContainText(customer);
  await expectNoFindings(page);
  const option = page.getByRole('group', { name: 'Quotations' }).getByRole('option').first();
  await option.hover();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Open', 'PDF', 'Copy', 'Revise', 'Follow up']);
  await expectNoFindings(page);
  await page.getByRole('option', { name: 'Copy' }).click();
  await expect(page).toHaveURL(new RegExp(`/addquotation\\?copy=${quotationId}`));
  // Seen last, without a request.
  await page.goto(`/viewquotation?id=${quotationId}`);
  const number = await numberOf(page, quotationId);
  await expect(page.getByText(number).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Seen last' }).getByRole('option').first()).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('fills a phone @phone (FND-01)', async ({ page }) => {
  await openSession(page);
  const { customer } = await approveSale(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search' }).click();
  await palette(page).fill(customer);
  await expect(page.getByRole('option').first()).toContainText(customer);
  const box = await page.locator('.palette-box').boundingBox();
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, 390]);
  await expectFitsPhone(page);
});

test('each role begins with its own work (FND-37)', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await openSession(page);
  const sale = await approveSale(page);
  await send(page, 'AddOrder', { quotationid: sale.quotationId });
  const roles = [
    {
      first: /calls? (?:is|are) due$/,
      menus: ['Enquiry', 'Follow Ups', 'Quotation'],
      rights: ['Enquiry List', 'Add Enquiry', 'Follow Up List', 'Quotation List', 'Add Quotation'],
    },
    {
      first: /quotations? waits? for approval$/,
      menus: ['Quotation', 'Approval'],
      rights: ['Quotation List', 'Approve Quotation', 'Approval Queue'],
    },
    {
      first: /orders? waits? for dispatch$/,
      menus: ['Dispatch', 'Purchase'],
      rights: ['Dispatch List', 'Add Dispatch', 'Purchase List', 'Add Purchase'],
    },
  ];
  for (const { first, ...role } of roles) {
    const user = await addUser(page, role);
    const own = await browser.newPage();
    await openSession(own, user);
    if (role.rights.includes('Add Enquiry'))
      await send(own, 'AddEnquiry', { companyname: 'Niramaya Hospital', requirement: 'Beds', source: 'Phone', nexton: dateAt(new Date()) });
    if (role.rights.includes('Approve Quotation')) await addPending(page, sale.quotationId);
    await own.goto('/dashboard');
    const entry = own.getByRole('region', { name: 'Today' }).getByRole('link').first();
    await expect(entry).toHaveText(first);
    await expectNoFindings(own);
    const count = Number((await entry.textContent())?.match(/^\d+/)?.[0]);
    await entry.click();
    await expect(own).not.toHaveURL(/dashboard/);
    await expect(own.getByText(new RegExp(`^Total ${count} items`))).toBeVisible();
    await own.close();
  }
});

/** Another quotation like this one, which waits for approval. */
async function addPending(page: Page, quotationId: number): Promise<void> {
  await page.goto(`/addquotation?copy=${quotationId}`);
  await expect(page.getByText(/^Copy of /)).toBeVisible();
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await submit(page);
  await expect(page.getByText('Quotation Successfully generated.').first()).toBeVisible();
}

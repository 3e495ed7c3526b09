import { expect, test } from '@playwright/test';
import { addDays, dateAt, dashedDate } from '../contract/src/platform/dates.ts';
import { approveSale } from './sales-setup.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, inNotice, openSession, send } from './steps.ts';

const today = dateAt(new Date());

/** An approved quotation that is due today. */
async function approveDueSale(page: Parameters<typeof approveSale>[0]) {
  const sale = await approveSale(page);
  const found = await page.request.get(`/api/GetQuotation?quotationid=${sale.quotationId}`);
  const [quotation] = (await found.json()).data;
  const [deal] = (await (await page.request.post('/api/GetDeal', { data: { dealid: quotation.fld_dealid } })).json()).data;
  await send(page, 'UpdateFollowUp', { dealid: deal.fld_dealid, version: deal.fld_version, nexton: today });
  return { ...sale, dealId: deal.fld_dealid, number: quotation.fld_number };
}

test.beforeEach(async ({ page }) => openSession(page));

test('a call goes from the due list to its outcome, with the keyboard (FUP-04, FUP-06, FUP-07, FUP-10, FUP-39)', async ({ page }) => {
  test.setTimeout(120_000);
  const { customer, dealId } = await approveDueSale(page);
  await page.goto(`/followups?search=${encodeURIComponent(customer)}`);
  await expect(page.locator('.menu-badge')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: customer })).toContainText(dashedDate(today));
  await page.keyboard.press('ArrowDown');
  const panel = page.getByRole('complementary', { name: 'Call' });
  await expect(panel.getByRole('heading', { name: customer })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('group', { name: 'Outcome' })).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.type('They order on the 5th.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('6');
  await inNotice(page).getByRole('button', { name: 'Undo' }).click();
  await expectNotice(page, 'Call successfully added.');
  await expectNotice(page, 'The call is taken back.');
  await expect(panel.getByLabel('Description')).toHaveValue('They order on the 5th.');
  await expect(panel.getByRole('group', { name: 'Outcome' })).toBeFocused();
  await page.keyboard.press('5');
  await expect(inNotice(page).getByRole('link', { name: 'Generate Order' })).toBeVisible();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();

  await page.goto(`/deal?id=${dealId}`);
  await expect(page.getByText(/phoned Ms\. Ila Barve: Order expected\. They order on the 5th\. Next: /)).toBeVisible();
  await page.goto(`/saleslist?search=${encodeURIComponent(customer)}`);
  const row = page.getByRole('row').filter({ hasText: customer });
  await expect(row).toContainText(/SC\/ADM\/\d{4}-\d{4}\/\d{4}/);
  await expect(row).toContainText('Order expected');
});

test('the deal page changes the follow-up, and an order ends it (FUP-03, FUP-09)', async ({ page }) => {
  test.setTimeout(120_000);
  const { customer, dealId, quotationId } = await approveDueSale(page);
  await page.goto(`/deal?id=${dealId}`);
  await page.getByRole('button', { name: 'Change Follow-up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Follow-up' });
  await expectNoFindings(page);
  const date = dialog.getByLabel('Next Date');
  await date.click();
  await date.press('Control+a');
  await date.pressSequentially(dashedDate(addDays(today, 1)));
  await date.press('Control+Enter');
  await expectNotice(page, 'Follow-up successfully updated.');
  await expect(page.getByLabel('Deal').getByText(dashedDate(addDays(today, 1)))).toBeVisible();
  await send(page, 'AddOrder', { quotationid: quotationId });
  await page.goto(`/followups?due=All&search=${encodeURIComponent(customer)}`);
  await expect(page.getByText('There are no open deals.')).toBeVisible();
});

test('on a phone, a due customer is called from their card, and the call is entered @phone', async ({ page }) => {
  test.setTimeout(120_000);
  const { customer } = await approveDueSale(page);
  await page.goto(`/followups?search=${encodeURIComponent(customer)}`);
  const card = page.getByRole('listitem', { name: customer });
  await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expectFitsPhone(page);
  await card.getByRole('button', { name: 'Done' }).click();
  await expectFitsPhone(page);
  // The browser draws the drawer above everything outside it, so its lists open inside it.
  await choose(page, 'Call Type', 'Visit');
  await page.getByRole('dialog').getByRole('button', { name: 'Spoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Call successfully added.');
});

test('a first mail is the offer, and leads to its outcome (FUP-13, FUP-15, FUP-18, FUP-19, LET-11)', async ({ page }) => {
  test.setTimeout(120_000);
  const { customer, number, dealId } = await approveDueSale(page);
  await page.goto(`/followups?search=${encodeURIComponent(customer)}`);
  await expect(page.getByRole('row').filter({ hasText: customer })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const panel = page.getByRole('complementary', { name: 'Call' });
  await panel.getByRole('button', { name: 'Mail' }).click();
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`Our Quotation ${number} dated`);
  await expect(preview).toContainText('Please find our quotation');
  await dialog.getByLabel('Text').fill('Dear {name},\n\nPlease see {number}, {foo}.');
  await dialog.getByRole('button', { name: 'Send Mail' }).click();
  await expect(dialog.getByText('Unknown placeholder {foo}.')).toBeVisible();
  await dialog.getByLabel('Text').fill('Dear {name},\n\nPlease see {number}.');
  await expect(preview).toContainText(`Please see ${number}.`);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Send Mail' }).click();
  await expectNotice(page, 'Mail sent to ila@akshar.example.in.');
  await panel.getByRole('button', { name: 'Spoke' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Call successfully added.');
  await page.goto(`/deal?id=${dealId}`);
  await expect(page.getByText(/wrote by mail to Ms\. Ila Barve: Spoke\./)).toBeVisible();
});

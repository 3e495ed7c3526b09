import { expect, test } from '@playwright/test';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession } from './steps.ts';
import { approveSale } from './sales-setup.ts';

const title = 'Follow-up on Commercial Proposal Ref - Status Update';
const sent =
  'Thank you for Submitting your Visitor Details Successfully. We have sent the Visitor Badge to you on your registered email id.';

test.beforeEach(async ({ page }) => openSession(page));

test('a follow-up mail goes to the contact person of a quotation (QLS-14, QLS-15, QLS-16, QLS-17, QLS-18, QLS-20, QLS-22)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { customer, quotationId } = await approveSale(page);
  await page.goto(`/quotationlist?search=${encodeURIComponent(customer)}`);
  await expect(page.getByRole('columnheader').last()).toHaveText('Follow Up');
  await page.getByRole('button', { name: /^Follow up ADM/ }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText('ila@akshar.example.in');
  await expect(dialog).toContainText('Dear Ms. Ila Barve,');
  await expect(dialog).toContainText('INR 8,000.00');
  await expect(dialog).toContainText('.pdf');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Send Mail' }).click();
  await expectNotice(page, sent);
  await expect(page).toHaveURL(/\/dashboard$/);

  const reply = await page.request.get(`/api/GetFollowUp?quotationid=${quotationId}`);
  expect((await reply.json()).data[0].fld_mails).toMatchObject([{ fld_recipients: 'ila@akshar.example.in', fld_result: 'written' }]);
  await page.goto(`/quotationlist?search=${encodeURIComponent(customer)}`);
  await page.getByRole('button', { name: /^Follow up ADM.*, last on / }).click();
  await expect(dialog.getByRole('region', { name: 'Earlier mails' })).toContainText('Administrator to ila@akshar.example.in');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('the letter fits a phone @phone', async ({ page }) => {
  test.setTimeout(120_000);
  const { customer } = await approveSale(page);
  await page.goto(`/quotationlist?search=${encodeURIComponent(customer)}`);
  await page.getByRole('button', { name: /^More/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Follow up ADM/ })
    .click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('Dear Ms. Ila Barve,');
  await expectFitsPhone(page);
});

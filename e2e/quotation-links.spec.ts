import { expect, test, type Page } from '@playwright/test';
import { openPhone, reviseSale } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { expectNoFindings, openSession, send } from './steps.ts';
import { checkLayout } from './walk/check-layout.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** Makes a link with the button of a quotation's page and returns its path. */
async function makeLink(page: Page, quotationId: number): Promise<string> {
  await page.goto(`/viewquotation?id=${quotationId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const drawer = page.getByRole('dialog', { name: /Links for the Customer/ });
  await drawer.getByRole('button', { name: 'Make Link' }).click();
  const url = await drawer.getByLabel('Address of the link').inputValue();
  await expect(drawer.getByText('Not opened yet').first()).toBeVisible();
  return new URL(url).pathname;
}

test('a customer opens a link on a phone, asks for a change, and accepts the revision, which is ordered (FUP-22, FUP-26, FUP-28, FUP-32)', async ({
  page,
  browser,
}) => {
  const { quotationId } = await approveSale(page);
  const first = await makeLink(page, quotationId);
  await expectNoFindings(page);
  const phone = await openPhone(browser);
  const blocked: string[] = [];
  phone.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
  await phone.goto(first);
  await expectNoFindings(phone);
  for (const width of [320, 390]) {
    await phone.setViewportSize({ width, height: 844 });
    expect(await phone.evaluate(checkLayout)).toEqual([]);
    const date = await phone.locator('.facts dd', { hasText: /^\d{2}\/\d{2}\/\d{4}$/ }).boundingBox();
    expect(date?.height, `the date at ${width}`).toBe(24);
  }
  expect(await phone.context().cookies()).toEqual([]);
  const download = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect
    .poll(async () => (await send(page, 'GetQuotationLink', { quotationid: quotationId }))[0]?.['fld_openedat'])
    .toMatch(/^2\d{3}-/);

  await phone.getByRole('navigation', { name: 'Your Answer' }).getByRole('link', { name: 'Ask for a Change' }).click();
  await phone.getByLabel('What should change?').fill('Two chairs less, please');
  await phone.getByRole('button', { name: 'Ask for a Change' }).click();
  await expect(phone.getByText(/^Your message was sent on /)).toBeInViewport();
  expect(blocked).toEqual([]);

  await page.goto(`/viewquotation?id=${quotationId}`);
  await expect(page.getByText('Two chairs less, please')).toBeVisible();
  await page.locator('.note').getByRole('link', { name: 'Revise' }).click();
  await page.waitForURL(/\/addquotation\?revise=/);

  const revisionId = await reviseSale(page, quotationId);
  await phone.reload();
  await expect(phone.getByText(/^This quotation has been replaced\. Please ask .+ for the new one\.$/)).toBeVisible();

  const second = await makeLink(page, revisionId);
  await phone.goto(second);
  await phone.getByText('Accept Quotation', { exact: true }).first().click();
  await phone.getByRole('button', { name: 'Accept Quotation' }).click();
  await expect(phone.getByText('Please enter your name.').first()).toBeVisible();
  await phone.getByLabel('Your Name').fill('Dr. Asmita Gokhale');
  await phone.getByLabel('Your Designation').fill('Medical Director');
  await phone.getByLabel('I accept this quotation on behalf of').check();
  await phone.getByLabel('PO Number (optional)').fill('PO/77');
  await expectNoFindings(phone);
  await phone.getByRole('button', { name: 'Accept Quotation' }).click();
  await expect(phone.getByText(/^You accepted this quotation on /)).toBeVisible();

  await page.goto(`/viewquotation?id=${revisionId}`);
  const note = page.locator('.note', { hasText: 'Accepted by Dr. Asmita Gokhale, Medical Director' });
  await note.getByRole('link', { name: 'Generate Order' }).click();
  await page.waitForURL(/\/generateorder\?id=/);
  await send(page, 'AddOrder', { quotationid: revisionId });
  await phone.reload();
  await expect(phone.getByText('This quotation has been ordered. Thank you.')).toBeVisible();
  await phone.context().close();
});

test('the page of a link reads and answers without script (FUP-26, FUP-29)', async ({ page, browser }) => {
  const { quotationId } = await approveSale(page);
  const phone = await openPhone(browser, false);
  await phone.goto(await makeLink(page, quotationId));
  await phone.getByText('Decline Quotation', { exact: true }).first().click();
  await phone.getByLabel('Remark (optional)').last().fill('Next year');
  await phone.getByRole('button', { name: 'Decline Quotation' }).click();
  await expect(phone.getByText('Please select the reason.').first()).toBeVisible();
  await expect(phone.getByLabel('Remark (optional)').last()).toHaveValue('Next year');
  await phone.getByLabel('Reason').selectOption('Price');
  await phone.getByRole('button', { name: 'Decline Quotation' }).click();
  await expect(phone.getByText(/^You declined this quotation on /)).toBeVisible();
  await page.goto(`/viewquotation?id=${quotationId}`);
  await page.locator('.note').getByRole('button', { name: 'Mark Lost' }).click();
  await expect(page.getByRole('dialog', { name: 'Mark Lost' })).toBeVisible();
  await phone.context().close();
});

test('the button that makes a link for WhatsApp has the focus again once the link is made, which a finger can withdraw (FUP-22, FUP-25)', async ({
  page,
}) => {
  const { quotationId } = await approveSale(page);
  await page.goto(`/viewquotation?id=${quotationId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const button = page.getByRole('button', { name: 'Link for WhatsApp', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address of the link')).toBeVisible();
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Withdraw/ }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(checkLayout)).toEqual([]);
});

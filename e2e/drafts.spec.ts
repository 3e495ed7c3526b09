import { expect, test, type Page } from '@playwright/test';
import { next, openStep, quoteOneChair, submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession, widenAgain } from './steps.ts';

const lineOf = (page: Page, title: string) => page.getByRole('list', { name: 'Drafts' }).getByRole('listitem').filter({ hasText: title });

/** How long after the last entry the page saves a draft. */
const saveAfterMs = 2_000;

/** Opens a session in a window whose clock can go faster. */
async function openWindow(page: Page): Promise<void> {
  await openSession(page);
  await page.clock.install();
}

async function saved(page: Page): Promise<void> {
  await page.clock.fastForward(saveAfterMs);
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
}

/** Changes the quantity of the product in the cart, and waits until the server has answered the save. */
async function changeQuantity(page: Page, product: string, quantity: string): Promise<number> {
  const answered = page.waitForResponse('**/api/SaveQuotationDraft');
  await page.getByRole('listitem', { name: product }).getByLabel('Quantity').fill(quantity);
  await page.clock.fastForward(saveAfterMs);
  return (await answered).status();
}

test('a draft begun on one device is continued on another, and two windows lose nothing (REV-01, REV-03, REV-04, REV-05, REV-06)', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await openWindow(page);
  const sale = await approveSale(page);
  const title = `${sale.customer}, 1 product`;
  await page.goto('/addquotation');
  await quoteOneChair(page, sale);
  await saved(page);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openWindow(other);
  await other.goto('/addquotation');
  await expect(lineOf(other, title)).toHaveText(/^Draft of \d\d-\d\d-\d{4} \d\d:\d\d: /);
  await expectNoFindings(other);
  await other.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(other);
  await widenAgain(other);
  await lineOf(other, title).getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('listitem', { name: sale.chair })).toBeVisible();
  expect(await changeQuantity(other, sale.chair, '7')).toBe(200);

  // The first window does not know of the seven.
  expect(await changeQuantity(page, sale.chair, '4')).toBe(409);
  await expect(page.getByText('This draft was changed in another window.')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Use the Other' }).click();
  await expect(page.getByRole('listitem', { name: sale.chair }).getByLabel('Quantity')).toHaveValue('7');
  expect(await changeQuantity(page, sale.chair, '8')).toBe(200);

  expect(await changeQuantity(other, sale.chair, '5')).toBe(409);
  await other.getByRole('button', { name: 'Keep Mine' }).click();
  await saved(other);
  for (let step = 0; step < 3; step++) await next(other);
  await submit(other);
  await expectNotice(other, 'Quotation Successfully generated.');

  // The submit has deleted its draft. The four and the eight are still there, and are not offered twice.
  await expect(lineOf(other, title)).toHaveCount(2);
  await page.reload();
  await expect(page.getByText(/^Unsaved changes from/)).toBeVisible();
  await expect(lineOf(page, title)).toHaveCount(1);
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(lineOf(page, title)).toHaveCount(1);
  await lineOf(page, title).getByRole('button', { name: 'Discard' }).click();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(lineOf(page, title)).toHaveCount(0);
  await elsewhere.close();
});

test('a revision begun on one device is finished on another (REV-01, REV-05, REV-12)', async ({ page, browser }) => {
  await openWindow(page);
  const sale = await approveSale(page);
  await page.goto(`/viewquotation?id=${sale.quotationId}`);
  await page.getByRole('link', { name: 'Revise' }).click();
  await openStep(page, 'Product Quote Details');
  expect(await changeQuantity(page, sale.chair, '6')).toBe(201);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openWindow(other);
  await other.goto('/addquotation');
  await expect(lineOf(other, sale.customer).getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await lineOf(other, sale.customer).getByRole('link', { name: 'Open Quotation' }).click();
  await other.getByRole('link', { name: 'Revise' }).click();
  await lineOf(other, sale.customer).getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('listitem', { name: sale.chair }).getByLabel('Quantity')).toHaveValue('6');
  await openStep(other, 'Quotation Preview');
  await other.getByLabel('Reason').fill('One chair more');
  await submit(other);
  await expectNotice(other, 'Quotation Successfully revised.');
  await expect(other.locator('.page-heading')).toContainText('-R1');

  // The first device learns of it with its next entry.
  await page.goto(`/addquotation?revise=${sale.quotationId}`);
  await expectNotice(page, 'has been replaced by');
  await expect(page.locator('.notices')).toContainText('-R1.');
  await elsewhere.close();
});

import { expect, test, type Page } from '@playwright/test';
import { approveSale } from './sales-setup.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, logIn, pick, send } from './steps.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

const openStep = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(title) }).click();

async function submit(page: Page): Promise<void> {
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** The id of the quotation whose page is open. */
async function openedId(page: Page): Promise<number> {
  await page.waitForURL(/\/viewquotation\?id=\d+/);
  return Number(new URL(page.url()).searchParams.get('id'));
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve Quotation' }).click();
  await page.getByRole('dialog', { name: 'Confirm to Approve' }).getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Quotation successfully Approved.');
}

test('a quotation is quoted, edited, approved, revised, approved and ordered (REV-07, REV-12, REV-15, REV-30, REV-36)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await logIn(page);
  const issuer = `Taramandal Furniture ${Date.now()}`;
  const sale = await approveSale(page, { issuer });
  await page.goto('/addquotation');
  await pick(page, 'Issuing Company', issuer);
  await expect(page.getByLabel('Valid Until')).toHaveValue(/^\d\d-\d\d-\d{4}$/);
  await next(page);
  await pick(page, 'Customer', sale.customer);
  await choose(page, 'Contact Person', 'Ms. Ila Barve · Bursar');
  await next(page);
  await page.getByPlaceholder('Search here....').fill(sale.chair);
  await page.getByRole('button', { name: `Add ${sale.chair}` }).click();
  await expect(page.getByRole('listitem', { name: sale.chair })).toBeVisible();
  for (let step = 0; step < 3; step++) await next(page);
  await submit(page);
  await expectNotice(page, 'Quotation Successfully generated.');
  await page.locator('.notices').getByRole('link', { name: 'View' }).click();
  const quotedId = await openedId(page);
  const [quoted] = await send(page, 'GetQuotationRevision', { quotationid: quotedId });

  await page.goto(`/addquotation?edit=${quotedId}`);
  await expect(page.getByRole('heading', { name: `Edit ${quoted.fld_number}` })).toBeVisible();
  await expectNoFindings(page);
  await openStep(page, 'Product Quote Details');
  await page.getByRole('listitem', { name: sale.chair }).getByLabel('Quantity').fill('4');
  await openStep(page, 'Quotation Preview');
  await submit(page);
  await expectNotice(page, 'Quotation Successfully updated.');
  expect(await openedId(page)).toBe(quotedId);
  await approve(page);

  await page.goto(`/addquotation?revise=${quotedId}`);
  await expect(page.getByRole('heading', { name: `Revise ${quoted.fld_number}` })).toBeVisible();
  await openStep(page, 'Customer Details');
  await expectNoFindings(page);
  await openStep(page, 'Product Quote Details');
  await page.getByRole('listitem', { name: sale.chair }).getByLabel('Quantity').fill('5');
  await openStep(page, 'Quotation Preview');
  await page.getByLabel('Reason').fill('One chair more');
  await page.getByLabel('Approve at once').check();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await submit(page);
  await expectNotice(page, 'Quotation Successfully revised and approved.');
  const revisedId = await openedId(page);
  await expect(page.getByText(`${quoted.fld_number}-R1`).first()).toBeVisible();

  const [order] = await send(page, 'AddOrder', { quotationid: revisedId });
  expect(order.OrderId).toBeGreaterThan(0);
});

test('a copy begins with the lines of the quotation (REV-27)', async ({ page }) => {
  test.setTimeout(240_000);
  await logIn(page);
  const sale = await approveSale(page);
  await page.goto(`/addquotation?copy=${sale.quotationId}`);
  await expect(page.getByText(/^Copy of /)).toBeVisible();
  for (let step = 0; step < 2; step++) await next(page);
  await expect(page.getByRole('listitem', { name: sale.chair }).getByLabel('Quantity')).toHaveValue('5');
  await expectNoFindings(page);
  for (let step = 0; step < 3; step++) await next(page);
  await submit(page);
  await expectNotice(page, 'Quotation Successfully generated.');
  const copyId = await openedId(page);
  expect(copyId).not.toBe(sale.quotationId);
});

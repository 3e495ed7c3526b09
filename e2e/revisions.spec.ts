import { expect, test } from '@playwright/test';
import { approve, next, openedId, openStep, quoteOneChair, reviseSale, submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, inNotice, openSession, send, widenAgain } from './steps.ts';
import { checkLayout } from './walk/check-layout.ts';

test('a quotation is quoted, edited, approved, revised, approved and ordered (REV-07, REV-12, REV-15, REV-30, REV-36)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSession(page);
  const sale = await approveSale(page);
  await page.goto('/addquotation');
  await expect(page.getByLabel('Valid Until')).toHaveValue(/^\d\d-\d\d-\d{4}$/);
  await quoteOneChair(page, sale);
  for (let step = 0; step < 3; step++) await next(page);
  await submit(page);
  await inNotice(page).getByRole('link', { name: 'View' }).click();
  await expectNotice(page, 'Quotation Successfully generated.');
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
  await widenAgain(page);
  await submit(page);
  await expectNotice(page, 'Quotation Successfully revised and approved.');
  const revisedId = await openedId(page);
  await expect(page.getByText(`${quoted.fld_number}-R1`).first()).toBeVisible();

  const [order] = await send(page, 'AddOrder', { quotationid: revisedId });
  expect(order.OrderId).toBeGreaterThan(0);
});

test('the revisions of a quotation are compared on a phone (REV-23) @phone', async ({ page }) => {
  await openSession(page);
  const { quotationId } = await approveSale(page);
  await page.goto(`/viewquotation?id=${await reviseSale(page, quotationId)}`);
  await page.getByRole('button', { name: 'Revisions (2)' }).click();
  await expect(page.getByRole('switch', { name: 'Show unchanged' })).toBeVisible();
  expect(await page.evaluate(checkLayout)).toEqual([]);
});

test('a copy begins with the lines of the quotation (REV-27)', async ({ page }) => {
  test.setTimeout(240_000);
  await openSession(page);
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

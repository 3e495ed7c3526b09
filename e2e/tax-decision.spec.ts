import { expect, test } from '@playwright/test';
import { approve, openedId, submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, openSession, widenAgain } from './steps.ts';

test('a quotation goes to a site of the customer, says why its tax is as it is, and takes that to the order (GTX-06, GTX-14, GTX-15, GTX-16)', async ({
  page,
}) => {
  await openSession(page);
  const sale = await approveSale(page);
  await page.goto(`/viewcustomer?id=${sale.customerId}&view=Sites`);
  await page.getByRole('button', { name: 'Add a Site' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the Site').fill('Surat Wing');
  await dialog.getByLabel('Address').fill('7, Ring Road');
  await dialog.getByLabel('Pincode').fill('395002');
  await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('Gujarat');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Site added.');
  await expect(page.getByRole('article', { name: 'Surat Wing' })).toBeVisible();

  await page.goto(`/addquotation?copy=${sale.quotationId}`);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'Deliver To', 'Surat Wing · Surat · Gujarat');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^IGST: the company is in .* delivered to Gujarat \(24\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog').getByText('Surat Wing, Gujarat (24)')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await submit(page);
  const quotationId = await openedId(page);
  const signatory = page.getByRole('complementary', { name: 'Signatory' });
  await expect(signatory.getByText(/^IGST: .* Gujarat \(24\)/)).toBeVisible();
  await expect(page.getByText(/^Deliver to: Surat Wing, 7, Ring Road/)).toBeAttached();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Decide Afresh' }).click();
  await expect(page.getByText('Nothing has changed since.')).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await widenAgain(page);
  await approve(page);
  const pdf = await page.request.get(`/api/quotations/${quotationId}.pdf`);
  expect(pdf.status()).toBe(200);
});

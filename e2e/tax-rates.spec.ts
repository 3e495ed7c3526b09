import { expect, test } from '@playwright/test';
import { aSite } from '../testing/builders/customer-sites.ts';
import { next, quoteOneChair, submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, listOf, openSession, send, widenAgain } from './steps.ts';

/** The site of the setup, moved to the State of the company. */
const inPune = { address: '7, Karve Road', country: 'India', state: 'Maharashtra', city: 'Pune', pincode: '411004' };

test('a quotation has rates by product, says why, and is decided afresh when its site has moved (GTX-14, GTX-15, GTX-18, GTX-22)', async ({
  page,
}) => {
  await openSession(page);
  const sale = await approveSale(page);
  await send(page, 'UpdateProductTax', { productid: sale.deskId, hsn: '940330', gstpercent: '5.00' });
  const { customerId: _, ...site } = aSite(sale.customerId);
  const [{ SiteId: siteId }] = await send(page, 'AddCustomerSite', { customerid: sale.customerId, ...site });

  await page.goto('/addquotation');
  await quoteOneChair(page, sale);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await choose(page, 'Deliver To', 'Surat Wing · Surat · Gujarat');
  await next(page);
  await next(page);
  const byProduct = page.getByRole('switch', { name: 'Rates by Product' });
  await expect(page.getByText(/^IGST: .* delivered to Gujarat \(24\)/)).toBeVisible();
  await expect(byProduct).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await page.getByPlaceholder('Search here....').fill(sale.desk);
  await page.getByRole('button', { name: `Add ${sale.desk}` }).click();
  await expect(page.getByRole('listitem', { name: sale.desk })).toBeVisible();
  await next(page);
  await expect(byProduct).toBeChecked();
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog').getByText('Surat Wing, Gujarat (24)')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await choose(page, 'Place of Supply', 'Goa (30)');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText('Please give a reason.')).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectFitsPhone(page);
  await widenAgain(page);

  await next(page);
  await next(page);
  await submit(page);
  await expectNotice(page, 'Quotation Successfully generated.');
  const added = await page.request.get(`/api/GetQuotation?search=${encodeURIComponent(sale.customer)}&page=1&pagesize=1`);
  const [{ fld_quotationid: quotationId }] = (await added.json()).data;
  await page.goto(`/viewquotation?id=${quotationId}`);
  for (const rate of ['18%', '5%']) await expect(page.getByText(`GST on Goods (${rate})`)).toBeAttached();

  await send(page, 'UpdateCustomerSite', { siteid: siteId, version: 1, name: 'Surat Wing', ...inPune });
  await page.reload();
  await page.getByRole('button', { name: 'Decide Afresh' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^IGST: /)).toBeVisible();
  await expect(dialog.getByText(/^CGST and SGST: both in Maharashtra \(27\)/)).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Decide Afresh' }).click();
  await expectNotice(page, 'The tax has been decided afresh.');

  await send(page, 'HideCustomerSite', { siteid: siteId, version: 2 });
  await page.goto(`/viewquotation?id=${quotationId}`);
  await page.getByRole('button', { name: 'Decide Afresh' }).click();
  await expect(dialog.getByText(/^The customer no longer has the site Surat Wing\./)).toBeVisible();
  await expect(dialog.getByText('Nothing has changed since.')).toBeVisible();
  await expectNoFindings(page);
});

test('proposals of HSN codes are whole in a narrow dialog (GTX-09, GTX-10)', async ({ page }) => {
  await openSession(page);
  await approveSale(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/productlist');
  await page.getByRole('button', { name: 'Fill HSN' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Fill HSN of 1 Product' }).click();
  const field = page.getByRole('combobox', { name: 'HSN' });
  await field.fill('94');
  const proposals = (await listOf(field)).getByRole('option');
  await expect(proposals.first()).toBeVisible();
  const cut = await proposals.evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
  );
  expect(cut).toEqual([]);
  await proposals.first().click();
  await expect(field).toHaveValue('9401');
  await expectFitsPhone(page);
});

/** Steps through the quotation builder that several browser tests share. */
import { expect, type Browser, type Page } from '@playwright/test';
import type { approveSale } from './sales-setup.ts';
import { choose, expectNotice, pick, send } from './steps.ts';

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

export const openStep = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(title) }).click();

/** Ticks the disclaimer of the last step and submits. */
export async function submit(page: Page): Promise<void> {
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Fills the builder up to the cart: one chair for the customer of a sale, from its issuing company. */
export async function quoteOneChair(page: Page, { issuer, customer, chair }: Awaited<ReturnType<typeof approveSale>>): Promise<void> {
  await pick(page, 'Issuing Company', issuer);
  await next(page);
  await pick(page, 'Customer', customer);
  await choose(page, 'Contact Person', 'Ms. Ila Barve · Bursar');
  await next(page);
  await page.getByPlaceholder('Search here....').fill(chair);
  await page.getByRole('button', { name: `Add ${chair}` }).click();
  await expect(page.getByRole('listitem', { name: chair })).toBeVisible();
}

/** The id of the quotation whose page is open. */
export async function openedId(page: Page): Promise<number> {
  await page.waitForURL(/\/viewquotation\?id=\d+/);
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** Approves the quotation whose page is open. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve Quotation' }).click();
  await page.getByRole('dialog', { name: 'Confirm to Approve' }).getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Quotation successfully Approved.');
}

/** A customer with a phone: another browser, without a login. */
export async function openPhone(browser: Browser, isScripted = true): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: isScripted });
  return context.newPage();
}

/** Revises an approved quotation with the same lines, approves the revision, and returns it. */
export async function reviseSale(page: Page, quotationId: number): Promise<number> {
  const found = await page.request.get(`/api/GetQuotation?quotationid=${quotationId}`);
  const [quotation] = (await found.json()).data;
  const lines = await send(page, 'GetQuotationProduct', { quotationid: quotationId });
  const amount = (name: string) => String(quotation[`fld_${name}`]);
  const names = [
    'subtotal',
    'discountpercent',
    'gstpercent',
    'specialcharges',
    'shippingcharges',
    'installationcharges',
    'gstservicechargepercent',
  ];
  const [added] = await send(page, 'AddQuotationRevision', {
    quotationid: quotationId,
    version: quotation['fld_version'],
    reason: 'Two chairs less',
    approve: 'Yes',
    date: quotation['fld_date'],
    preparedfor: quotation['fld_company_id'],
    companyid: quotation['fld_companyid'],
    contactpersonid: quotation['fld_contactpersonid'],
    ...Object.fromEntries(names.map((name) => [name, amount(name)])),
    products: lines.map((line: Record<string, unknown>) => ({
      productid: line['fld_productid'],
      quantity: line['fld_quantity'],
      rate: line['fld_rate'],
    })),
  });
  return added.QuotationId;
}

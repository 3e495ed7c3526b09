import { expect, test, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { approveSale, dealOf } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** Takes down an enquiry of an existing customer and leads to its deal. */
async function takeDownEnquiry(page: Page, customer: string): Promise<number> {
  await page.goto('/enquiries');
  await page.getByRole('button', { name: 'Add Enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Enquiry' });
  await dialog.getByLabel('Company Name').fill(customer);
  await dialog.getByLabel('Requirement').fill('5 chairs and 3 desks for the library');
  await dialog.getByLabel('Mobile').fill('9000000041');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Add Enquiry' }).click();
  await page.waitForURL(/\/deal\?id=\d+/);
  await expect(page.getByText('No quotation has been made yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quote' })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** Quotes the lines of a sale in the deal of an enquiry, approves them, and returns the quotation. */
async function quoteIn(page: Page, dealId: number, sale: Awaited<ReturnType<typeof approveSale>>): Promise<number> {
  const lines = await send(page, 'GetQuotationProduct', { quotationid: sale.quotationId });
  const [quoted] = await send(page, 'AddQuotation', {
    date: dateAt(new Date()),
    preparedfor: sale.issuerId,
    companyid: sale.customerId,
    contactpersonid: sale.contactPersonId,
    subtotal: '8000.00',
    discountpercent: '0',
    gstpercent: '0',
    specialcharges: '0',
    shippingcharges: '0',
    installationcharges: '0',
    gstservicechargepercent: '0',
    products: lines.map((line: Record<string, unknown>) => ({
      productid: line['fld_productid'],
      quantity: line['fld_quantity'],
      rate: line['fld_rate'],
    })),
    dealid: dealId,
  });
  await send(page, 'UpdatequotationStatus', { quotationid: quoted.QuotationId, status: 'Approved' });
  return quoted.QuotationId;
}

for (const width of [390, 1440]) {
  test(`an enquiry becomes an order, and its page says where it is, ${width} px wide (THR-01, THR-03, THR-05, THR-14)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const sale = await approveSale(page);
    const { customer, chair } = sale;
    const dealId = await takeDownEnquiry(page, customer);
    const ownId = await quoteIn(page, dealId, sale);
    await page.reload();
    await expect(page.getByText('8 pieces quoted, nothing ordered yet.')).toBeVisible();
    const [order] = await send(page, 'AddOrder', { quotationid: ownId });
    const lines: Record<string, unknown>[] = await send(page, 'GetOrderProduct', { orderid: order.OrderId });
    const chairs = lines.find((line) => line['fld_name'] === chair);
    await send(page, 'AddDispatch', {
      orderid: order.OrderId,
      invoicenumber: '1234',
      invoicedate: dateAt(new Date()),
      lines: [{ productmapid: chairs?.['fld_id'], dispatchquantity: 5 }],
    });

    await page.goto('/orderlist');
    await page.getByRole('link', { name: /^SO\// }).first().click();
    await page.waitForURL(/\/deal\?id=\d+/);
    await page.goto(`/deal?id=${dealId}`);
    await expect(page.getByText('5 of 8 pieces dispatched, 2 can go today, 1 waits for stock.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dispatch', exact: true })).toHaveAttribute('href', `/dispatch?id=${order.OrderId}`);
    await expect(page.getByText('5 chairs and 3 desks for the library')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectNoFindings(page);
  });
}

test('a deal prints dark on white, also from the dark theme', async ({ page }) => {
  const { quotationId } = await approveSale(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/deal?id=${await dealOf(page, quotationId)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(233, 231, 226)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(heading).toHaveCSS('color', 'rgb(27, 33, 36)');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('a long customer name without blanks stays on the page of its deal (THR-01) @phone', async ({ page }) => {
  const { customer, quotationId } = await approveSale(page, { customer: `Sahyadri${Date.now()}${'x'.repeat(100)}` });
  await page.goto(`/deal?id=${await dealOf(page, quotationId)}`);
  await expect(page.getByRole('region', { name: 'Deal' }).getByRole('link', { name: customer })).toBeVisible();
  await expectFitsPhone(page);
});

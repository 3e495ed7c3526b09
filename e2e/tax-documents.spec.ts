import { readFile } from 'node:fs/promises';
import { expect, test, type Locator } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { aCustomer } from '../testing/builders/customers.ts';
import { addOrderWithLines } from '../testing/builders/dispatches.ts';
import { addProduct } from '../testing/builders/products.ts';
import { aQuotation } from '../testing/builders/quotations.ts';
import { Caller } from '../testing/panel/caller.ts';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { einvoiceSchema } from '../testing/tax-files/einvoice-schema.ts';
import { ewaySchema } from '../testing/tax-files/eway-schema.ts';
import { paiseOf, readGstr1 } from '../testing/tax-files/gstr1-archive.ts';
import { readTally } from '../testing/tax-files/tally-books.ts';
import { placeIn } from '../testing/tax-files/rated-sales.ts';
import { addTaxCompany } from '../testing/tax-files/tax-sales.ts';
import { expectFitsPhone, expectNoFindings, openSession, pick } from './steps.ts';

/** Goods on the road today, from a company that makes e-invoices to a registered customer in Gujarat. */
async function sendGoods(address: string) {
  const caller = new Caller(address);
  await caller.logIn(e2eAdmin.mobile, e2eAdmin.password);
  const mark = String(Date.now());
  const customer = `Sahyadri Clinic ${mark}`;
  // The portal takes none that begins with 0.
  const invoiceNumber = `9${mark.slice(-8)}`;
  const companyId = await addTaxCompany(caller);
  const gujarat = await placeIn(caller, { stateName: 'Gujarat' });
  const [added] = await caller.call('AddCustomer', aCustomer({ companyName: customer, gstin: '24FGHIJ5678K1Z7', ...gujarat }));
  const customerId = added?.customerId ?? 0;
  const [contact] = await caller.call('GetCustomerContactPerson', { customerId });
  const productId = await addProduct(caller, { name: `Fowler Bed ${mark}`, stock: 100_00 });
  await caller.call('UpdateProductTax', { productId, hsn: '940290', unit: 'PCS' });
  const setup = { companyId, customerId, contactPersonId: contact?.contactId ?? 0, productId };
  const today = dateAt(new Date());
  const order = await addOrderWithLines(caller, aQuotation(setup, undefined, { date: today, installed: 'No' }));
  const [sent] = await caller.call('AddDispatch', {
    orderId: order.orderId,
    invoiceNumber,
    invoiceDate: today,
    lines: [{ productMapId: order.lineIds[0] ?? 0, dispatchQuantity: 10 }],
  });
  const consignmentId = sent?.consignmentId ?? 0;
  await caller.call('UpdateTransport', { consignmentId, mode: 'Road', vehicleNumber: 'MH12AB1234', distance: 640 });
  const [consignment] = await caller.call('GetConsignment', { consignmentId });
  return { customer, companyId, month: today.slice(0, 7), invoiceNumber, total: consignment?.total ?? 0 };
}

/** Presses a button and returns the file that it saves. */
async function saved(button: Locator): Promise<Buffer> {
  const download = button.page().waitForEvent('download');
  await button.click();
  return readFile(await (await download).path());
}

test('the page filters, opens papers and files, and saves each draft for the accountant (GTX-35, GTX-36, GTX-37, GTX-38, GTX-39, GTX-40)', async ({
  page,
  baseURL,
}) => {
  const sent = await sendGoods(baseURL ?? '');
  await openSession(page);
  await page.goto(`/taxdocuments?companyid=${sent.companyId}&month=${sent.month}`);
  await expect(page.getByText('Drafts for your accountant. Check before filing.')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(sent.customer) });
  await expect(row).toBeVisible();
  await expectNoFindings(page);

  const { rows } = readGstr1(await saved(page.getByRole('button', { name: 'GSTR-1 Draft' })));
  expect(rows('b2b').map((each) => [each['Invoice Number'], paiseOf(each['Invoice Value'])])).toEqual([[sent.invoiceNumber, sent.total]]);
  for (const name of ['Tally', 'Tally with Items']) {
    const { vouchers } = await readTally(await saved(page.getByRole('button', { name, exact: true })));
    expect(vouchers.map(({ fields }) => fields.get('VOUCHERNUMBER'))).toEqual([sent.invoiceNumber]);
  }

  await row.click();
  const panel = page.getByRole('complementary', { name: 'Papers and files of the chosen consignment' });
  await expect(panel.getByRole('region', { name: 'Papers' })).toBeVisible();
  await expectNoFindings(page);
  const { billLists } = ewaySchema.parse(JSON.parse((await saved(panel.getByRole('button', { name: 'E-Way File' }))).toString()));
  expect(billLists.map(({ docNo }) => docNo)).toEqual([sent.invoiceNumber]);
  const invoices = einvoiceSchema.parse(JSON.parse((await saved(panel.getByRole('button', { name: 'e-Invoice File' }))).toString()));
  expect(invoices.map(({ DocDtls }) => DocDtls.No)).toEqual([sent.invoiceNumber]);
  for (const name of ['Change Transport', 'Enter E-Way Bill', 'Enter IRN', 'Issue Challan']) {
    await panel.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.goto('/taxdocuments');
  await pick(page, 'Customer', sent.customer);
  await expect(page).toHaveURL(/customerid=\d+/);
  await expect(row).toBeVisible();
  const filter = page.locator('.combo-box').filter({ has: page.getByRole('combobox', { name: 'Customer' }) });
  await filter.hover();
  await filter.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/customerid=/);
  await page.goto('/taxdocuments?search=qqzzqq');
  await expect(page.getByText('No consignments found.')).toBeVisible();
  await expectNoFindings(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/taxdocuments?companyid=${sent.companyId}&month=${sent.month}`);
  await expectFitsPhone(page);
  await page.getByRole('listitem', { name: sent.customer }).getByRole('button', { name: 'Papers and Files' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Papers' })).toBeVisible();
  await expectFitsPhone(page);
});

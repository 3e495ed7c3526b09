import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { addCompany } from '../testing/builders/companies.ts';
import { aCustomer } from '../testing/builders/customers.ts';
import { addOrderWithLines } from '../testing/builders/dispatches.ts';
import { addProduct } from '../testing/builders/products.ts';
import { aQuotation } from '../testing/builders/quotations.ts';
import { Caller } from '../testing/panel/caller.ts';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { readGstr1 } from '../testing/tax-files/gstr1-archive.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession } from './steps.ts';

/** Goods of an order at 18 %, sent against a typed invoice to a customer who was taken for a special economic zone under LUT. */
async function sendGoods(address: string) {
  const caller = new Caller(address);
  await caller.logIn(e2eAdmin.mobile, e2eAdmin.password);
  const mark = String(Date.now());
  const entered = aCustomer({ companyName: `Sahyadri Clinic ${mark}`, gstin: '24FGHIJ5678K1Z7', gstCategory: 'SEZ under LUT' });
  const invoiceNumber = `9${mark.slice(-8)}`;
  // Without a GSTIN, since another test of the same server may have taken it.
  const companyId = await addCompany(caller, { name: `Godavari Traders ${mark}`, gst: '' });
  const [added] = await caller.call('AddCustomer', entered);
  const customerId = added?.customerId ?? 0;
  const [contact] = await caller.call('GetCustomerContactPerson', { customerId });
  const productId = await addProduct(caller, { name: `Fowler Bed ${mark}`, stock: 100_00 });
  const setup = { companyId, customerId, contactPersonId: contact?.contactId ?? 0, productId };
  const today = dateAt(new Date());
  const { orderId, lineIds } = await addOrderWithLines(caller, aQuotation(setup, undefined, { date: today, installed: 'No' }));
  const lines = [{ productMapId: lineIds[0] ?? 0, dispatchQuantity: 4 }];
  await caller.call('AddDispatch', { orderId, invoiceNumber, invoiceDate: today, lines });
  const correct = async () => caller.call('UpdateCustomer', { ...entered, gstCategory: 'Registered', customerId, contacts: undefined });
  return {
    customer: entered.companyName,
    orderId,
    invoiceNumber,
    files: `/taxdocuments?companyid=${companyId}&month=${today.slice(0, 7)}`,
    correct,
  };
}

/** Sends such goods and opens the tax documents of their company and month. */
async function openTaxDocuments(page: Page, address = '') {
  const sent = await sendGoods(address);
  await openSession(page);
  await page.goto(sent.files);
  return sent;
}

/** Presses a button and reads the draft of GSTR-1 that it saves. */
async function savedDraft(button: Locator) {
  const download = button.page().waitForEvent('download');
  await button.click();
  return readGstr1(await readFile(await (await download).path()));
}

test('an order with a wrong GST category is decided afresh, and its invoice is in the files again (GTX-15, GTX-17, GTX-41)', async ({
  page,
  baseURL,
}) => {
  const sent = await openTaxDocuments(page, baseURL);
  await expect(page.getByText('1 is left out: it charges GST that is not allowed.')).toBeVisible();
  await expectNoFindings(page);
  const gstr1 = page.getByRole('button', { name: 'GSTR-1 Draft' });
  const before = await savedDraft(gstr1);
  expect(before.rows('b2b')).toEqual([]);
  expect(before.summary).toContain(`Invoice ${sent.invoiceNumber} of `);

  await page.getByRole('row', { name: new RegExp(sent.customer) }).click();
  await sent.correct();
  await page.getByRole('link', { name: 'Open Order' }).click();
  await page.getByRole('button', { name: 'Decide Afresh' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^IGST: the company is in Maharashtra/)).toBeVisible();
  await expect(dialog.getByText(new RegExp(`^Invoice ${sent.invoiceNumber} of`))).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Decide Afresh' }).click();
  await expectNotice(page, 'The tax has been decided afresh.');
  await expect(page.getByText(/^IGST: the company is in Maharashtra/)).toBeVisible();

  await page.goto(sent.files);
  expect((await savedDraft(gstr1)).rows('b2b').map((row) => row['Invoice Number'])).toEqual([sent.invoiceNumber]);
  await expect(page.getByText('The file holds the only consignment.')).toBeVisible();
});

test('fits a phone with its warning, and takes another place of supply there (GTX-14, GTX-15, GTX-17) @phone', async ({
  page,
  baseURL,
}) => {
  const sent = await openTaxDocuments(page, baseURL);
  await expect(page.getByText(/1 is left out/)).toBeVisible();
  await expectFitsPhone(page);
  await page.goto(`/vieworder?id=${sent.orderId}`);
  await page.getByRole('button', { name: 'Decide Afresh' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nothing has changed since.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByText('Installed at the Site').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/The order charges .* of GST, which this decision does not allow/)).toBeVisible();
  await expectFitsPhone(page);
  await dialog.getByRole('button', { name: 'Decide Afresh' }).click();
  await expectNotice(page, 'The tax has been decided afresh.');
});

import { expect, test, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { approveSale } from './sales-setup.ts';
import { expectNoFindings, expectNotice, expectSentenceInForm, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** The rows of a list that match this text, in wire names. */
async function found(page: Page, list: string, search: string): Promise<Record<string, unknown>[]> {
  const reply = await page.request.get(`/api/${list}?search=${encodeURIComponent(search)}`);
  return (await reply.json()).data;
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const quantityOf = (page: Page, product: string) => page.getByRole('textbox', { name: `Quantity to Dispatch Now, ${product}` });

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function submitInvoice(page: Page, invoiceNumber: string): Promise<void> {
  await page.getByLabel('Invoice Number').fill(invoiceNumber);
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Order successfully dispatched.');
  await expect(page).toHaveURL(/adddispatch/);
}

test('places one order for an approved quotation, even after a double click (ORD-01, ORD-02, ORD-06, ORD-09, ORD-14, ORD-16)', async ({
  page,
}) => {
  const { customer } = await approveSale(page);
  await page.goto(`/addorder?search=${encodeURIComponent(customer)}`);
  await expect(row(page, customer).getByText('Approved')).toBeVisible();
  await expectNoFindings(page);
  await row(page, customer)
    .getByRole('link', { name: /^Generate Order/ })
    .click();
  await expect(page.getByRole('complementary', { name: 'Signatory' })).toContainText('₹8,000.00');
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Generate Order' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to generate the Order.');
  await expect(page.getByRole('dialog')).toContainText(customer);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Yes' }).dblclick();
  await expectNotice(page, 'Order Successfully placed.');
  await expect(page).toHaveURL(/addorder/);
  expect(await found(page, 'GetOrder', customer)).toHaveLength(1);
  expect(await found(page, 'GetApprovedQuotation', customer)).toEqual([]);

  await page.goto(`/orderlist?search=${encodeURIComponent(customer)}`);
  await expect(row(page, customer).getByText('Placed')).toBeVisible();
  await expect(page.getByText('Total 1 items')).toBeVisible();
  await expectNoFindings(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export SO/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^SO-.+\.pdf$/);
});

test('dispatches an order in two parts, never beyond order and stock (DSP-02, DSP-05, DSP-08, DSP-12, DSP-19, DSP-20, DSP-21, DSP-22, DSP-24)', async ({
  page,
}) => {
  const { customer, chair, desk, deskId, issuerId, quotationId } = await approveSale(page);
  await send(page, 'AddOrder', { quotationid: quotationId });
  await page.goto(`/adddispatch?search=${encodeURIComponent(customer)}`);
  await expect(row(page, customer).getByText('Placed')).toBeVisible();
  await expectNoFindings(page);

  await row(page, customer)
    .getByRole('link', { name: /^Dispatch SO/ })
    .click();
  await page.getByRole('button', { name: /Order Details/ }).click();
  await expect(page.getByText('Ms. Ila Barve, Bursar')).toBeVisible();
  await expectNoFindings(page);
  await next(page);
  await next(page);
  await expectSentenceInForm(page, 'Please select quantity.');
  await quantityOf(page, chair).fill('2');
  await quantityOf(page, desk).fill('3');
  await next(page);
  await expectSentenceInForm(page, 'This is more than the quantity in stock.');
  await expectNoFindings(page);
  await quantityOf(page, desk).fill('');
  await next(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectSentenceInForm(page, 'Please enter Invoide Number.');
  await expectNoFindings(page);
  await submitInvoice(page, '4401');
  expect(await found(page, 'GetOrder', customer)).toMatchObject([{ fld_status: 'Partially Dispatched' }]);
  expect(await found(page, 'GetProduct', chair)).toMatchObject([{ fld_stock: '8.50' }]);

  await send(page, 'AddPurchase', {
    supplierid: issuerId,
    date: dateAt(new Date()),
    invoicenumber: 'INV1',
    lines: [{ productid: deskId, purchasequantity: '1' }],
  });
  await page.goto(`/adddispatch?search=${encodeURIComponent(customer)}`);
  await row(page, customer)
    .getByRole('link', { name: /^Dispatch SO/ })
    .click();
  await page.getByRole('button', { name: 'All that can go' }).click();
  await expect(quantityOf(page, chair)).toHaveValue('3');
  await expect(quantityOf(page, desk)).toHaveValue('3');
  await next(page);
  await submitInvoice(page, '4402');
  expect(await found(page, 'GetOrder', customer)).toMatchObject([{ fld_status: 'Dispatched' }]);
  expect(await found(page, 'GetOrderToDispatch', customer)).toEqual([]);
  expect(await found(page, 'GetProduct', chair)).toMatchObject([{ fld_stock: '5.50' }]);
  expect(await found(page, 'GetProduct', desk)).toMatchObject([{ fld_stock: '0.00' }]);

  await page.goto(`/dispatchlist?search=${encodeURIComponent(chair)}`);
  await expect(page.getByText('Total 2 items')).toBeVisible();
  await expect(row(page, '4401').getByText('2', { exact: true }).last()).toBeVisible();
  await expectNoFindings(page);
});

test('an order is dispatched on a phone @phone (DSP-08, GEN-13)', async ({ page }) => {
  const { customer, chair, quotationId } = await approveSale(page);
  const [order] = await send(page, 'AddOrder', { quotationid: quotationId });
  await page.goto(`/dispatch?id=${order.OrderId}`);
  await page.getByRole('button', { name: /Order Details/ }).click();
  await expect(page.getByText(customer)).toBeVisible();
  await next(page);
  await quantityOf(page, chair).fill('4');
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await next(page);
  await expectNoFindings(page);
  await submitInvoice(page, '4403');
});

import { expect, test, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { addCompany } from '../testing/builders/companies.ts';
import { aCustomer } from '../testing/builders/customers.ts';
import { addOrderWithLines } from '../testing/builders/dispatches.ts';
import { addProduct } from '../testing/builders/products.ts';
import { aQuotation } from '../testing/builders/quotations.ts';
import { Caller } from '../testing/panel/caller.ts';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, openSession } from './steps.ts';

/** Ten beds are ordered, and four have left. */
async function sendFour(address = '') {
  const caller = new Caller(address);
  await caller.logIn(e2eAdmin.mobile, e2eAdmin.password);
  const mark = String(Date.now());
  const [customer, bed] = [`Ashadeep Clinic ${mark}`, `Fowler Bed ${mark}`];
  const companyId = await addCompany(caller, { name: `Godavari Traders ${mark}`, gst: '' });
  const customerId = (await caller.call('AddCustomer', aCustomer({ companyName: customer })))[0]?.customerId ?? 0;
  const [contact] = await caller.call('GetCustomerContactPerson', { customerId });
  const productId = await addProduct(caller, { name: bed, stock: 100_00 });
  const setup = { companyId, customerId, contactPersonId: contact?.contactId ?? 0, productId };
  const today = dateAt(new Date());
  const { orderId, lineIds } = await addOrderWithLines(caller, aQuotation(setup, undefined, { date: today }));
  const send = (dispatchQuantity: number, invoiceNumber: string) =>
    caller.call('AddDispatch', {
      orderId,
      invoiceNumber,
      invoiceDate: today,
      lines: [{ productMapId: lineIds[0] ?? 0, dispatchQuantity }],
    });
  await send(4, `7${mark.slice(-8)}`);
  return { caller, customer, bed, orderId, send, invoiceNumber: `8${mark.slice(-8)}` };
}

const history = (page: Page) => page.getByRole('region', { name: 'Dispatches and Returns' });

test('goods come back and are replaced, a dispatch is cancelled, and the rest of the order is closed (DSK-19, DSK-21, DSK-22, DSK-23, DSK-25, DSK-26, DSK-27)', async ({
  page,
  baseURL,
}) => {
  const { caller, customer, bed, orderId, send, invoiceNumber } = await sendFour(baseURL);
  await openSession(page);
  await page.goto(`/vieworder?id=${orderId}`);
  await history(page)
    .getByRole('button', { name: /^Add Return/ })
    .click();
  const adding = page.getByRole('dialog', { name: 'Add Return' });
  await choose(page, 'Reason', 'Damaged in transit');
  await adding.getByLabel('Quantity').fill('2');
  await choose(page, 'Condition', 'Damaged');
  await choose(page, 'Replace', 'Yes');
  await expectNoFindings(page);
  await adding.getByRole('button', { name: 'Add Return' }).click();
  await expectNotice(page, 'Return added.');
  await expect(history(page).getByText('2 returned')).toBeVisible();

  const [replacing] = await send(2, invoiceNumber);
  const [consignment] = await caller.call('GetConsignment', { consignmentId: replacing?.consignmentId ?? 0 });
  expect([consignment?.replacement, consignment?.total]).toEqual(['Yes', 0]);

  await page.goto(`/dispatchlist?search=${encodeURIComponent(bed)}`);
  await page
    .getByRole('button', { name: /^Cancel Dispatch/ })
    .first()
    .click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel Dispatch' });
  await cancelling.getByLabel('Reason').fill('The lorry did not come');
  await expectNoFindings(page);
  await cancelling.getByRole('button', { name: 'Cancel Dispatch' }).click();
  await expectNotice(page, 'Dispatch cancelled.');
  await expect(page.locator('s').filter({ hasText: bed })).toBeVisible();
  await expectNoFindings(page);

  await page.goto(`/vieworder?id=${orderId}`);
  await page.getByRole('button', { name: 'Close Lines' }).click();
  const closing = page.getByRole('dialog', { name: 'Close Lines' });
  await expect(closing.getByLabel(bed)).toHaveValue('8');
  await closing.getByLabel('Reason').fill('Two beds are enough');
  await closing.getByRole('button', { name: 'Close Lines' }).click();
  await expectNotice(page, 'Lines closed.');
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Closed');
  await expect(history(page).getByText(`8 of 10 ${bed} closed`)).toBeVisible();
  await expectNoFindings(page);

  await page.goto(`/returnlist?search=${encodeURIComponent(customer)}`);
  await expect(page.getByRole('row').filter({ hasText: bed })).toContainText('Damaged in transit');
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
});

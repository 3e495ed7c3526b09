import { expect, test, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { openPhone, openStep, openedId, submit } from './quotation-steps.ts';
import { approveSale, dealOf } from './sales-setup.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, openSession, send, widenAgain } from './steps.ts';
import { checkLayout } from './walk/check-layout.ts';

test.beforeEach(async ({ page }) => openSession(page));

const bank = { bankname: 'State Bank of India', accountnumber: '00000030123456789', ifsc: 'SBIN0001234', upiid: 'shop@sbi' };

/** Revises a quotation in the builder, so that it has a plan, and returns the approved revision. */
async function addPlan(page: Page, quotationId: number, plan: string): Promise<number> {
  await page.goto(`/addquotation?revise=${quotationId}`);
  await openStep(page, 'Total costing for product');
  await choose(page, 'Payment Plan', plan);
  await expect(page.getByRole('group', { name: 'Part 1' })).toContainText('₹4,000.00');
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await widenAgain(page);
  await openStep(page, 'Quotation Preview');
  await page.getByLabel('Reason').fill('Pays in parts');
  await page.getByLabel('Approve at once').check();
  await submit(page);
  await expectNotice(page, 'Quotation Successfully revised and approved.');
  return openedId(page);
}

test('an order pays by its plan: accepted, asked at the gate, due by part (PAY-03, PAY-04, PAY-20, PAY-21, PAY-25)', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const sale = await approveSale(page, { stock: '20', issuerDetails: { moneyfrom: '2026-04-01', ...bank } });
  const quotationId = await addPlan(page, sale.quotationId, '50 % with order, balance in 30 days');

  const [link] = await send(page, 'AddQuotationLink', { quotationid: quotationId, channel: 'Copy' });
  const phone = await openPhone(browser);
  const blocked: string[] = [];
  phone.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
  await phone.goto(new URL(link.url).pathname);
  await phone.getByText('Accept Quotation', { exact: true }).first().click();
  await phone.getByLabel('Your Name').fill('Dr. Asmita Gokhale');
  await phone.getByLabel('Your Designation').fill('Medical Director');
  await phone.getByLabel('I accept this quotation on behalf of').check();
  await phone.getByRole('button', { name: 'Accept Quotation' }).click();
  await expect(phone.getByRole('heading', { name: 'How to Pay' })).toBeVisible();
  await expect(phone.getByText('₹4,000.00').first()).toBeVisible();
  await expect(phone.getByRole('img', { name: 'QR code for a payment by UPI' })).toBeVisible();
  expect(await phone.getByRole('link', { name: 'Pay by UPI' }).getAttribute('href')).toMatch(
    /^upi:\/\/pay\?pa=shop@sbi&.*am=4000\.00&cu=INR/,
  );
  await expectNoFindings(phone);
  expect(await phone.evaluate(checkLayout)).toEqual([]);
  expect(blocked).toEqual([]);
  await phone.context().close();

  const [{ OrderId: orderId }] = await send(page, 'AddOrder', { quotationid: quotationId });
  await page.goto(`/dispatch?id=${orderId}`);
  await page.getByRole('textbox', { name: `Quantity to Dispatch Now, ${sale.chair}` }).fill('2');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Invoice Number').fill('901');
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  const gate = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(gate).toContainText('₹4,000.00 of the advance is still open. Dispatch anyway?');
  await expectNoFindings(page);
  await gate.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Order successfully dispatched.');

  const [owed] = (await (await page.request.get(`/api/GetOutstanding?by=Customer&search=${encodeURIComponent(sale.customer)}`)).json())
    .data;
  expect([owed.fld_open, owed.fld_notdue, owed.fld_oldestdue]).toEqual(['2000.00', '2000.00', dateAt(new Date())]);
  await page.goto(`/deal?id=${await dealOf(page, quotationId)}`);
  await expect(page.getByText('Order ₹8,000.00: nothing received, ₹2,000.00 billed, nothing overdue.')).toBeVisible();
  await expect(page.getByText(/dispatched goods of .+ with the advance open/)).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: sale.customer }).first().click();
  await page.getByRole('tab', { name: 'Money' }).click();
  await expect(page.getByRole('table', { name: 'Statement' })).toContainText('901');
  await expectNoFindings(page);
});

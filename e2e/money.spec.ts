import { expect, test, type Page } from '@playwright/test';
import { startPanelAt } from './panel-at-time.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession, send } from './steps.ts';

/** The amount of a row of what is outstanding, on the day of the test. */
async function netOf(page: Page, customer: string): Promise<string | undefined> {
  const reply = await page.request.get(`/api/GetOutstanding?by=Customer&search=${encodeURIComponent(customer)}`);
  return (await reply.json()).data[0]?.fld_net;
}

async function payTwoBills(page: Page): Promise<void> {
  const today = '2026-11-20';
  await openSession(page);
  const { customer, quotationId } = await approveSale(page, { date: today, stock: '20', issuerDetails: { moneyfrom: '2026-04-01' } });
  const [{ OrderId: orderid }] = await send(page, 'AddOrder', { quotationid: quotationId });
  const lines = (await (await page.request.post('/api/GetOrderProduct', { data: { orderid } })).json()).data;
  for (const [index, quantity] of [2, 3].entries())
    await send(page, 'AddDispatch', {
      orderid,
      invoicenumber: `70${index}`,
      invoicedate: today,
      lines: [{ productmapid: lines[0].fld_id, dispatchquantity: quantity }],
    });
  expect(await netOf(page, customer)).toBe('5000.00');

  await page.goto('/receipt');
  await expect(page.getByRole('combobox', { name: 'Company' })).not.toHaveValue('');
  await page.getByRole('combobox', { name: 'Customer' }).focus();
  await page.keyboard.type(customer.slice(-13));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer);
  await page.keyboard.press('Enter');
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('NEFT 0042');
  await page.getByRole('table', { name: 'What It Is For' }).waitFor();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Oldest First' }).press('Enter');
  await expect(page.getByText('₹5,000.00 received: ₹5,000.00 to 2 bills, ₹0.00 on account.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, 'Receipt RV0001 was added.');
  expect(await netOf(page, customer)).toBeUndefined();

  await page.goto(`/receipts?search=${encodeURIComponent('NEFT 0042')}`);
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'RV0001' }).click();
  await expect(page.getByRole('table', { name: 'What It Is For' })).toContainText('Invoice 700');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Entered for the wrong customer');
  await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
  await expectNotice(page, 'The receipt is void.');

  await page.goto(`/outstanding?search=${encodeURIComponent(customer)}`);
  await expectNoFindings(page);
  await page.getByRole('link', { name: customer }).click();
  await expect(page.getByRole('row').filter({ hasText: '701' })).toContainText('₹3,000.00');
  await page.getByRole('tab', { name: 'Statement' }).click();
  await expect(page.getByRole('table', { name: 'Statement' }).getByRole('row').last()).toContainText('₹5,000.00');
  await expectNoFindings(page);
}

test('a bank transfer that pays two bills is entered by keys alone, and the outstanding follows (PAY-05, PAY-08, PAY-15, PAY-17)', async ({
  browser,
}) => {
  // A panel of its own, in which one company keeps its money.
  const panel = await startPanelAt('2026-11-20T04:30:00.000Z', browser);
  try {
    await payTwoBills(panel.page);
  } finally {
    await panel.stop();
  }
});

test('receipts and what is outstanding fit a phone (SHR-14)', async ({ page }) => {
  await openSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/receipts', '/receipt', '/outstanding', '/outstanding?by=Statement']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectFitsPhone(page);
    await expectNoFindings(page);
  }
});

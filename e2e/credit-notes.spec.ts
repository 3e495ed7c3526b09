import { expect, test, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** What a customer owes, on the day of the test. */
async function netOf(page: Page, customer: string): Promise<string | undefined> {
  const reply = await page.request.get(`/api/GetOutstanding?by=Customer&search=${encodeURIComponent(customer)}`);
  return (await reply.json()).data[0]?.fld_net;
}

test('a return proposes its credit note, which is printed, lowers what is owed, and opens it again when it is void (DSK-22, PAY-13, PAY-14)', async ({
  page,
}) => {
  const today = dateAt(new Date());
  const { customer, quotationId } = await approveSale(page, { stock: '20', issuerDetails: { moneyfrom: '2026-04-01' } });
  const [{ OrderId: orderid }] = await send(page, 'AddOrder', { quotationid: quotationId });
  const lines = (await (await page.request.post('/api/GetOrderProduct', { data: { orderid } })).json()).data;
  await send(page, 'AddDispatch', {
    orderid,
    invoicenumber: '810',
    invoicedate: today,
    lines: [{ productmapid: lines[0].fld_id, dispatchquantity: 4 }],
  });
  expect(await netOf(page, customer)).toBe('4000.00');
  const sent = (await (await page.request.get(`/api/GetDispatchOrder?orderid=${orderid}`)).json()).data;
  const pieces = { dispatchid: sent[0].fld_id, quantity: 1, condition: 'Damaged', replace: 'No' };
  await send(page, 'AddReturn', { orderid, returnedon: today, reason: 'Defect', lines: [pieces] });

  await page.goto(`/returnlist?search=${encodeURIComponent(customer)}`);
  await page.getByRole('link', { name: 'Credit Note', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Credit Note' });
  await expect(dialog.getByRole('textbox', { name: /^Mesh Chair/ })).toHaveValue('1');
  await dialog.getByRole('textbox', { name: 'Number' }).fill('CN/810');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Add Credit Note' }).click();
  await expectNotice(page, 'Credit note CN/810 was added.');
  expect(await netOf(page, customer)).toBe('3000.00');

  await page.goto(`/creditnotes?search=${encodeURIComponent('CN/810')}`);
  await expectNoFindings(page);
  const row = page.getByRole('row').filter({ hasText: 'CN/810' });
  await expect(row).toContainText('₹1,000.00');
  const [download] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: 'Export CN/810' }).click()]);
  expect(download.suggestedFilename()).toBe(`credit-note-CN-810-${today}.pdf`);

  await row.getByRole('button', { name: 'Void Credit Note CN/810' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Entered for the wrong invoice');
  await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
  await expectNotice(page, 'The credit note is void.');
  expect(await netOf(page, customer)).toBe('4000.00');

  await page.goto(`/returnlist?search=${encodeURIComponent(customer)}`);
  await expect(page.getByRole('link', { name: 'Credit Note', exact: true })).toBeVisible();
});

test('credit notes fit a phone (SHR-14)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/creditnotes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Add Credit Note' }).click();
  await page.getByRole('dialog').waitFor();
  await expectFitsPhone(page);
});

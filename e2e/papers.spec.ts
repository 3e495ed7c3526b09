import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { readPdf } from '../testing/panel/read-pdf.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, inNotice, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** An order of a company that numbers its invoices and challans here. */
async function orderIssuedHere(page: Page) {
  const issuerDetails = { invoicesissuedhere: 'Yes', invoiceprefix: 'INV/', challanprefix: 'DC/' };
  const sale = await approveSale(page, { issuerDetails });
  const [order] = await send(page, 'AddOrder', { quotationid: sale.quotationId });
  return { ...sale, orderId: Number(order.OrderId) };
}

/** The file that a press saves, and its text. */
async function savedBy(page: Page, button: Locator) {
  const saving = page.waitForEvent('download');
  await button.click();
  const saved = await saving;
  const { pages } = await readPdf(await readFile(await saved.path()));
  return { name: saved.suggestedFilename(), text: pages.join(' ').replaceAll(/\s+/g, ' ') };
}

async function confirm(page: Page, question: string, sentence: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(question);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, sentence);
}

test('a part is dispatched; its note, challan and invoice are issued, the invoice is voided and issued again (GTX-27, GTX-28, GTX-29, GTX-31, GTX-35)', async ({
  page,
}) => {
  const { customer, chair, orderId } = await orderIssuedHere(page);
  await page.goto(`/dispatch?id=${orderId}`);
  await page.getByRole('textbox', { name: `Quantity to Dispatch Now, ${chair}` }).fill('2');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('The number is assigned automatically.')).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  const ofNotice = inNotice(page).getByRole('button', { name: 'Dispatch Note' });
  expect((await savedBy(page, ofNotice)).text).toContain('DISPATCH NOTE');
  await expectNotice(page, 'Order successfully dispatched.');

  await page.goto(`/dispatchlist?search=${encodeURIComponent(chair)}`);
  const line = page.getByRole('row').filter({ hasText: chair });
  await expect(line).toContainText('INV/0001');
  await expectNoFindings(page);
  const note = await savedBy(page, line.getByRole('button', { name: 'Export Dispatch Note INV/0001' }));
  expect(note.name).toMatch(/^dispatch-note-SO-.*INV-0001-.*\.pdf$/);
  expect(note.text).toContain(chair);

  await page.goto(`/taxdocuments?search=${encodeURIComponent(customer)}`);
  await page.getByRole('row').filter({ hasText: customer }).click();
  const panel = page.getByRole('complementary', { name: 'Papers and files of the chosen consignment' });
  const papers = panel.getByRole('region', { name: 'Papers' });
  await expect(papers.getByText('Issued', { exact: true })).toBeVisible();
  await expectNoFindings(page);
  // The second click of a double click leaves the question open.
  await papers.getByRole('button', { name: 'Issue Challan' }).dblclick();
  await confirm(page, 'Issue a delivery challan for this consignment?', 'Issued.');
  const challan = await savedBy(page, papers.getByRole('button', { name: 'Delivery Challan DC/0001' }));
  for (const said of ['DELIVERY CHALLAN', 'TRIPLICATE FOR CONSIGNER', 'DC/0001']) expect(challan.text).toContain(said);
  const invoice = await savedBy(page, papers.getByRole('button', { name: 'Tax Invoice INV/0001' }));
  expect(invoice.name).toMatch(/^tax-invoice-INV-0001-.*\.pdf$/);
  for (const said of ['TAX INVOICE', 'ORIGINAL FOR RECIPIENT', 'INV/0001', 'Rupees', chair]) expect(invoice.text).toContain(said);
  expect(invoice.text).not.toContain('VOID');

  await papers.getByRole('button', { name: 'Void Invoice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Void Invoice' }).click();
  await expect(dialog.getByText('Please enter the reason.')).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByLabel('Reason').fill('Wrong address');
  await dialog.getByRole('button', { name: 'Void Invoice' }).click();
  await expectNotice(page, 'The invoice is void.');
  await expect(papers.getByText('Void: Wrong address')).toBeVisible();
  expect((await savedBy(page, papers.getByRole('button', { name: 'Tax Invoice INV/0001' }))).text).toContain('VOID');

  await papers.getByRole('button', { name: 'Issue Invoice' }).click();
  await confirm(page, 'Issue an invoice for this consignment?', 'Issued.');
  await expect(panel.getByRole('heading', { name: 'INV/0002' })).toBeVisible();
  await expectNoFindings(page);
  const next = await savedBy(page, papers.getByRole('button', { name: 'Tax Invoice INV/0002' }));
  expect(next.text).toContain('INV/0002');
  expect(next.text).not.toContain('VOID');

  await page.goto(`/dispatchlist?search=${encodeURIComponent(chair)}`);
  await expect(page.getByRole('row').filter({ hasText: chair })).toContainText('INV/0002 INV/0001 void');
  await expectNoFindings(page);
});

test('the dispatch note is one tap away on a phone @phone (GTX-27, GTX-35)', async ({ page }) => {
  const { customer, chair, orderId } = await orderIssuedHere(page);
  const [line] = await send(page, 'GetOrderProduct', { orderid: orderId });
  const lines = [{ productmapid: line.fld_id, dispatchquantity: 1 }];
  const [order] = (await (await page.request.get(`/api/GetOrder?search=${encodeURIComponent(customer)}`)).json()).data;
  await send(page, 'AddDispatch', { orderid: orderId, invoicenumber: '', invoicedate: order.fld_date, lines });

  await page.goto(`/dispatchlist?search=${encodeURIComponent(chair)}`);
  const card = page.getByRole('listitem').filter({ hasText: chair });
  await expectFitsPhone(page);
  expect((await savedBy(page, card.getByRole('button', { name: 'Dispatch Note of INV/0001' }))).text).toContain('DISPATCH NOTE');

  await page.goto(`/taxdocuments?search=${encodeURIComponent(customer)}`);
  const taxCard = page.getByRole('listitem', { name: customer });
  await expectFitsPhone(page);
  expect((await savedBy(page, taxCard.getByRole('button', { name: 'Dispatch Note' }))).text).toContain(chair);
  await taxCard.getByRole('button', { name: 'Papers and Files' }).click();
  await expect(page.getByRole('dialog', { name: 'Tax Documents' }).getByRole('region', { name: 'Papers' })).toBeVisible();
  await expectFitsPhone(page);
});

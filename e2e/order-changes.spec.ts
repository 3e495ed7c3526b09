import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { readPdf } from '../testing/panel/read-pdf.ts';
import { openStep, submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** The file that a press saves, and its text. */
async function savedBy(page: Page, button: Locator) {
  const saving = page.waitForEvent('download');
  await button.click();
  const saved = await saving;
  const { pages } = await readPdf(await readFile(await saved.path()));
  return { name: saved.suggestedFilename(), text: pages.join(' ').replaceAll(/\s+/g, ' ') };
}

async function readOrder(page: Page, orderId: number): Promise<Record<string, unknown>> {
  const reply = await page.request.get(`/api/GetOrder?orderid=${orderId}`);
  return (await reply.json()).data[0];
}

/** Dispatches these pieces of each line of an order. */
async function dispatch(page: Page, orderId: number, invoicenumber: string, pieces: readonly number[]): Promise<void> {
  const lines: Record<string, unknown>[] = await send(page, 'GetOrderProduct', { orderid: orderId });
  await send(page, 'AddDispatch', {
    orderid: orderId,
    invoicenumber,
    invoicedate: (await readOrder(page, orderId))['fld_date'],
    lines: lines.map((line, index) => ({ productmapid: line['fld_id'], dispatchquantity: pieces[index] ?? 0 })),
  });
}

test('an order is changed, approved, dispatched in three parts, cancelled once and closed, and its papers say so (DSK-19, DSK-26, DSK-41, DSK-42, DSK-43, DSK-44)', async ({
  page,
}) => {
  const { chair, desk, quotationId } = await approveSale(page);
  const [added] = await send(page, 'AddOrder', { quotationid: quotationId });
  const orderId = Number(added.OrderId);
  const { fld_number: number, fld_totalamount: placed } = await readOrder(page, orderId);
  await dispatch(page, orderId, '8101', [2, 0]);

  await page.goto(`/vieworder?id=${orderId}`);
  await page.getByRole('link', { name: 'Change Order' }).click();
  await openStep(page, 'Product Quote Details');
  const quantityOf = (product: string) => page.getByRole('listitem', { name: product }).getByRole('textbox').first();
  await quantityOf(chair).fill('1');
  await openStep(page, 'What Changes');
  await submit(page);
  await expect(page.getByText(`Already dispatched: 2 ${chair}.`).first()).toBeVisible();
  await openStep(page, 'Product Quote Details');
  await quantityOf(chair).fill('3');
  await quantityOf(desk).fill('2');
  await openStep(page, 'What Changes');
  await expect(page.getByRole('row').filter({ hasText: chair })).toContainText('3 ×');
  await expectNoFindings(page);
  await submit(page);
  await expect(page.getByText('Please enter the reason for the change.').first()).toBeVisible();
  await page.getByLabel('Reason').fill('Fewer chairs and desks');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Change 1 is saved and waits for approval.');
  await expect(page).toHaveURL(new RegExp(`vieworder\\?id=${orderId}`));
  expect(await readOrder(page, orderId)).toMatchObject({ fld_totalamount: placed, fld_change: 1, fld_changestate: 'Waiting' });

  await page.goto('/approvals');
  await expectNoFindings(page);
  await page.getByRole('link', { name: `${String(number)}, Change 1` }).click();
  const drawer = page.getByRole('dialog', { name: /^Changes of/ });
  await expect(drawer).toContainText('Fewer chairs and desks');
  await expectNoFindings(page);
  await drawer.getByRole('button', { name: 'Approve Change' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Change 1 is approved.');
  const changed = await readOrder(page, orderId);
  expect(changed).toMatchObject({ fld_number: number, fld_approvedchange: 1, fld_changestate: '' });

  const paper = await savedBy(page, drawer.getByRole('button', { name: /Change Paper/ }));
  expect(paper.name).toMatch(/^order-change-/);
  expect(paper.text).toContain('ORDER CHANGE');
  expect(paper.text).toContain(chair);
  expect((await savedBy(page, drawer.getByRole('button', { name: /Order Before/ }))).text).not.toContain('Change 1 of');
  await drawer.getByRole('button', { name: 'Close' }).click();
  expect((await savedBy(page, page.getByRole('button', { name: /^PDF/ }))).text).toContain('Change 1 of');

  await dispatch(page, orderId, '8102', [1, 1]);
  const lines: Record<string, unknown>[] = await send(page, 'GetOrderProduct', { orderid: orderId });
  await dispatch(
    page,
    orderId,
    '8103',
    lines.map((line) => Number(line['fld_quantity']) - Number(line['fld_dispatchquantity'])),
  );
  const consignments: Record<string, unknown>[] = await send(page, 'GetConsignment', { orderid: orderId });
  expect(consignments).toHaveLength(3);
  const paise = (value: unknown) => Math.round(Number(value) * 100);
  expect(consignments.reduce((sum, each) => sum + paise(each['fld_total']), 0)).toBe(paise(changed['fld_totalamount']));
  expect(await readOrder(page, orderId)).toMatchObject({ fld_status: 'Dispatched' });

  await page.goto(`/dispatchlist?search=${encodeURIComponent(desk)}`);
  await page
    .getByRole('button', { name: /^Cancel Dispatch/ })
    .first()
    .click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel Dispatch' });
  await cancelling.getByLabel('Reason').fill('The lorry did not come');
  await cancelling.getByRole('button', { name: 'Cancel Dispatch' }).click();
  await expectNotice(page, 'Dispatch cancelled.');
  expect(await readOrder(page, orderId)).toMatchObject({ fld_status: 'Partially Dispatched' });

  await page.goto(`/vieworder?id=${orderId}`);
  await page.getByRole('button', { name: 'Close Lines' }).click();
  const closing = page.getByRole('dialog', { name: 'Close Lines' });
  await expect(closing.getByLabel(desk)).toHaveValue('1');
  await closing.getByLabel('Reason').fill('One desk is enough');
  await closing.getByRole('button', { name: 'Close Lines' }).click();
  await expectNotice(page, 'Lines closed.');
  expect(await readOrder(page, orderId)).toMatchObject({ fld_shownstatus: 'Closed', fld_approvedchange: 1 });

  // What was ordered stays as it was printed; only the goods that left have a note, and the cancelled consignment is worth nothing.
  expect((await savedBy(page, page.getByRole('button', { name: /^PDF/ }))).text).toContain('Change 1 of');
  const left: Record<string, unknown>[] = await send(page, 'GetConsignment', { orderid: orderId });
  expect(left.map((each) => each['fld_total']).filter((total) => total === '0.00')).toHaveLength(1);
  const sent = left.filter((each) => each['fld_total'] !== '0.00').map((each) => each['fld_consignmentid']);
  const notes = await page.request.get(`/api/consignments/papers.pdf?ids=${sent.join(',')}&paper=note`);
  const { pages } = await readPdf(await notes.body());
  expect(pages).toHaveLength(2);
  for (const each of pages) expect(each.replaceAll(/\s+/g, ' ')).toContain(String(number));
});

test('a change is entered and read on a phone (DSK-41, SHR-14)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { quotationId } = await approveSale(page);
  const [added] = await send(page, 'AddOrder', { quotationid: quotationId });
  await page.goto(`/changeorder?id=${added.OrderId}`);
  await openStep(page, 'What Changes');
  await expectFitsPhone(page);
  await expectNoFindings(page);
});

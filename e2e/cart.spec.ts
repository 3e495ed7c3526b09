/** The lines of the cart in a real browser: their size, dragging, keys, and the order in which the server stores them. */
import { expect, test, type Page } from '@playwright/test';
import { openStep, openedId, submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { expectNoFindings, expectNotice, openSession, send } from './steps.ts';

const lines = (page: Page) => page.getByRole('region', { name: 'Cart' }).getByRole('listitem');

/** The names of the lines, from the top. */
async function namesOf(page: Page): Promise<(string | null)[]> {
  return lines(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
}

test('lines are dragged, doubled and priced in a copy, and saved as they are (QCL-01, QCL-02, QCL-03, QCL-07)', async ({ page }) => {
  await openSession(page);
  const { chair, desk, quotationId } = await approveSale(page);
  await page.goto(`/addquotation?copy=${quotationId}`);
  await openStep(page, 'Product Quote Details');
  await expect(lines(page)).toHaveCount(2);
  expect(await lines(page).evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().height === 56).length)).toBeGreaterThan(
    0,
  );

  const [handle, below] = [page.getByRole('button', { name: `Move ${chair}`, exact: true }), lines(page).nth(1)];
  await handle.hover();
  await page.mouse.down();
  const { x = 0, y = 0, height = 0 } = (await below.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + height - 5, { steps: 5 });
  await page.mouse.up();
  expect(await namesOf(page)).toEqual([desk, chair]);

  const price = lines(page).nth(1).getByLabel('Price');
  await price.fill('950.50');
  await price.press('Alt+ArrowUp');
  expect(await namesOf(page)).toEqual([chair, desk]);
  await expect(lines(page).first().getByLabel('Price')).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(lines(page).nth(1).getByLabel('Price')).toBeFocused();
  await lines(page).nth(1).getByLabel('Quantity').fill('9');
  await expectNoFindings(page);

  await openStep(page, 'Quotation Preview');
  await submit(page);
  await expectNotice(page, 'Quotation Successfully generated.');
  const stored = await send(page, 'GetQuotationProduct', { quotationid: await openedId(page) });
  expect(stored).toMatchObject([
    { fld_name: chair, fld_quantity: 5, fld_rate: '950.50' },
    { fld_name: chair, fld_quantity: 9, fld_rate: '950.50' },
    { fld_name: desk, fld_quantity: 3 },
  ]);
});

test('a line is priced and moved with a finger on a phone @phone (QCL-01, QCL-02)', async ({ page }) => {
  await openSession(page);
  const { chair, desk, quotationId } = await approveSale(page);
  await page.goto(`/addquotation?copy=${quotationId}`);
  await openStep(page, 'Product Quote Details');
  await page.getByRole('button', { name: /^Cart/ }).click();
  await lines(page).first().getByLabel('Price').fill('900');
  await expect(lines(page).first()).toContainText('₹4,500.00');
  const handle = page.getByRole('button', { name: `Move ${desk}`, exact: true });
  const top = (await lines(page).first().boundingBox())?.y ?? 0;
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(30, top + 5, { steps: 5 });
  await page.mouse.up();
  expect(await namesOf(page)).toEqual([desk, chair]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoFindings(page);
});

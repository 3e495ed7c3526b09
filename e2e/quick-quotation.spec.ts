import { expect, test, type Page } from '@playwright/test';
import { approveSale } from './sales-setup.ts';
import { expectContrastInTheDark, expectFitsPhone, expectNoFindings, expectNotice, openSession, pick, send } from './steps.ts';

/** Gives the chair of a sale a code, and opens the page with its issuing company chosen by Enter where there are several. */
async function openQuick(page: Page) {
  await openSession(page);
  const sale = await approveSale(page);
  const [chair] = (await (await page.request.get(`/api/GetProduct?productid=${sale.chairId}`)).json()).data;
  const code = `MC-${sale.chairId}`;
  await send(page, 'UpdateProductControl', { productid: sale.chairId, version: chair.fld_version, code });
  await page.goto('/quickquotation');
  await expect(page.getByRole('heading', { name: 'Quick Quotation', level: 1 })).toBeVisible();
  return { ...sale, code };
}

const entry = (page: Page) => page.locator('.quick-next').getByRole('combobox', { name: 'Product code or name' });
const line = (page: Page, name: string) => page.getByRole('row', { name });

/** Types like a hand that does not wait for the page, and presses Enter. */
async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 20 });
  await page.keyboard.press('Enter');
}

/**
 * Customer and issuing company by Enter, the second typed as soon as the first is chosen; a single contact person is passed, and so is what
 * is preset.
 */
async function enterParties(page: Page, { customer, issuer }: { customer: string; issuer: string }): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  const isCompanyWanted = (await page.getByRole('combobox', { name: 'Issuing Company' }).inputValue()) === '';
  await page.keyboard.type(customer);
  await expect(page.getByRole('option', { name: customer })).toBeVisible();
  await page.keyboard.press('Enter');
  if (isCompanyWanted) await typed(page, issuer);
  await expect(entry(page)).toBeFocused();
}

test('a quotation of three lines is typed by Enter alone and submitted with Ctrl+Enter (FND-25, FND-26, FND-27, FND-31)', async ({
  page,
}) => {
  const sale = await openQuick(page);
  await enterParties(page, sale);
  await expect(page.getByRole('combobox', { name: 'Contact Person' })).toHaveValue('Ms. Ila Barve · Bursar');
  // The code is exact, the others are found by what was typed; digits typed before the product is found are its quantity.
  await typed(page, sale.code.toLowerCase());
  await typed(page, '12');
  await typed(page, sale.desk);
  await typed(page, '3');
  await typed(page, sale.chair);
  await page.keyboard.press('Enter');
  await expect(line(page, sale.desk).getByLabel('Quantity')).toHaveValue('3');
  await expect(line(page, sale.chair)).toHaveCount(2);
  await expect(line(page, sale.chair).first().getByLabel('Quantity')).toHaveValue('12');
  await expect(line(page, sale.chair).first()).toContainText('10.5 free of 10.5');
  await expect(entry(page)).toBeFocused();
  // Behind the lines, Enter goes through the costing and the terms to the disclaimer, and ticks it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Discount' })).toBeFocused();
  await typed(page, '10');
  for (let field = 0; field < 13; field++) await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByRole('combobox', { name: 'Others' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toBeChecked();
  // 16 × ₹1,000 less 10 %, and 18 % on it.
  await expect(page.locator('.quick-totals')).toContainText('₹16,992.00');
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, 'Quotation Successfully generated.');
  const added = page.getByRole('region', { name: 'Quotation Successfully generated.' });
  await expect(added.getByRole('heading')).toHaveText(/\/\d{4}$/);
  await expect(added.getByRole('button', { name: 'New' })).toBeFocused();
  await expect(added.getByRole('link', { name: 'Open' })).toBeVisible();
  await expectNoFindings(page);
  await added.getByRole('link', { name: 'Copy' }).click();
  await expect(line(page, sale.chair)).toHaveCount(2);
  await expect(entry(page)).toBeFocused();
  await page.goBack();
});

test('rows copied from Excel become lines, and one without a product waits to be corrected (FND-29, FND-30)', async ({ page, context }) => {
  const sale = await openQuick(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterParties(page, sale);
  const rows = Array.from({ length: 30 }, (_, place) =>
    place === 12 ? 'Nil Chair 900\t4' : `${place % 2 ? sale.code : sale.desk}\t${place + 1}`,
  );
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Product\tQuantity\n${rows.join('\n')}\n`);
  await page.keyboard.press('Control+V');
  await expectNotice(page, '30 lines pasted.');
  await expect(page.locator('.quick-line')).toHaveCount(30);
  const lost = page.locator('.quick-line').first();
  await expect(lost).toContainText('Product not found: Nil Chair 900');
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Control+Enter');
  await expectNotice(page, 'Product not found: Nil Chair 900');
  await expect(lost.getByRole('combobox')).toBeFocused();
  await expectNoFindings(page);
  await typed(page, sale.chair);
  await expect(lost.getByLabel('Quantity')).toHaveValue('4');
  await expect(lost.getByLabel('Quantity')).toBeFocused();
  await expect(lost.getByRole('combobox')).toHaveCount(0);
  await expect(lost.getByLabel('Quantity')).toBeFocused();
  // The first line is doubled, its copy moves down and goes again.
  await page.keyboard.press('Control+D');
  await expect(page.locator('.quick-line')).toHaveCount(31);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('.quick-line').nth(2)).toContainText(sale.chair);
  await page.keyboard.press('Control+Delete');
  await expect(page.locator('.quick-line')).toHaveCount(30);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Quotation Successfully generated.' })).toBeVisible();
});

test('the last price of the customer stands in its line, and Alt+L takes it (FND-34)', async ({ page }) => {
  const sale = await openQuick(page);
  await send(page, 'AddOrder', { quotationid: sale.quotationId });
  const [chair] = (await (await page.request.get(`/api/GetProduct?productid=${sale.chairId}`)).json()).data;
  await send(page, 'UpdateProduct', { ...productBody(chair), mrp: '1200.00' });
  await page.reload();
  await enterParties(page, sale);
  await typed(page, sale.code);
  const row = line(page, sale.chair);
  await expect(row.getByRole('button', { name: /^Last: ₹1,000.00, ordered / })).toBeVisible();
  await expect(row.getByLabel('Price')).toHaveValue('1,200.00');
  await page.keyboard.press('Alt+L');
  await expect(row.getByLabel('Price')).toHaveValue('1,000.00');
  await expect(page.getByRole('radio', { name: 'Manual Price' })).toBeChecked();
  await expectContrastInTheDark(page);
  await page.setViewportSize({ width: 800, height: 900 });
  await expectNoFindings(page);
});

test('on a phone it gives way to the wizard, with everything that was entered (FND-25)', async ({ page }) => {
  const sale = await openQuick(page);
  await pick(page, 'Customer', sale.customer);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('On a phone, a quotation is entered step by step.')).toBeVisible();
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(sale.customer);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport();
});

/** What UpdateProduct needs to save a product as it is. */
function productBody(row: Record<string, unknown>) {
  const keys = ['solution', 'name', 'description', 'mrp', 'stock', 'warranty', 'delivery', 'paymentterms', 'visible', 'productid'];
  return { category: row['fld_category'], ...Object.fromEntries(keys.map((key) => [key, row[`fld_${key}`]])) };
}

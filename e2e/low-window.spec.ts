/** What a laptop's window of 1366 by 768 px and a tablet's leave in view. */
import { expect, test, type Locator } from '@playwright/test';
import { next, openStep, quoteOneChair } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { choose, openSession, pick, send } from './steps.ts';

const laptop = { width: 1366, height: 768 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(laptop);
  await openSession(page);
});

/** Whether all of a text can be read. */
const isWhole = (text: Locator) =>
  text.evaluate((element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1);

test('a list shows a long name on two lines of a row of the usual height, on laptops and tablets (GEN-14)', async ({ page }) => {
  const mark = Date.now() % 1_000_000;
  const customer = `Suryajyoti ${mark} Services Pvt. Ltd.`;
  const { quotationId } = await approveSale(page, { customer });
  await send(page, 'AddOrder', { quotationid: quotationId });
  for (const [path, width] of [
    ['quotationlist', 1366],
    ['quotationlist', 1024],
    ['orderlist', 1024],
    ['orderlist', 768],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(`/${path}?search=${mark}`);
    const row = page.getByRole('row', { name: customer });
    await expect(row).toBeVisible();
    const name = row.locator('.two-lines', { hasText: customer });
    await expect.poll(() => isWhole(name), `${path} at ${width}`).toBe(true);
    expect(Math.round((await row.boundingBox())?.height ?? 0), `${path} at ${width}`).toBe(41);
  }
});

test('the buttons that add the first products are in view on a laptop, and step heads keep their places (QUO-14)', async ({ page }) => {
  const sale = await approveSale(page);
  await page.goto('/addquotation');
  const heads = page.locator('.wizard-head');
  const lefts = () => heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().left));
  await expect(heads).toHaveCount(6);
  const before = await lefts();
  const movedBy = async () => Math.max(...(await lefts()).map((left, index) => Math.abs(left - (before[index] ?? 0))));
  await quoteOneChair(page, sale);
  expect(await movedBy()).toBeLessThan(1.5);
  await page.getByPlaceholder('Search here....').fill('');
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  for (const add of await page
    .getByRole('article')
    .getByRole('button', { name: /^Add/ })
    .all()
    .then((all) => all.slice(0, 3)))
    await expect(add).toBeInViewport({ ratio: 1 });
  await next(page);
  expect(await movedBy()).toBeLessThan(1.5);
});

test('the product list shows a stock of lakhs of pieces whole (PRD-26, GEN-04)', async ({ page }) => {
  const { chair } = await approveSale(page, { stock: '1234567.50' });
  await page.goto(`/productlist?search=${encodeURIComponent(chair)}`);
  const stock = page.getByRole('cell', { name: '12,34,567.50' });
  await expect(stock).toBeVisible();
  expect(await isWhole(stock)).toBe(true);
});

test('a manual price of crores is in view to the paisa, on laptops, tablets and phones (QUO-14)', async ({ page }) => {
  const sale = await approveSale(page);
  await page.goto('/addquotation');
  await pick(page, 'Issuing Company', sale.issuer);
  await page.getByRole('radio', { name: 'Manual Price' }).check();
  await next(page);
  await pick(page, 'Customer', sale.customer);
  await choose(page, 'Contact Person', 'Ms. Ila Barve · Bursar');
  await next(page);
  await page.getByPlaceholder('Search here....').fill(sale.chair);
  const price = page.getByRole('article', { name: sale.chair }).getByLabel('Manual Price');
  await price.fill('12345678.90');
  await expect(price).toHaveValue('1,23,45,678.90');
  for (const width of [1440, 1366, 1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(() => isWhole(price), String(width)).toBe(true);
  }
});

test('on a laptop, the field that gets the focus is never covered, in the costing or beside the paper of a revision (QUO-17, REV-10)', async ({
  page,
}) => {
  const { quotationId } = await approveSale(page);
  await page.goto(`/addquotation?revise=${quotationId}`);
  const isOpen = (field: Locator) =>
    field.evaluate((input) => {
      const element = input.closest('.combo-box-frame, .select, label') ?? input;
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top);
    });
  await openStep(page, 'Total costing for product');
  const percent = page.getByRole('combobox', { name: 'GST on service charge percent' });
  await page.getByRole('textbox', { name: 'Installation charges' }).focus();
  await page.keyboard.press('Tab');
  await expect(percent).toBeFocused();
  expect(await isOpen(percent)).toBe(true);

  await openStep(page, 'Quotation Preview');
  await page.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const checked = page.getByRole('checkbox', { name: 'I have checked the above entered details' });
  await expect(checked).toBeFocused();
  expect(await isOpen(checked)).toBe(true);
});

test('all daily work of an Administrator is in view on a laptop, with the state of the panel and Logout (SHL-06, OPS-10)', async ({
  page,
}) => {
  // Receipt, Outstanding and Credit Note stand in the menu once a company keeps its money here.
  await approveSale(page, { issuerDetails: { moneyfrom: '2026-04-01' } });
  for (const path of ['/dashboard', '/quotationlist']) {
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
    for (const name of ['Enquiry', 'Customer', 'Quotation', 'Approval', 'Follow Ups', 'Order', 'Dispatch', 'Product', 'Purchase'])
      await expect(menu.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /^System Health/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  }
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Office' }).click();
  for (const name of ['Tax', 'Terms', 'Download Brochure', 'Audit Log'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
});

test('the title and the buttons of a form that is higher than the window stay in view while its fields scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 480 });
  await page.goto('/mailtemplates');
  await page.getByRole('button', { name: 'Add Mail Template' }).first().click();
  const dialog = page.getByRole('dialog');
  const parts = [dialog.getByText('Mail Template Details'), dialog.getByRole('button', { name: 'Add Mail Template' })];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  // The first field to correct, then the last one, come into view.
  await dialog.getByRole('button', { name: 'Add Mail Template' }).click();
  await expect(dialog.getByLabel('Name')).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Text').fill('We thank you for your enquiry.');
  await expect(dialog.getByText(/^Placeholders:/)).toBeVisible();
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
});

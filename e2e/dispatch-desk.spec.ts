import { expect, test, type Page } from '@playwright/test';
import { approveSale } from './sales-setup.ts';
import { expectNoFindings, expectNotice, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** An order of 5 chairs, of which 10 are in stock, and 3 desks, of which 2 are; and the desk with its lines alone. */
async function openDesk(page: Page) {
  const sale = await approveSale(page);
  const [{ OrderId: orderId }] = await send(page, 'AddOrder', { quotationid: sale.quotationId });
  await page.goto(`/dispatchdesk?customerid=${sale.customerId}`);
  return { ...sale, orderId };
}

const now = (page: Page, product: string) => page.getByRole('textbox', { name: new RegExp(`^Dispatch now, ${product}`) });

async function submitSheet(page: Page, press: () => Promise<void>): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Dispatch', exact: true });
  await sheet.getByLabel('Invoice Number').fill('501');
  await sheet.getByLabel('Vehicle Number').fill('MH 12 AB 1234');
  await sheet.getByLabel('I have checked the above entered details').check();
  await expectNoFindings(page);
  await press();
  await expectNotice(page, 'Goods successfully dispatched.');
  await expect(sheet).toBeHidden();
}

test('the desk is worked by keyboard alone, from the first tick to the papers (DSK-04, DSK-07, DSK-08, DSK-09, DSK-13)', async ({
  page,
}) => {
  const { chair, desk, orderId } = await openDesk(page);
  await expect(now(page, chair)).toBeVisible();
  await expectNoFindings(page);
  await now(page, chair).focus();
  await page.keyboard.press('Space');
  await expect(now(page, chair)).toHaveValue('5');
  await page.keyboard.press('ArrowDown');
  await expect(now(page, desk)).toBeFocused();
  await page.keyboard.type('3');
  await expect(page.getByText(/This is more than the quantity in stock/)).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+Space');
  await expect(now(page, desk)).toHaveValue('2');
  await expect(page.getByText('2 lines of 1 order, 1 customer')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await submitSheet(page, () => page.keyboard.press('Control+Enter'));
  const [order] = (await (await page.request.get(`/api/GetOrder?orderid=${orderId}`)).json()).data;
  expect(order.fld_status).toBe('Partially Dispatched');
  await expect(now(page, chair)).toBeHidden();
  await expect(now(page, desk)).toBeVisible();
});

test.describe('at the gate', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a phone shows one card an order, with − and +, and nothing scrolls sideways (DSK-07)', async ({ page }) => {
    const { chair } = await openDesk(page);
    const more = page.getByRole('button', { name: `One ${chair} more` });
    await more.click();
    await more.click();
    await page.getByRole('button', { name: `One ${chair} less` }).click();
    await expect(now(page, chair)).toHaveValue('1');
    await expectNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
    await submitSheet(page, () => page.getByRole('button', { name: 'Submit' }).click());
    await expect(page.getByText('4 of 4 can ship')).toBeVisible();
  });
});

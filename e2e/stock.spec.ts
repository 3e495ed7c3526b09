import { expect, test, type Page } from '@playwright/test';
import { approveSale } from './sales-setup.ts';
import { expectContrastInTheDark, expectFitsPhone, expectNoFindings, expectNotice, openSession, send } from './steps.ts';

/** An order of 5 chairs, of which 2 are there, and of 3 desks, of which 2 are there; with a supplier who has brought both. */
async function placeOrder(page: Page) {
  await openSession(page);
  const sale = await approveSale(page, { stock: '0.00' });
  await send(page, 'AddOrder', { quotationid: sale.quotationId });
  const [issuer] = (await page.request.post('/api/GetCompanyList', { data: { search: sale.issuer } }).then((reply) => reply.json())).data;
  const [chair] = (await (await page.request.get(`/api/GetProduct?productid=${sale.chairId}`)).json()).data;
  const lines = [{ productid: sale.chairId, purchasequantity: '2' }];
  await send(page, 'AddPurchase', {
    supplierid: issuer.fld_company_id,
    invoicenumber: 'GRN1',
    date: chair.fld_updatedon.slice(0, 10),
    lines,
  });
  return sale;
}

test('counts what is in the store by keyboard, and shows the movement (DSK-34, DSK-36)', async ({ page }) => {
  const sale = await placeOrder(page);
  await page.goto(`/stocklist?search=${encodeURIComponent(sale.chair)}`);
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Count', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Stock Count', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(sale.chair);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: `Counted: ${sale.chair}` })).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await expect(page.getByText('1 product counted, 1 differs')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Stock count entered.');
  await page.goto(`/stocklist?search=${encodeURIComponent(sale.chair)}`);
  await page.getByRole('button', { name: `Movements of ${sale.chair}` }).click();
  const movements = page.getByRole('dialog', { name: `Movements of ${sale.chair}` }).getByRole('listitem');
  await expect(movements.first()).toContainText('Count');
  await expect(movements.first()).toContainText('−1.00');
  await expect(movements.first()).toContainText('Balance 1.00');
  await expectNoFindings(page);
});

test('leads from what is short to its purchase (DSK-29, DSK-30)', async ({ page }) => {
  const sale = await placeOrder(page);
  await page.goto(`/shortages?search=${encodeURIComponent(sale.chair)}`);
  const row = page.getByRole('row', { name: sale.chair });
  await expect(row).toContainText(sale.issuer);
  await row.getByRole('checkbox').check();
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Add Purchase', exact: true }).last().click();
  await expect(page.getByText('Filled with what is short.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Purchase Invoice Number' }).fill('GRN2');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Product lines' })).toContainText('3.00');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Purchase Successfully Added.');
  await page.goto(`/shortages?search=${encodeURIComponent(sale.chair)}`);
  await expect(page.getByText('No product is short.')).toBeVisible();
});

test('counts on a phone in the store, also in the dark (DSK-36)', async ({ page }) => {
  const sale = await placeOrder(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/addstockcount?search=${encodeURIComponent(sale.chair)}`);
  const field = page.getByRole('textbox', { name: `Counted: ${sale.chair}` });
  await field.fill('3');
  await expect(page.getByText('+1.00')).toBeVisible();
  await expectFitsPhone(page);
  await expectContrastInTheDark(page);
  await page.goto('/shortages');
  await expectFitsPhone(page);
});

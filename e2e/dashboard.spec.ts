import { expect, test, type Page } from '@playwright/test';
import { formatRupees } from '../contract/src/platform/decimal.ts';
import { approveSale } from './sales-setup.ts';
import { expectNoFindings, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

async function placeOrder(page: Page): Promise<void> {
  const { quotationId } = await approveSale(page);
  await send(page, 'AddOrder', { quotationid: quotationId });
}

test('shows the number of records of each kind and the sales of the year (DSH-01, DSH-04, DSH-07, DSH-08, DSH-09)', async ({ page }) => {
  await placeOrder(page);
  await page.goto('/dashboard');
  const [counts] = (await (await page.request.get('/api/GetDashboardCount')).json()).data;
  const orders = page.getByRole('link', { name: /^Total Orders/ });
  await expect(orders).toContainText(String(counts.TotalOrders));
  await expect(orders).toContainText(`${counts.OrdersThisMonth} this month`);
  await expect(page.getByRole('link', { name: /^Total Customers/ })).toContainText(`${counts.PendingCustomers} not approved`);
  const total = page.getByRole('table', { name: /^Total Sales by month/ }).getByRole('row', { name: /^Total/ });
  const sales: { fld_totalamount: string }[] = (await (await page.request.get('/api/GetDashboarshMonthWiseOrdersSales')).json()).data;
  const paise = sales.reduce((sum, day) => sum + Math.round(Number(day.fld_totalamount) * 100), 0);
  await expect(total).toContainText(formatRupees(paise));
  await expectNoFindings(page);

  await page.getByRole('img', { name: 'Total Sales' }).focus();
  await expect(page.locator('.sales-tip')).toBeVisible();
  await expectNoFindings(page);
  await orders.click();
  await expect(page.getByRole('heading', { name: 'Order List' })).toBeVisible();
});

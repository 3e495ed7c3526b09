import { expect, test, type Locator } from '@playwright/test';
import { approveSale } from './sales-setup.ts';
import { openSession } from './steps.ts';

/** Whether nothing lies over the middle of an element. */
const isUncovered = (element: Locator) =>
  element.evaluate((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

test('the Tab key brings a column head out from below the fixed columns, outlined, and scrolls nothing for the controls in those', async ({
  page,
}) => {
  await openSession(page);
  const { customer } = await approveSale(page);
  // So narrow, the date is behind the columns that a row cannot do without.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/quotationlist?search=${encodeURIComponent(customer)}`);
  const date = page.getByRole('columnheader', { name: 'Date' });
  await expect(date).toBeVisible();
  expect(await isUncovered(date)).toBe(false);

  await page.locator('.data-table').focus();
  for (const name of ['Amount', 'Customer', 'Date']) {
    const head = page.getByRole('columnheader', { name });
    await page.keyboard.press('Tab');
    await expect(head.getByRole('button', { name })).toBeFocused();
    expect(await isUncovered(head), name).toBe(true);
    await expect(head).toHaveCSS('outline-style', 'solid');
  }

  // As on any button, Enter sorts, then the space bar in reverse.
  const sorted = page.getByRole('columnheader', { name: 'Date' });
  for (const [key, order] of [
    ['Enter', 'ascending'],
    ['Space', 'descending'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(sorted).toHaveAttribute('aria-sort', order);
    await expect(sorted.getByRole('button')).toBeFocused();
  }

  const scrolled = () => page.locator('.data-table').evaluate((each) => each.scrollLeft);
  const before = await scrolled();
  const row = page.getByRole('row').nth(1);
  for (const control of [row.getByRole('link').first(), row.getByRole('link', { name: /^View / })]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  expect(await scrolled()).toBe(before);
});

test('a press on a row while a typed search still waits opens that row', async ({ page }) => {
  await openSession(page);
  const { customer } = await approveSale(page);
  await page.clock.install();
  // Among many customers, it may be on another page.
  await page.goto(`/customerlist?search=${encodeURIComponent(customer)}`);
  const link = page.getByRole('article').filter({ hasText: customer }).getByText('Edit');
  await link.hover();
  // The clock stands still, so that the press comes before the search, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody is named so');
  await page.mouse.down();
  await page.clock.runFor(1000);
  await page.mouse.up();
  await page.clock.resume();
  await expect(page).toHaveURL(/viewcustomer/);
});

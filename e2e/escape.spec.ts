/** Escape closes only what was opened last, and the focus returns to what opened it. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSession, send } from './steps.ts';
import { addLongOffice } from './walk/long-office.ts';
import { openWalked, walkedPages } from './walk/walked-pages.ts';

test.beforeEach(async ({ page }) => openSession(page));

const list = (page: Page) => page.getByRole('listbox');

/** Opens `layer` by this key at `opener`, goes on to what is in it, if anything is named, and closes it by Escape. */
async function expectEscapes(opener: Locator, layer: Locator, key = 'Enter', inside?: Locator): Promise<void> {
  await opener.focus();
  await opener.press(key);
  await expect(layer).toBeVisible();
  await inside?.focus();
  await opener.page().keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(opener).not.toHaveAttribute('aria-expanded', 'true');
  await expect(opener).toBeFocused();
}

test('closes the list of a select, of a searching select and the calendar', async ({ page }) => {
  await page.goto('/addcustomer');
  await expectEscapes(page.getByRole('combobox', { name: 'Industry' }), list(page), 'ArrowDown');
  await page.goto('/addpurchase');
  await expectEscapes(page.getByLabel(/Date/).first(), page.getByRole('grid'), 'Alt+ArrowDown');
  await expectEscapes(page.getByRole('combobox', { name: 'Supplier' }), list(page), 'ArrowDown');
});

test('closes the terms of a quotation, with what was typed, and nothing else', async ({ page }) => {
  const terms = (await walkedPages(page, await addLongOffice(page))).find(({ name }) => name === 'add quotation 5');
  if (!terms) throw new Error('The walk does not come by the terms of a quotation');
  await openWalked(page, terms);
  const field = page.getByRole('combobox', { name: /Delivery/ });
  const before = await field.inputValue();
  await expectEscapes(field, list(page), 'ArrowDown');
  await expectEscapes(field, list(page), 'x');
  await expect(page.getByRole('heading', { name: 'Add Quotation' })).toBeVisible();
  await expect(field).toHaveValue(before);
});

test('closes the list of a field inside a dialog before the dialog', async ({ page }) => {
  await page.goto('/assignuserrights?id=1');
  const opener = page.getByRole('button', { name: /Copy/ }).first();
  const dialog = page.getByRole('dialog');
  await opener.focus();
  await opener.press('Enter');
  const select = dialog.getByRole('combobox');
  await select.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await select.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('closes the bell and the pages beside the rail', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/dashboard');
  await expectEscapes(page.getByRole('button', { name: /^Notifications/ }), page.getByRole('region', { name: 'Notifications' }));
  const pages = page.locator('.rail-pages');
  await expectEscapes(page.getByRole('button', { name: 'Customer', exact: true }), pages, 'Enter', pages.getByRole('link').first());
});

test('closes the menu and the sheet of a row on a phone', async ({ page }) => {
  await send(page, 'AddTerm', { category: 'Delivery', description: `Within a week of order ${Date.now()}.`, show: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/addterms');
  await expectEscapes(page.getByRole('button', { name: 'Menu' }), page.getByRole('dialog', { name: 'Menu' }));
  await expectEscapes(page.locator('.phone-row-ground').first(), page.getByRole('dialog'));
  await page.getByRole('button', { name: 'More' }).first().press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: 'Confirm to Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More' }).first()).toBeFocused();
});

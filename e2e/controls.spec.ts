/** Every control in every state, as the development server shows them at /ui. */
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { findingsOn } from './steps.ts';

/** While a list is open, React Aria hides the rest of the page from screen readers. Tab closes the list before it leaves the field. */
const whileListIsOpen = /^(?:aria-hidden-focus|page-has-heading-one|region) /;

let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    root: fileURLToPath(new URL('../web/', import.meta.url)),
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  await server.listen();
});

test.afterAll(async () => server.close());

test('the controls have no findings, and keep their look in both themes', async ({ page }, testInfo) => {
  await page.goto(new URL('ui', server.resolvedUrls?.local[0]).href);
  await expect(page.getByRole('heading', { name: 'Controls' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: testInfo.outputPath(`controls-${colorScheme}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findingsOn(page)).toEqual([]);
});

test('the list, the calendar and the dialog of a control have no findings', async ({ page }) => {
  await page.goto(new URL('ui', server.resolvedUrls?.local[0]).href);
  const fields = page.getByRole('region', { name: 'Fields', exact: true });
  await fields.getByRole('combobox', { name: 'One of many' }).click();
  await expect(page.getByRole('option', { name: 'Nashik' })).toBeVisible();
  expect((await findingsOn(page)).filter((finding) => !whileListIsOpen.test(finding))).toEqual([]);
  await page.keyboard.press('Escape');
  await fields.getByRole('textbox', { name: 'Date' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open a Dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
});

test('a dialog over a drawer gives the focus back to the drawer, and that to the page', async ({ page }, testInfo) => {
  await page.goto(new URL('ui', server.resolvedUrls?.local[0]).href);
  for (const edge of ['right', 'left', 'bottom']) {
    const opener = page.getByRole('button', { name: `Open a Drawer (${edge})` });
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'A drawer' });
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findingsOn(page)).toEqual([]);
      await page.screenshot({ path: testInfo.outputPath(`drawer-${edge}-${colorScheme}.png`) });
    }
    const inner = drawer.getByRole('button', { name: 'Open a Dialog over It' });
    await inner.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Over a drawer' })).toBeVisible();
    expect(await findingsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(inner).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('arrow keys go through a menu, and Escape gives the focus back', async ({ page }) => {
  await page.goto(new URL('ui', server.resolvedUrls?.local[0]).href);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.press('ArrowDown');
  const entry = (name: string) => page.getByRole('group', { name: 'More' }).getByRole('button', { name });
  await expect(entry('Copy')).toBeFocused();
  expect(await findingsOn(page)).toEqual([]);
  for (const [key, name] of Object.entries({ ArrowDown: 'Revise', End: 'Extend', Home: 'Copy', ArrowUp: 'Extend' })) {
    await page.keyboard.press(key);
    await expect(entry(name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.press('Enter');
  await expect(entry('Copy')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry('Copy')).toBeHidden();
  await expect(more).toBeFocused();
});

test('a tooltip says what an icon does, to the mouse and to the keyboard', async ({ page }) => {
  await page.goto(new URL('ui', server.resolvedUrls?.local[0]).href);
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'Delete Asha' }).hover();
  await expect(tooltip).toHaveText('Delete');
  expect(await findingsOn(page)).toEqual([]);
  await page.getByText('A text that is longer').hover();
  await expect(tooltip).toHaveText('A text that is longer than the room it has');
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await page.getByRole('button', { name: 'Delete Asha' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveText('Edit');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

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

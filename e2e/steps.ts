/** What an office does again and again, for the browser tests. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { e2eAdmin } from '../testing/e2e-settings.ts';

/** Logs in at the login page and waits for the dashboard. */
export async function logIn(page: Page, { mobile, password }: { mobile: string; password: string } = e2eAdmin): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Mobile Number').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
}

/** Chooses an entry of a select by typing its beginning. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  // A short list cannot be searched.
  if (await field.isEditable()) await field.fill(option);
  // The lists of other selects may still stand hidden on the page.
  await page.locator('.ant-select-item-option').getByText(option, { exact: true }).filter({ visible: true }).first().click();
}

/** Sends an operation with the page's own session, to bring about what a test starts from. Answers its data. */
export async function send(page: Page, operation: string, body: object): Promise<any[]> { // oxlint-disable-line typescript/no-explicit-any -- rows in wire names
  const reply = await page.request.post(`/api/${operation}`, { data: body });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).data;
}

/** Fails when axe finds anything on the page in the light theme, or a colour too near to its ground in the dark one, which differs by colours alone. */
export async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    // Again while there are any: rows that are being renewed are faint, colours fade from one theme to the other, and what passes is nobody's.
    await expect(async () => {
      await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy=true]') && document.getAnimations().every((animation) => animation.playState !== 'running'));
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
    }).toPass({ timeout: 10_000 });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

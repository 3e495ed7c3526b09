/** Steps that many browser tests share. */
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { e2eAdmin } from '../testing/panel/e2e-settings.ts';

/** Logs in at the login page and waits for the next page: the dashboard, or the page on which a session had ended. */
export async function logIn(
  page: Page,
  { mobile, password }: { mobile: string; password: string } = e2eAdmin,
  leadsTo = '/dashboard',
): Promise<void> {
  await rememberNotices(page);
  await page.goto('/');
  await page.getByLabel('Mobile Number').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`**${leadsTo}`);
}

/** Opens a session without the login page, and leaves in the browser what that page leaves. The test goes on by an address. */
export async function openSession(page: Page, { mobile, password }: { mobile: string; password: string } = e2eAdmin): Promise<void> {
  await rememberNotices(page);
  const login = await send(page, 'AuthenticateUser', { mobile, password });
  const rights = await send(page, 'GetUserSubMenuAccessRights', { userid: login[0].fld_userid });
  // A picture has the storage of the panel, and runs none of its code.
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    'vikray.login': JSON.stringify(login),
    'vikray.rights': JSON.stringify(rights),
  });
}

/** The list that belongs to this open field. */
export async function listOf(select: Locator): Promise<Locator> {
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  const id = await select.getAttribute('aria-controls');
  const list = select.page().locator(`[id="${id}"]`);
  // On a phone, the list appears once it has its place. A click before that would scroll the page, which closes the list.
  await expect(select.page().locator('[data-placement]', { has: list })).toHaveCSS('opacity', '1');
  return list;
}

/** Chooses an entry of the browser's own select, or of a field whose list opens below it, by typing. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await field.fill(option);
  const list = await listOf(field);
  await list
    .getByRole('option')
    .filter({ has: page.getByText(option, { exact: true }) })
    .or(list.getByRole('option', { name: option, exact: true }))
    .first()
    .click();
}

/** Chooses a record in a select that searches. Types only a part of the name, because a full name is chosen automatically. */
export async function pick(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(name.slice(0, -1));
  const list = await listOf(field);
  await list.locator('.search-choice', { hasText: name }).first().click();
}

/** Searches a list with the keyboard only. */
export async function searchByKeys(page: Page, words: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search' });
  // The page handles the key, so it must have drawn the field first.
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
}

/** What the pages of a test remember: the notices shown since the last one that the test has waited for. */
declare global {
  var shownNotices: string[] | undefined;
}

/** Makes the pages that open from now on remember their notices: a loaded machine may look only after the four seconds that one stays. */
async function rememberNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown = (globalThis.shownNotices ??= []);
    const remember = (node: Node) => {
      if (node instanceof Element && node.matches('.notices .notice')) shown.push(node.textContent);
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(remember))).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}

/** The notices on the page, for their buttons. Press these at once, because a notice stays for only a few seconds. */
export const inNotice = (page: Page): Locator => page.locator('.notices');

/** Waits for the notice with this sentence. Ignores the page itself, its dialogs and its fields. Fails with the notices that were shown. */
export async function expectNotice(page: Page, sentence: string): Promise<void> {
  const shown = page.waitForFunction(
    (words) => {
      const notices = [...document.querySelectorAll('.notices .notice')].filter((notice) => notice.checkVisibility());
      const texts = [...(globalThis.shownNotices ?? []), ...notices.map(({ textContent }) => textContent)];
      const isShown = texts.some((text) => text.includes(words));
      // Others that were shown after it may be waited for next.
      const noted = globalThis.shownNotices ?? [];
      const at = noted.findIndex((text) => text.includes(words));
      noted.splice(0, noted.length, ...noted.slice(at + 1).filter((text) => !text.includes(words)));
      return isShown;
    },
    sentence,
    { timeout: 20_000 },
  );
  await shown.catch(async () => {
    const said = await page.evaluate(() => globalThis.shownNotices);
    expect(said, `what ${page.url()} says instead`).toContain(sentence);
  });
}

/** Waits for the sentence in the form, at its field or above it. Ignores notices. */
export async function expectSentenceInForm(page: Page, sentence: string): Promise<void> {
  await expect(page.locator('main, dialog').getByText(sentence)).toBeVisible();
}

/** Waits until nothing on the page loads or moves. */
async function expectStillness(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy=true]') &&
      document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
}

/** Widens the window from a phone's to a desktop's, and waits until the page is drawn for it. */
export async function widenAgain(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(async () => {
    // The first frame tells the page of the change, the second one shows what it has drawn.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Waits until the page has loaded its data. Fails when it is wider than a phone or when axe finds anything. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await expectStillness(page);
  // A window that has just become narrow is drawn for its new width a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFindings(page);
}

/** Calls an operation with the page's session, to prepare a test. Returns its data. */
// oxlint-disable-next-line typescript/no-explicit-any -- rows in wire names
export async function send(page: Page, operation: string, body: object): Promise<any[]> {
  const reply = await page.request.post(`/api/${operation}`, { data: body });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).data;
}

/** The code of axe in its short form, which every page reads twice as fast. */
const axeCode = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules of axe that the page breaks, and where. Checks all rules unless some are named. */
export async function findingsOn(page: Page, ...rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode);
  return page.evaluate(async (runOnly) => {
    const loaded = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await loaded.run({ resultTypes: ['violations'], preload: false, ...(runOnly.length > 0 && { runOnly }) });
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, rules);
}

/** Fails when axe finds anything on the page. `widths.spec.ts` checks the contrast in the dark theme, which differs only in colours. */
export async function expectNoFindings(page: Page): Promise<void> {
  await expectNoneOf(page, 'light');
}

/** Fails when axe finds too little contrast on the page in the dark theme. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await expectNoneOf(page, 'dark', 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoneOf(page: Page, colorScheme: 'light' | 'dark', ...rules: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Repeats while there are findings. Rows that reload are faint and colours fade between themes; such findings disappear.
  await expect(async () => {
    await expectStillness(page);
    expect(await findingsOn(page, ...rules), `${page.url()}, ${colorScheme}`).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

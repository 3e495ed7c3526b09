import { expect, test, type Page } from '@playwright/test';
import { expectNoFindings, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

/** Opens the user list, whose choices do not load before the returned function is called. */
async function openWithoutChoices(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/choices-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/userlist');
  await expect(page.getByRole('combobox', { name: 'Page size' })).toBeVisible();
  return resolve;
}

test('the number of rows can be pressed before its choices have loaded, and opens once they have', async ({ page }) => {
  const load = await openWithoutChoices(page);
  await page.getByText('30 / page').click();
  await expect(page.getByRole('combobox', { name: 'Page size' })).toBeFocused();
  await expect(page.getByTitle('50 / page', { exact: true })).toHaveCount(0);
  await expectNoFindings(page);
  load();
  await page.getByTitle('50 / page', { exact: true }).click();
  await expect(page).toHaveURL(/pagesize=50/);
});

test('the number of rows answers the keyboard before its choices have loaded', async ({ page }) => {
  const load = await openWithoutChoices(page);
  const size = page.getByRole('combobox', { name: 'Page size' });
  await size.focus();
  await page.keyboard.press('ArrowDown');
  load();
  await expect(size).toHaveAttribute('aria-expanded', 'true');
  await expect(size).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pagesize=50/);
});

test('a choice that has the focus keeps it when its parts have loaded, and stays closed', async ({ page }) => {
  const load = await openWithoutChoices(page);
  const size = page.getByRole('combobox', { name: 'Page size' });
  await size.focus();
  const closed = await size.elementHandle();
  load();
  // The whole select replaces the closed form.
  await closed?.waitForElementState('hidden');
  await expect(size).toBeFocused();
  await expect(size).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Shift+Tab');
  await expect(size).not.toBeFocused();
});

test('a press opens the choices whose parts another list of the page has loaded', async ({ page }) => {
  await send(page, 'AddTerm', { category: 'Delivery', description: `Within a fortnight ${Date.now()}.`, show: 1 });
  await page.addInitScript(() => {
    // As in a browser that is never idle.
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/addterms');
  await page.getByText('30 / page').click();
  await page.getByTitle('50 / page', { exact: true }).click();
  await expect(page).toHaveURL(/pagesize=50/);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByTitle('Freight').click();
  await expect(page).toHaveURL(/category=Freight/);
});

/** What the next test holds back in its page. */
declare global {
  var idleWork: (() => void)[];
  var isBusy: boolean;
  var heldMessages: (() => void)[];
}

test('a press opens the choices that have just loaded, before a busy browser has drawn them', async ({ page }) => {
  await send(page, 'AddTerm', { category: 'Delivery', description: `Within two fortnights ${Date.now()}.`, show: 1 });
  await page.addInitScript(() => {
    globalThis.idleWork = [];
    globalThis.isBusy = false;
    globalThis.heldMessages = [];
    window.requestIdleCallback = (work) => globalThis.idleWork.push(() => work({ didTimeout: true, timeRemaining: () => 0 }));
    // React draws what no press has asked for after a message to itself.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      const deliver = () => postMessage.call(this, message);
      if (globalThis.isBusy) globalThis.heldMessages.push(deliver);
      else deliver();
    };
  });
  await page.goto('/addterms');
  await page.getByText('30 / page').click();
  await page.getByTitle('50 / page', { exact: true }).click();
  await expect(page).toHaveURL(/pagesize=50/);
  await page.evaluate(async () => {
    globalThis.isBusy = true;
    for (const work of globalThis.idleWork.splice(0)) work();
    // The choices arrive with the next timer.
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.evaluate(() => {
    globalThis.isBusy = false;
    for (const deliver of globalThis.heldMessages.splice(0)) deliver();
  });
  await page.getByTitle('Freight').click();
  await expect(page).toHaveURL(/category=Freight/);
});

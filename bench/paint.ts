/**
 * Measures in a browser on this machine how long a list takes to be painted: opened by its address, with an empty and a warm cache, and
 * from the click in the side menu, the first time and again.
 */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { demoPassword } from '../demo/users.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import type { BenchOptions } from './bench-options.ts';
import { benchSettings } from './bench-settings.ts';
import type { Figure } from './goals.ts';
import { quantile } from './load.ts';
import { startPanelProgram } from './programs.ts';

/** A row with its values. Until these arrive, a row is an outline. */
const row = 'tbody tr[data-row-key]:not(:has(.skeleton))';

const lists = {
  // All cards of the page, also those below the window.
  '/customerlist': '.card-grid > .card:not(.skeleton-card):nth-child(30)',
  '/productlist': row,
  '/quotationlist': row,
  '/orderlist': row,
};
const times = 20;
const viewport = { width: 1440, height: 900 };

/** Milliseconds from the click on a link in the side menu until the element that `shown` selects is painted. */
function clickToPaint(page: Page, href: string, shown: string): Promise<number> {
  return page.evaluate(
    async ([to, selector]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const link = document.querySelector<HTMLElement>(`nav a[href="${to}"]`);
      if (!link) throw new Error(`The side menu has no link to ${to}`);
      const startedAt = performance.now();
      link.click();
      do await frame();
      while (location.pathname !== to || !document.querySelector(selector));
      // The next frame proves that this one has been painted.
      await frame();
      return performance.now() - startedAt;
    },
    [href, shown] as const,
  );
}

/** Opens the groups of the side menu until the link appears. */
async function unfold(page: Page, href: string): Promise<void> {
  const groups = page.locator('nav button[aria-expanded]');
  await groups.first().waitFor();
  for (const group of await groups.all()) {
    if (await page.locator(`nav a[href="${href}"]`).isVisible()) return;
    await group.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** The dashboard after a login at the login page. */
async function logIn(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport });
  await page.goto('/');
  await page.getByLabel('Mobile Number').fill('9000000001');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
  await page.waitForLoadState('networkidle');
  return page;
}

interface Opened {
  readonly paintedMs: number;
  readonly requests: number;
  readonly kilobytes: number;
}

/** Opens an address, and reads what its page has loaded until the element that `shown` selects is painted. */
async function openByAddress(context: BrowserContext, href: string, shown: string): Promise<Opened> {
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    const frame = () => new Promise(requestAnimationFrame);
    const look = async () => {
      do await frame();
      while (!document.querySelector(selector));
      await frame();
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const code = loaded.filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
      const bytes = code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      Object.assign(window, { opened: { paintedMs: performance.now(), requests: loaded.length + 1, kilobytes: bytes / 1024 } });
    };
    void look();
  }, shown);
  await page.goto(href);
  const opened = await page.waitForFunction(() => (window as unknown as { opened?: Opened }).opened);
  const value = (await opened.jsonValue()) as Opened;
  await page.close();
  return value;
}

const median = (values: readonly number[]) => quantile(values, 0.5);

/** Measures each list, several times from an empty cache. */
export async function measurePaint({ isQuick }: BenchOptions): Promise<Figure[]> {
  const rounds = isQuick ? 1 : 6;
  const figures: Figure[] = [];
  const program = await startPanelProgram(benchSettings());
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    // A new context has an empty cache, and with this it has a session.
    const storageState = await (await logIn(browser, program.address)).context().storageState();
    console.log('| by its address | painted, empty cache | warm cache | requests | KB of scripts and styles |\n|---|---|---|---|---|');
    for (const [href, shown] of Object.entries(lists)) {
      const [empty, warm]: [Opened[], Opened[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({ baseURL: program.address, viewport, storageState });
        empty.push(await openByAddress(context, href, shown));
        warm.push(await openByAddress(context, href, shown));
        await context.close();
      }
      const [cold, again] = [median(empty.map(({ paintedMs }) => paintedMs)), median(warm.map(({ paintedMs }) => paintedMs))];
      const requests = Math.max(...empty.map((opened) => opened.requests));
      const kilobytes = Math.max(...empty.map((opened) => opened.kilobytes));
      console.log(`| ${href} | ${cold.toFixed(0)} | ${again.toFixed(0)} | ${requests} | ${kilobytes.toFixed(0)} |`);
      figures.push(
        { goal: 'kilobytes', of: href, value: kilobytes },
        { goal: 'requests', of: href, value: requests },
        { goal: 'paintedWarm', of: href, value: again },
      );
      if (href === '/customerlist') figures.push({ goal: 'customersEmpty', value: cold }, { goal: 'customersWarm', value: again });
    }

    console.log('\n| from the click | first, p95 | again, p50 | p95 |\n|---|---|---|---|');
    for (const [href, shown] of Object.entries(lists)) {
      const [first, again]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        const page = await logIn(browser, program.address);
        await unfold(page, href);
        first.push(await clickToPaint(page, href, shown));
        for (let count = 0; count < Math.ceil(times / rounds); count++) {
          await clickToPaint(page, '/dashboard', 'main h1');
          await unfold(page, href);
          again.push(await clickToPaint(page, href, shown));
        }
        await page.close();
      }
      const [p95, later] = [quantile(first, 0.95), quantile(again, 0.95)];
      console.log(`| ${href} | ${p95.toFixed(0)} | ${median(again).toFixed(0)} | ${later.toFixed(0)} |`);
      figures.push({ goal: 'firstClick', of: href, value: p95 }, { goal: 'laterClick', of: href, value: later });
    }
    console.log('');
    return figures;
  } finally {
    await browser.close();
    await program.stop();
  }
}

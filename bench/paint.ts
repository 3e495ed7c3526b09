/**
 * npm run paint: measures the time from the click in the side menu to the painted list, in a browser on this machine. Uses sample data in
 * DATA_DIR or DATABASE_URL. Opens each list from the dashboard: first without its scripts loaded, then again.
 */
import { chromium, type Page } from '@playwright/test';
import { demoPassword } from '../demo/users.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { quantile } from './load.ts';
import { startPanelProgram } from './programs.ts';

/** A row with its values. Until these arrive, a row is an outline. */
const row = 'tbody tr[data-row-key]:not(:has(.skeleton))';

const lists = {
  '/customerlist': '.card-grid .card:not(.skeleton-card)',
  '/productlist': row,
  '/quotationlist': row,
  '/orderlist': row,
};
const times = 20;

process.env['DATA_DIR'] ||= './demo-data';

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
  for (const group of await page.locator('nav button[aria-expanded]').all()) {
    if (await page.locator(`nav a[href="${href}"]`).isVisible()) return;
    await group.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

const program = await startPanelProgram({ PORT: '0', LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  console.log('| | first | again, p50 | p95 |\n|---|---|---|---|');
  for (const [href, shown] of Object.entries(lists)) {
    const page = await browser.newPage({ baseURL: program.address, viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.getByLabel('Mobile Number').fill('9000000001');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/dashboard');
    await page.waitForLoadState('networkidle');
    await unfold(page, href);
    const first = await clickToPaint(page, href, shown);
    const again: number[] = [];
    for (let count = 0; count < times; count++) {
      await clickToPaint(page, '/dashboard', 'main h1');
      await unfold(page, href);
      again.push(await clickToPaint(page, href, shown));
    }
    console.log(`| ${href} | ${first.toFixed(0)} | ${quantile(again, 0.5).toFixed(0)} | ${quantile(again, 0.95).toFixed(0)} |`);
    await page.close();
  }
} finally {
  await browser.close();
  await program.stop();
}

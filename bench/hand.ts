/**
 * Measures in a browser how long a practised hand needs for what an office does most: quoting twelve products in the wizard and on the
 * quick page, revising a price and sending the offer, dispatching half of an order, approving twelve quotations, and twenty follow-up
 * calls. It writes to the sample data.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../demo/users.ts';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import type { BenchOptions } from './bench-options.ts';
import { benchSettings } from './bench-settings.ts';
import type { Figure, GoalName } from './goals.ts';
import { measureCalls } from './calls-by-hand.ts';
import { post, prepareSale } from './hand-records.ts';
import { practisedHand, type PractisedHand } from './practised-hand.ts';
import { startPanelProgram } from './programs.ts';
import { openQuick, openWizard, quoteTwelve, quoteTwelveQuickly } from './quoting-by-hand.ts';

/** The window of an office's most common screen. */
const viewport = { width: 1366, height: 768 };

interface HandCase {
  readonly goal: GoalName;
  /** Prepares records, and opens the page on which the hand begins. */
  readonly open: (page: Page) => Promise<void>;
  /** What the hand does, until its result is on the page. */
  readonly act: (hand: PractisedHand) => Promise<void>;
}

const cases: readonly HandCase[] = [
  { goal: 'handWizard', open: openWizard, act: quoteTwelve },
  { goal: 'handQuick', open: openQuick, act: quoteTwelveQuickly },
  { goal: 'handRevision', open: openApproved, act: reviseAndSend },
  { goal: 'handDispatch', open: openOrders, act: dispatchHalf },
  { goal: 'handApproval', open: openQueue, act: approveTwelve },
];

/** Measures each case once, in a session of the Administrator. */
export async function measureHand(_: BenchOptions): Promise<Figure[]> {
  const outbox = await mkdtemp(join(tmpdir(), 'vikray-hand-'));
  const program = await startPanelProgram({ ...benchSettings(), MAIL_OUTBOX: outbox });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const figures: Figure[] = [];
  try {
    console.log('| by hand | seconds | clicks |\n|---|---|---|');
    for (const { goal, open, act } of cases) {
      const page = await logIn(browser, program.address);
      await open(page);
      const hand = practisedHand(page);
      const startedAt = performance.now();
      await act(hand);
      const seconds = (performance.now() - startedAt) / 1000;
      console.log(`| ${goal} | ${seconds.toFixed(1)} | ${hand.clicks} |`);
      figures.push({ goal, value: seconds });
      if (goal === 'handRevision') figures.push({ goal: 'handRevisionClicks', value: hand.clicks });
      await page.close();
    }
    const page = await logIn(browser, program.address);
    const { seconds, wrong } = await measureCalls(page);
    console.log(`| handCalls | ${seconds.toFixed(1)} | 0 |\n\n${wrong} of 200 calls are wrong.\n`);
    figures.push({ goal: 'handCalls', value: seconds }, { goal: 'handWrongCalls', value: wrong });
    return figures;
  } finally {
    await browser.close();
    await program.stop();
    await rm(outbox, { recursive: true });
  }
}

async function logIn(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport, timezoneId: 'Asia/Kolkata' });
  await page.goto('/');
  await page.getByLabel('Mobile Number').fill('9000000001');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** An approved quotation of twelve products, as an office writes them. Those of other benches may have five hundred. */
async function openApproved(page: Page): Promise<void> {
  const { quotation } = await prepareSale(page, 12);
  const [added] = await post(page, 'AddQuotation', quotation);
  const quotationid = added?.['QuotationId'];
  await post(page, 'UpdatequotationStatus', { quotationid, status: 'Approved' });
  await page.goto(`/viewquotation?id=${String(quotationid)}`);
  await page.getByRole('link', { name: 'Revise' }).waitFor();
}

/** Changes the price of the first line, revises, approves at once and sends the offer. */
async function reviseAndSend({ page, click, type, press }: PractisedHand): Promise<void> {
  await click(page.getByRole('link', { name: 'Revise' }));
  await click(page.getByRole('button', { name: /Product Quote Details/ }));
  await click(page.getByRole('listitem').getByLabel('Price').first());
  await press('Control+A');
  await type('9250');
  await click(page.getByRole('button', { name: /Quotation Preview/ }));
  await page.getByLabel('Reason').waitFor();
  await press('Tab');
  await type('Price');
  await press('Tab', 'Space', 'Tab', 'Space', 'Control+Enter');
  await page.getByText('Quotation Successfully revised and approved.').waitFor();
  await click(
    page
      .getByRole('main')
      .getByRole('button', { name: /^(Mail|Send)/ })
      .first(),
  );
  await click(page.getByRole('dialog').getByRole('button', { name: 'Send Mail' }));
  // The outcome of the letter opens after it.
  await page
    .getByText(/^Mail sent to/)
    .first()
    .waitFor();
}

/** The orders to dispatch, the newest with two lines that are in stock. */
async function openOrders(page: Page): Promise<void> {
  const { quotation, purchase } = await prepareSale(page);
  await post(page, 'AddPurchase', purchase);
  const [added] = await post(page, 'AddQuotation', quotation);
  const quotationid = added?.['QuotationId'];
  await post(page, 'UpdatequotationStatus', { quotationid, status: 'Approved' });
  await post(page, 'AddOrder', { quotationid });
  await page.goto('/adddispatch');
  await page
    .getByRole('link', { name: /^Dispatch SO/ })
    .first()
    .waitFor();
}

async function dispatchHalf({ page, click, type, press }: PractisedHand): Promise<void> {
  await click(page.getByRole('link', { name: /^Dispatch SO/ }).first());
  await click(page.getByRole('button', { name: 'Half' }));
  await press('Control+Enter');
  await page.getByRole('group', { name: 'Invoice Details' }).waitFor();
  if (await page.getByLabel('Invoice Number').isEnabled()) {
    await type(String(Date.now() % 1e6));
    await press('Enter');
  }
  await press('Enter', 'Space', 'Control+Enter');
  const question = page.getByRole('dialog').getByRole('button', { name: 'Yes' });
  const done = page.getByText('Order successfully dispatched.');
  await done.or(question).first().waitFor();
  if (await question.isVisible()) await press('Enter');
  await done.waitFor();
}

/** The approval queue with twelve new quotations of one customer. */
async function openQueue(page: Page): Promise<void> {
  const { quotation, customerName } = await prepareSale(page);
  for (let added = 0; added < 12; added++) await post(page, 'AddQuotation', quotation);
  await page.goto(`/approvals?search=${encodeURIComponent(customerName)}`);
  await page.locator('tbody tr[data-row-key]').nth(11).waitFor();
}

/** Without a tick, Approve applies to all that were found. */
async function approveTwelve({ page, click, press }: PractisedHand): Promise<void> {
  await click(page.getByRole('button', { name: 'Select' }));
  await click(page.getByRole('button', { name: 'Approve All' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).waitFor();
  await press('Enter');
  await page.getByText(/^\d+ approved/).waitFor();
}

import { globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuilt } from './ensure-built.ts';
import { repositoryRoot } from './repository.ts';
import { weighRoutes, type RouteWeight } from './route-weights.ts';

const kilobyte = 1024;
const loginBudget = 157 * kilobyte;
const pageBudget = 284 * kilobyte;
/** Pages that show quotations, orders or deals have the states of all three; others here have a calendar or a wizard. */
const heavierBudget = 320 * kilobyte;
const heavier =
  /quotation|order|dispatch|deal|user|password|purchase|import|auditlog|approval|brochure|enquiries|followups|privatelog|saleslist|taxdocuments/;
const heaviestBudgets: Readonly<Record<string, number>> = {
  addquotation: 336 * kilobyte,
  dispatch: 325 * kilobyte,
  viewcustomer: 327 * kilobyte,
};
/** What everyone opens first, and the state of the panel, need none of the parts of lists and forms. */
const lightBudgets: Readonly<Record<string, number>> = { dashboard: 197 * kilobyte, systemhealth: 195 * kilobyte };
/** Scripts and styles, each a request. */
const mostFiles = 25;

function budgetOf(path: string): number {
  return lightBudgets[path] ?? heaviestBudgets[path] ?? (heavier.test(path) ? heavierBudget : pageBudget);
}

let weights: RouteWeight[];
beforeAll(async () => {
  if (!(await ensureWebBuilt())) throw new Error('There are no pages to weigh');
  weights = await weighRoutes();
});

test('weighs every page that is loaded on demand', () => {
  const pages = globSync('web/src/*/*Page.tsx', { cwd: repositoryRoot });
  expect(weights.length).toBeGreaterThanOrEqual(pages.length);
  expect(weights.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', 'dashboard', 'customerlist', 'edit-company/$companyId']));
});

test('the login page stays within its budget', () => {
  expect(weights.find(({ path }) => path === '/')?.bytes).toBeLessThan(loginBudget);
});

test('every other page stays within its budget', () => {
  expect(weights.filter(({ path, bytes }) => bytes > budgetOf(path))).toEqual([]);
});

test('no page needs many files, because each is a request', () => {
  expect(weights.filter(({ files }) => files > mostFiles)).toEqual([]);
});

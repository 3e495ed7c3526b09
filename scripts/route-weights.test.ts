import { globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuilt } from './ensure-built.ts';
import { repositoryRoot } from './repository.ts';
import { weighRoutes, type RouteWeight } from './route-weights.ts';

const kilobyte = 1024;
const loginBudget = 157 * kilobyte;
const pageBudget = 280 * kilobyte;
const listBudget = 235 * kilobyte;
const list = /list$|^add(?:order|dispatch|tax|terms)$|^(?:enquiries|mailtemplates|downloadbrochure)$/;
/** Pages that show quotations, orders or deals have the states of all three; others here have a calendar or a wizard. */
const heavierBudget = 312 * kilobyte;
const heavier =
  /quotation|order|dispatch|deal|user|password|purchase|import|auditlog|approval|brochure|enquiries|followups|privatelog|saleslist|taxdocuments|viewcustomer/;
const heaviestBudgets: Readonly<Record<string, number>> = {
  addquotation: 336 * kilobyte,
};
/** The dashboard and the state of the panel need none of the parts of lists and forms, the customer list less than lists of rows. */
const lightBudgets: Readonly<Record<string, number>> = {
  dashboard: 193 * kilobyte,
  systemhealth: 191 * kilobyte,
  customerlist: 220 * kilobyte,
};
/** Scripts and styles, each a request. */
const mostFiles = 25;
const mostFilesOfList = 12;

function budgetOf(path: string): number {
  return lightBudgets[path] ?? heaviestBudgets[path] ?? (list.test(path) ? listBudget : heavier.test(path) ? heavierBudget : pageBudget);
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
  expect(weights.filter(({ path, files }) => files > (list.test(path) ? mostFilesOfList : mostFiles))).toEqual([]);
});

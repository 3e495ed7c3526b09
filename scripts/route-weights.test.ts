import { globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuilt } from './ensure-built.ts';
import { repositoryRoot } from './repository.ts';
import { weighRoutes, type RouteWeight } from './route-weights.ts';

const kilobyte = 1024;
const loginBudget = 150 * kilobyte;
const pageBudget = 307 * kilobyte;
/** Well below the 260 KB that a list may have, so that what adds a library is noticed at once. */
const listBudget = 234.5 * kilobyte;
const list = /list$|^add(?:order|dispatch|tax|terms)$|^(?:enquiries|mailtemplates|downloadbrochure)$/;
/** The dashboard and the state of the panel need none of the parts of lists and forms; the quotation builders need most of both. */
const ownBudgets: Readonly<Record<string, number>> = {
  dashboard: 190 * kilobyte,
  systemhealth: 190 * kilobyte,
  addquotation: 320 * kilobyte,
  quickquotation: 320 * kilobyte,
};
/** Scripts and styles, each a request. */
const mostFiles = 45;
const mostFilesOfList = 20;

function budgetOf(path: string): number {
  return ownBudgets[path] ?? (list.test(path) ? listBudget : pageBudget);
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

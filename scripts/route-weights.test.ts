import { globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuilt } from './ensure-web-built.ts';
import { repositoryRoot } from './repository.ts';
import { weighRoutes, type RouteWeight } from './route-weights.ts';

const kilobyte = 1024;
const loginBudget = 150 * kilobyte;
const pageBudget = 274 * kilobyte;
/** Pages with a calendar, or with a wizard that has many kinds of fields. */
const heavierBudgets: Readonly<Record<string, number>> = {
  addquotation: 312 * kilobyte,
  auditlog: 284 * kilobyte,
  dispatch: 294 * kilobyte,
  userlist: 288 * kilobyte,
};

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
  expect(weights.filter(({ path, bytes }) => bytes > (heavierBudgets[path] ?? pageBudget))).toEqual([]);
});

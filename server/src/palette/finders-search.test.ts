import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { plansOfWork } from '../../../testing/panel/query-plan.ts';
import type { Finder } from './finder.ts';
import { findCustomers } from './found-customer-store.ts';
import { findDeals } from './found-deal-store.ts';
import { findDispatches } from './found-dispatch-store.ts';
import { findOrders } from './found-order-store.ts';
import { findProducts } from './found-product-store.ts';
import { findQuotations } from './found-quotation-store.ts';
import { findFiles, findNotes } from './found-thread-store.ts';
import { readTyped } from './typed-search.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const finders: Readonly<Record<string, Finder>> = {
  findCustomers,
  findProducts,
  findQuotations,
  findOrders,
  findDeals,
  findDispatches,
  findNotes,
  findFiles,
};

/** A table that is read whole, on either engine; `fitting` are the few rows that an index has found. */
const wholeTable = /^\s*(?:->\s+)?(?:SCAN (?!fitting)\w+$|Seq Scan)/;

test.each(Object.keys(finders))('%s reads no table whole (FND-02, FND-03)', async (name) => {
  const plans: string[] = [];
  for (const search of ['sahyadri', '0148', '98200', 'ab']) {
    const typed = readTyped(search);
    if (!typed) throw new Error('Something is typed');
    const context = { typed, now: panel.clock.now().toISOString(), user: { userId: 1, rights: new Set(rightNames) } };
    plans.push(...(await plansOfWork(panel.db, async (db) => finders[name]?.({ db, ...context }))));
  }
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((line) => wholeTable.test(line))).toEqual([]);
});

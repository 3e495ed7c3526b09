import { comparable } from '@vikray/contract/platform/search-terms.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { customerSearchText } from '../../../customers/public.ts';
import { listedCustomers } from '../../../customers/customer-store.ts';
import { up as foldTexts } from '../../../migrations/2026-11-28-5241-folded-search-texts.ts';
import { findOutdatedSearchTexts } from '../../../health/search-text-store.ts';

const cases = [
  ['Café Mira', 'cafe mira'],
  ['Venkateśwara Stores', 'venkateswara'],
  ['ज़ेब्रा उद्योग', 'जेब्रा'],
  ['O’Brien & Sons', "O'Brien"],
  ['A.B.C. Traders', 'ABC traders'],
  ['Noor Traders', 'Noôr'],
] as const;

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  for (const [companyName] of cases) await panel.admin.call('AddCustomer', aCustomer({ companyName }));
});
afterAll(() => panel.stop());

async function found(search: string): Promise<string[]> {
  return (await panel.admin.call('GetCustomerList', { search })).rows.map(({ companyName }) => companyName);
}

describe('a search', () => {
  test.each(cases)('finds %j as %j (P3-70)', async (name, typed) => {
    expect(await found(typed)).toEqual([name]);
    expect(await found(name)).toEqual([name]);
  });

  test.each(cases)('ranks %j first for %j in a picker, and finds it in the palette (P3-70)', async (name, typed) => {
    await panel.admin.call('AddCustomer', aCustomer({ companyName: `Dealers of ${name}` }));
    const { rows } = await panel.admin.call('GetCustomerList', { search: typed, sort: 'bestMatch' });
    expect(rows.map(({ companyName }) => companyName)).toEqual([name, `Dealers of ${name}`]);
    const hits = await panel.admin.call('FindRecords', { search: typed });
    expect(hits.map(({ title }) => title)).toContain(name);
  });
});

describe('the upgrade', () => {
  test('folds the texts that an older version has stored, and leaves the ledgers closed (P3-70)', async () => {
    const outdated = async () =>
      (await findOutdatedSearchTexts(panel.db, listedCustomers(panel.db, {}), customerSearchText)).outdated.length;
    const customers = await panel.db.selectFrom('customers').select(['id', 'company_name', 'search_text']).execute();
    for (const { id, company_name: name, search_text: text } of customers) {
      const unfolded = [comparable(name), ...text.split('\n').slice(1)].join('\n');
      await panel.db.updateTable('customers').set({ search_text: unfolded }).where('id', '=', id).execute();
    }
    expect(await outdated()).toBeGreaterThan(0);
    await foldTexts(panel.db as unknown as Kysely<unknown>);
    expect(await outdated()).toBe(0);
    expect(await found("O'Brien")).toHaveLength(2);
    await expect(panel.db.deleteFrom('audit_log').execute()).rejects.toThrow('never changed or removed');
  });
});

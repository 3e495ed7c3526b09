import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { rankOf } from '@vikray/contract/platform/ranking.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBulkCustomers } from '../../../../../testing/builders/bulk-customers.ts';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { planOfQuery, sorting } from '../../../../../testing/panel/query-plan.ts';
import { listedCustomers } from '../../../customers/customer-store.ts';
import { splitByBeginning } from './best-first.ts';
import { readPage, type Window } from '../lists/list-page.ts';
import { idsQuery } from '../lists/list-queries.ts';

const bulk = 12_000;
const names = [
  'Quill',
  'Quill House',
  'Quill & Sons',
  'The Quill',
  'Blue (Quill)',
  'Red-Quill',
  'Old "Quill"',
  'Jonquill',
  'Quillon',
  'House of Quill',
  'Green House',
  'House, Quill',
  'Quill_House',
  'Quill%House',
  'Sons/Quill House',
  'A.Quill',
  'Housequill Sons',
  '100% Quill',
];

let panel: TestPanel;
let listed: readonly { id: number; name_key: string; search_text: string }[];
beforeAll(async () => {
  panel = await startTestPanel();
  for (const companyName of names) await panel.admin.call('AddCustomer', aCustomer({ companyName, email: 'quill@office.example.in' }));
  await insertBulkCustomers(panel.db, bulk);
  listed = await panel.db.selectFrom('customers').select(['id', 'name_key', 'search_text']).where('status', '<>', 'Deleted').execute();
});
afterAll(() => panel.stop());

const window: Window = {
  search: undefined,
  sort: bestMatch,
  descending: undefined,
  after: undefined,
  offset: 0,
  limit: 10,
  wantsTotal: true,
  mayTakeLong: true,
};

function page(change: Partial<Window>) {
  const list = { ...listedCustomers(panel.db, {}), rowsOf: async (ids: readonly number[]) => ids, idOf: (id: number) => id };
  return readPage(panel.db, list, { ...window, ...change });
}

/** The matching rows in the order of the contract's ranking, then by name. */
function expected(search: string, rank: (row: (typeof listed)[number]) => number | undefined): number[] {
  const fitting = listed.flatMap((row) => {
    const fit = rankOf(search, row.name_key, row.search_text.split('\n')) === undefined ? undefined : rank(row);
    return fit === undefined ? [] : [{ ...row, fit }];
  });
  const byFit = (a: (typeof fitting)[number], b: (typeof fitting)[number]) =>
    a.fit - b.fit || (a.name_key < b.name_key ? -1 : a.name_key > b.name_key ? 1 : a.id - b.id);
  return fitting.toSorted(byFit).map((row) => row.id);
}

async function pages(search: string, step: 'offset' | 'after'): Promise<number[]> {
  const seen: number[] = [];
  for (;;) {
    const { rows } = await page({ search, limit: 7, ...(step === 'offset' ? { offset: seen.length } : { after: seen.at(-1) }) });
    seen.push(...rows);
    if (rows.length < 7 || seen.length > 60) return seen;
  }
}

describe('the best matches come first', () => {
  test.each([
    'quill',
    'Quill House',
    'house quill',
    'quill sons',
    'house',
    '"quill house"',
    'quill_house',
    '100% q',
    'sons/quill',
    'a.quill',
    'needle',
    'office quill',
    'bulk 77',
    'qu',
    'ho',
    'ee',
    'xq',
  ])('as the pickers rank %j, page by page', async (search) => {
    const all = expected(search, (row) => rankOf(search, row.name_key, [row.search_text]));
    expect((await page({ search })).total).toBe(all.length);
    for (const step of ['offset', 'after'] as const) expect(await pages(search, step)).toEqual(all.slice(0, 63));
  });

  test.each(['bulk', 'interiors', 'bulk 1 interiors', 'bu'])(
    'as names that begin with %j and then the others, page by page, if there are too many matches to sort',
    async (search) => {
      const all = expected(search, (row) => (row.name_key.startsWith(search) ? 0 : 1));
      for (const step of ['offset', 'after'] as const) {
        const seen = await pages(search, step);
        expect(seen).toEqual(all.slice(0, seen.length));
        expect(seen).toHaveLength(Math.min(all.length, 63));
      }
      for (const offset of [9, 500, all.length - 3, all.length + 5]) {
        expect((await page({ search, offset: Math.max(0, offset) })).rows).toEqual(
          all.slice(Math.max(0, offset), Math.max(0, offset) + 10),
        );
      }
    },
  );

  test('and without a search, the names are in order', async () => {
    expect((await page({})).rows).toEqual(expected('', () => 0).slice(0, 10));
  });

  test('the names with this beginning are read in order from their index', async () => {
    const { beginnings } = splitByBeginning(listedCustomers(panel.db, {}), 'bulk 77');
    const plan = await planOfQuery(panel.db, idsQuery({ list: beginnings, window }));
    expect(plan).toMatch(/customers_(by_name|name_key)/);
    expect(plan).not.toMatch(sorting);
    // In its plans, SQLite says SEARCH for a range and SCAN for all rows.
    expect(plan).not.toMatch(/SCAN/);
  });

  test('in small tables even for two letters', async () => {
    const product = {
      solution: 'Hospital Solution',
      category: 1,
      description: 'with ot light',
      mrp: '1000',
      warranty: 'One Year',
      delivery: 'Inclusive',
      paymentterms: 'Advance',
      visible: 'Yes',
    };
    for (const name of ['Foot Step', 'Modular OT', 'OT Table', 'OT', 'Bed'])
      await panel.admin.send('AddProduct', { ...product, name, stock: '0' });
    const { json } = await panel.admin.send('GetProduct', { search: 'ot', sort: bestMatch, page: 1 });
    expect(json.data.map((row: { fld_name: string }) => row.fld_name)).toEqual(['OT', 'OT Table', 'Modular OT', 'Foot Step', 'Bed']);
  });
});

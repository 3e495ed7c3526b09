import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertBulkCustomers } from '../../../../../testing/builders/bulk-customers.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { chosenPlanOfPage, plansOfWork, sorting } from '../../../../../testing/panel/query-plan.ts';
import { listedCustomers } from '../../../customers/customer-store.ts';
import { readPage, TakesLong, type Window } from './list-page.ts';

const bulk = 20_000;

let panel: TestPanel;
/** The listed customers as the tests compare them. */
let listed: readonly { id: number; name_key: string; updated_at: string; search_text: string }[];
beforeAll(async () => {
  panel = await startTestPanel();
  await insertBulkCustomers(panel.db, bulk);
  listed = await panel.db
    .selectFrom('customers')
    .select(['id', 'name_key', 'updated_at', 'search_text'])
    .where('status', '<>', 'Deleted')
    .execute();
});
afterAll(() => panel.stop());

type Sort = 'companyName' | 'updatedOn';
const orders: [Sort, boolean][] = [
  ['companyName', false],
  ['companyName', true],
  ['updatedOn', false],
  ['updatedOn', true],
];
const columns = { companyName: 'name_key', updatedOn: 'updated_at' } as const;

function windowOf(change: Partial<Window>): Window {
  return {
    search: undefined,
    sort: undefined,
    descending: false,
    after: undefined,
    offset: 0,
    limit: 30,
    wantsTotal: false,
    mayTakeLong: true,
    ...change,
  };
}

/** The customer list, reduced to its ids. */
function idsOnly(db = panel.db) {
  return { ...listedCustomers(db, {}), rowsOf: async (ids: readonly number[]) => ids, idOf: (id: number) => id };
}

/** The expected rows: those with every word, ordered byte by byte. */
function expected(typed: string, sort: Sort, descending: boolean): number[] {
  const column = columns[sort];
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  const terms = searchTerms(typed);
  const rows = listed
    .filter((row) => terms.every((term) => row.search_text.includes(term)))
    .toSorted((a, b) => compare(a[column], b[column]) || compare(a.id, b.id));
  return (descending ? rows.toReversed() : rows).map((row) => row.id);
}

describe('paging after the last row', () => {
  test.each(orders)('by %s, descending %s, visits every row once and in order (CUS-41)', async (sort, descending) => {
    const seen: number[] = [];
    for (;;) {
      const { rows } = await readPage(panel.db, idsOnly(), windowOf({ sort, descending, limit: 1500, after: seen.at(-1) }));
      seen.push(...rows);
      if (rows.length < 1500) break;
    }
    expect(seen).toEqual(expected('', sort, descending));
  });
});

describe('a page far into the list by its number', () => {
  const offset = 12_345;

  test.each(orders)('by %s, descending %s, has the rows at this offset', async (sort, descending) => {
    const { rows } = await readPage(panel.db, idsOnly(), windowOf({ sort, descending, offset }));
    expect(rows).toEqual(expected('', sort, descending).slice(offset, offset + 30));
  });

  test('is empty after the end of the list', async () => {
    expect((await readPage(panel.db, idsOnly(), windowOf({ offset: 3 * bulk }))).rows).toEqual([]);
  });

  test('moves up when a row before it is deleted, and down when it is back', async () => {
    const window = windowOf({ offset });
    const read = async () => (await readPage(panel.db, idsOnly(), window)).rows;
    const before = await read();
    const [first = 0] = expected('', 'companyName', false);
    const setStatus = (status: 'Deleted' | 'Pending') =>
      panel.db.updateTable('customers').set({ status }).where('id', '=', first).execute();
    const { status } = await panel.db.selectFrom('customers').select('status').where('id', '=', first).executeTakeFirstOrThrow();
    expect(status).toBe('Pending');
    await setStatus('Deleted');
    expect((await read()).slice(0, -1)).toEqual(before.slice(1));
    await setStatus('Pending');
    expect(await read()).toEqual(before);
  });
});

describe('a search', () => {
  test.each([
    ['that few rows match', 'needle'],
    ['that every row matches', 'interiors'],
    ['that many rows match', 'bulk 1'],
    ['that some rows match, all at one end of the list', 'bulk 9'],
    ['of a phrase that some rows have, all at one end of the list', '"bulk 9"'],
    ['longer than a search of the index', 'bulk 77 interiors'],
    ['of words in another order', 'works interiors needle'],
    ['of words of which one has many matches and one few', 'interiors needle'],
    ['of words that are all short', '77 ee'],
    ['of words of which some are short', 'ee bulk 1'],
    ['of a phrase', '"needle works"'],
    ['of a phrase and a word', '1 "interiors needle"'],
    ['of a phrase that occurs nowhere', '"works needle"'],
    ['of two letters', 'ee'],
    ['of two letters that few rows have', 'wo'],
    ['of two letters that end few rows', 'ks'],
    ['of two letters that no row has', 'xq'],
    ['of a sign that no row has', '~'],
    ['of short words that few rows have together', 'wo 1'],
    ['of a short word that few rows have and a longer one', 'interiors wo'],
    ['of one letter', '9'],
    ['in other capitals and spaces', '  NEEDLE   Works '],
    ['that nothing matches', 'sahyadri'],
    ['of quotes', 'needle"'],
    ['of wildcards', '%_%'],
    ['of a backslash', 'bulk\\'],
    ['of a search language', 'needle OR bulk*'],
  ])('%s finds what is in the rows, page by page and in both orders (GEN-15)', async (_, search) => {
    for (const [sort, descending] of orders) {
      const all = expected(search, sort, descending);
      for (const offset of [0, 30, 3000]) {
        const { rows } = await readPage(panel.db, idsOnly(), windowOf({ search, sort, descending, offset }));
        expect(rows).toEqual(all.slice(offset, offset + 30));
      }
      const behind = await readPage(panel.db, idsOnly(), windowOf({ search, sort, descending, after: all[9] }));
      expect(behind.rows).toEqual(all[9] === undefined ? all.slice(0, 30) : all.slice(10, 40));
    }
  });
});

describe('a search in the order in which rows were added', () => {
  const byId = () => ({ ...idsOnly(), sortColumns: { newest: 'id' } });

  test.each(['needle', '"bulk 1"', '"bulk 9"', 'interiors', 'interiors needle', 'sahyadri'])(
    'for %s finds what is in the rows, page by page and in both directions (GEN-15)',
    async (search) => {
      const inOrder = expected(search, 'companyName', false).toSorted((a, b) => a - b);
      for (const descending of [false, true]) {
        const all = descending ? inOrder.toReversed() : inOrder;
        for (const offset of [0, 30, 3000]) {
          const { rows } = await readPage(panel.db, byId(), windowOf({ search, descending, offset }));
          expect(rows).toEqual(all.slice(offset, offset + 30));
        }
        const behind = await readPage(panel.db, byId(), windowOf({ search, descending, after: all[9], wantsTotal: true }));
        expect(behind.rows).toEqual(all[9] === undefined ? all.slice(0, 30) : all.slice(10, 40));
        expect(behind.total).toBe(Math.min(all.length, 10_000));
      }
    },
  );
});

describe('the total', () => {
  test('stops at 10,000 and says so', async () => {
    const { json } = await panel.admin.send('GetCustomerList', { page: 1, pagesize: 5 });
    expect([json.total, json.totaliscapped]).toEqual([10_000, true]);
    const broad = await panel.admin.send('GetCustomerList', { page: 1, pagesize: 5, search: 'interiors' });
    expect([broad.json.total, broad.json.totaliscapped]).toEqual([10_000, true]);
  });

  // Some 6,700 rows have both words.
  test('covers the rows up to the page if very many rows match and one word is too short for the index', async () => {
    const { json } = await panel.admin.send('GetCustomerList', { page: 2, pagesize: 5, search: 'bulk 2' });
    expect([json.total, json.totaliscapped]).toEqual([10, true]);
    const few = await panel.admin.send('GetCustomerList', { page: 1, pagesize: 2, search: 'bu needle' });
    expect([few.json.total, 'totaliscapped' in few.json]).toEqual([4, false]);
  });

  test('is exact below that, without a cap', async () => {
    const { json } = await panel.admin.send('GetCustomerList', { page: 1, pagesize: 2, search: 'needle' });
    expect([json.data.length, json.total, 'totaliscapped' in json]).toEqual([2, 4, false]);
  });
});

describe('the plan of a page', () => {
  const list = () => listedCustomers(panel.db, {});

  test.each(orders)('by %s, descending %s, reads its index in order and sorts nothing', async (sort, descending) => {
    // Names are unique among the listed customers, so that their unique index has the same order.
    const index = { companyName: /customers_(by_name|name_key)/, updatedOn: /customers_by_update/ }[sort];
    const last = listed.find((row) => row.name_key === 'bulk 7777');
    for (const plan of [
      await chosenPlanOfPage(panel.db, list(), { sort, descending }),
      await chosenPlanOfPage(panel.db, list(), { sort, descending, after: last?.id }, last?.[columns[sort]]),
    ]) {
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(sorting);
    }
  });

  // PostgreSQL reads all texts for a short word, and for some longer ones if that is faster.
  test.runIf(inject('databaseSupply').engine === 'sqlite').each(['needle', '"bulk 9"', 'wo', 'xq', '~', 'interiors xq'])(
    'of a search for “%s” uses the search index',
    async (search) => {
      const plans = await plansOfWork(panel.db, (db) => readPage(db, idsOnly(db), windowOf({ search })));
      expect(plans.join('\n')).toMatch(/customers_search/);
      expect(plans.filter((plan) => /SCAN customers( |$)/.test(plan))).toEqual([]);
    },
  );
});

/** The same database with a counter of its queries. */
function counted(): { db: TestPanel['db']; queries: () => number } {
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => (queries++, node),
    transformResult: async ({ result }) => result,
  };
  return { db: panel.db.withPlugin(counting), queries: () => queries };
}

describe('while other requests wait', () => {
  test.each([
    ['a search with many matches, on a page far into the list', { search: 'bulk 1', offset: 5000 }],
    ['a filtered page very far into the list', { offset: 20_001 }],
  ])('%s is not read to its end (GEN-15)', async (_, change) => {
    const list = { ...idsOnly(), filters: [sql<boolean>`customers.id > 0`] };
    await expect(readPage(panel.db, list, windowOf({ ...change, mayTakeLong: false }))).rejects.toBeInstanceOf(TakesLong);
  });

  test('the rows of a list are read only if there are no more of them, on request', async () => {
    const read: number[][] = [];
    const list = { ...idsOnly(), rowsOf: async (ids: readonly number[]) => (read.push([...ids]), ids) };
    const end = listed.length - 10;
    const after = expected('', 'companyName', false)[end - 1];
    await expect(readPage(panel.db, list, windowOf({ after, limit: 10, onlyIfLast: true }))).rejects.toBeInstanceOf(TakesLong);
    expect(read).toEqual([]);
    expect((await readPage(panel.db, list, windowOf({ after, limit: 11, onlyIfLast: true }))).rows).toHaveLength(10);
  });

  // PostgreSQL reads all texts for them.
  const shortSearches: [string, Partial<Window>][] = [
    ['a search of two letters that are in most rows', { search: 'ul' }],
    ['a search of two letters that are in no row', { search: 'xq', wantsTotal: true }],
    ['a search of one letter that is in no row', { search: '~', wantsTotal: true }],
    ['a search of two letters that are in few rows', { search: 'wo', wantsTotal: true }],
    ['a search of two letters that end few rows', { search: 'ks', wantsTotal: true }],
    ['a search of two letters that are in no row, and a word of every row', { search: 'interiors xq', wantsTotal: true }],
  ];

  test.each<[string, Partial<Window>]>([
    ...(inject('databaseSupply').engine === 'sqlite' ? shortSearches : []),
    ['a search with few matches', { search: 'needle', wantsTotal: true }],
    ['a search without any', { search: 'sahyadri', wantsTotal: true }],
    ['a search that every row matches', { search: 'interiors', wantsTotal: true }],
    ['a page without a search', { wantsTotal: true }],
  ])('%s is answered (GEN-15)', async (_, change) => {
    const window = windowOf({ ...change, mayTakeLong: false });
    const page = await readPage(panel.db, idsOnly(), window);
    expect(page).toEqual(await readPage(panel.db, idsOnly(), { ...window, mayTakeLong: true }));
  });
});

test('a page of one row needs as many queries as a page of five hundred', async () => {
  const { db, queries } = counted();
  const counts = [];
  for (const limit of [1, 500]) {
    const before = queries();
    const { rows } = await readPage(db, listedCustomers(db, {}), windowOf({ limit, wantsTotal: true }));
    expect(rows).toHaveLength(limit);
    counts.push(queries() - before);
  }
  // The ids in order, the customers, their contact persons, the total.
  expect(counts).toEqual([4, 4]);
});

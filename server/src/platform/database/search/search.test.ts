import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import { openEmpty } from '../../../../../testing/database/open-empty.ts';
import { startTestPanel } from '../../../../../testing/panel/panel.ts';
import { rounds } from '../../../../../testing/fuzz/rounds.ts';
import { readPage, type ListedTable } from '../lists/list-page.ts';
import type { Db } from '../tables.ts';
import { createSearchIndex } from './search-indexes.ts';
import { searchTextOf } from './search.ts';

/** Letters of one to four bytes, some of which FTS5 folds, and signs that are special in a search language or a pattern. */
const letters = fc.constantFrom(...Array.from("abcdeqz019@.-/%_\\'*~₹éßςσµİ\u0345नमस्🪑"));
const words = fc.string({ unit: letters, minLength: 1, maxLength: 4 });
const texts = fc
  .array(
    fc.array(words, { maxLength: 4 }).map((said) => said.join(' ')),
    { maxLength: 4 },
  )
  .map(searchTextOf);

/** A small table of texts, some of them older than its index. */
async function openWithSlips(before: readonly string[] = []): Promise<Db> {
  const db = await openEmpty(false);
  await sql`create table slips (id integer primary key, search_text text not null)`.execute(db);
  for (const [id, text] of before.entries()) await put(db, id, text);
  await createSearchIndex(db as unknown as Kysely<unknown>, 'slips');
  return db;
}

async function put(db: Db, id: number, text: string): Promise<void> {
  await sql`insert into slips values (${id}, ${text}) on conflict (id) do update set search_text = excluded.search_text`.execute(db);
}

/** The ids that a search finds, in order, and the total. */
async function search(db: Db, typed: string): Promise<{ ids: readonly number[]; total: number | undefined }> {
  const list: ListedTable<number> = {
    table: 'slips' as never,
    filters: [],
    sortColumns: { order: 'id' },
    rowsOf: async (ids) => ids,
    idOf: (id) => id,
  };
  const window = { search: typed, sort: undefined, descending: false, after: undefined, offset: 0, limit: 1000 };
  const { rows, total } = await readPage(db, list, { ...window, wantsTotal: true, mayTakeLong: true });
  return { ids: rows, total };
}

/** The same by a plain reading of all texts. */
function expected(slips: ReadonlyMap<number, string>, typed: string): { ids: readonly number[]; total: number } {
  const ids = [...slips].flatMap(([id, text]) => (searchTerms(typed).every((term) => text.includes(term)) ? [id] : []));
  return { ids: ids.toSorted((a, b) => a - b), total: ids.length };
}

test('a search finds exactly the rows that a plain reading of all texts finds (GEN-15)', async () => {
  const made = fc.sample(texts, { numRuns: 600, seed: 16 });
  // Some rows are there before the index, others come later, and some change or go.
  const db = await openWithSlips(made.slice(0, 300));
  const slips = new Map(made.slice(0, 550).entries());
  for (const [id, text] of made.slice(300).entries()) await put(db, 300 + id, text);
  for (const [id, text] of made.slice(200, 400).entries()) {
    await put(db, id, text);
    slips.set(id, text);
  }
  await sql`delete from slips where id >= 550`.execute(db);
  const typed = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(typed, async (said) => {
      if (searchTerms(said.join(' ')).length === 0) return;
      expect(await search(db, said.join(' '))).toEqual(expected(slips, said.join(' ')));
    }),
    { numRuns: rounds(100, 300), seed: 13 },
  );
});

test('a search finds texts as they are after each write and each rollback (GEN-15)', async () => {
  const db = await openWithSlips();
  const nouns = ['bench', 'stool', 'chair', 'table', 'shelf'];
  const text = fc.subarray(nouns).map((said) => said.join(' '));
  const id = fc.integer({ min: 1, max: 12 });
  const step = fc.oneof(
    fc.record({ does: fc.constant('put' as const), id, text }),
    fc.record({ does: fc.constant('undo' as const), id, text }),
    fc.record({ does: fc.constant('remove' as const), id }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      await sql`delete from slips`.execute(db);
      const slips = new Map<number, string>();
      for (const each of steps) {
        if (each.does === 'put') {
          await put(db, each.id, each.text);
          slips.set(each.id, each.text);
        } else if (each.does === 'remove') {
          await sql`delete from slips where id = ${each.id}`.execute(db);
          slips.delete(each.id);
        } else {
          const undone = db.transaction().execute(async (tx) => {
            await put(tx, each.id, each.text);
            throw new Error('undone');
          });
          await undone.catch(() => {});
        }
      }
      for (const noun of nouns) expect(await search(db, noun)).toEqual(expected(slips, noun));
      // Throws when the index is damaged.
      if (inject('databaseSupply').engine === 'sqlite')
        await sql`insert into slips_search (slips_search) values ('integrity-check')`.execute(db);
    }),
    { numRuns: 60, seed: 4420 },
  );
});

test('a cached list of matches is read again after each change of the searched rows (GEN-15)', async () => {
  const panel = await startTestPanel();
  onTestFinished(() => panel.stop());
  const names = async () => {
    const { rows } = await panel.admin.call('GetCustomerList', { search: 'sahyadri' });
    return rows.map(({ companyName }) => companyName);
  };
  for (const asked of [1, 2]) expect([asked, await names()]).toEqual([asked, []]);
  await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Sahyadri Clinic' }));
  for (const asked of [1, 2]) expect([asked, await names()]).toEqual([asked, ['Sahyadri Clinic']]);
});

test('every table that is searched has its index', async () => {
  const db = await openEmpty(true);
  const all = await db.introspection.getTables();
  const tables = all.filter(({ name, columns }) => !name.includes('_search') && columns.some((column) => column.name === 'search_text'));
  const { rows } = await (
    inject('databaseSupply').engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where sql like 'create virtual table%using fts5 %'`
      : sql<{ name: string }>`select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%'`
  ).execute(db);
  expect(tables.length).toBeGreaterThan(15);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(tables.map(({ name }) => `${name}_search`).toSorted());
});

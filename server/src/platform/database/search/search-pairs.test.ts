import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openEmpty } from '../../../../../testing/database/open-empty.ts';
import { engineOf } from '../engine.ts';
import { createPairsIndex, createSearchPairs } from './search-pairs.ts';
import { planSearch, searchTextOf } from './search.ts';
import { createSearchIndex } from './search-indexes.ts';
import type { SearchSample } from './search-sample.ts';

/** Letters of one to four bytes, some of which FTS5 folds, and signs that are special in a search language or a pattern. */
const letters = fc.constantFrom(...Array.from("abcdeqz019@.-/%_\\'*~₹éßςσµİ\u0345नमस्🪑"));
const words = fc.string({ unit: letters, minLength: 1, maxLength: 4 });
const texts = fc
  .array(
    fc.array(words, { maxLength: 4 }).map((said) => said.join(' ')),
    { maxLength: 4 },
  )
  .map(searchTextOf);

/** Makes the search use the index of pairs, as it does in a large table for rare words. */
const nothingFound: SearchSample = {
  estimate: () => ({ rows: 0, share: 0, isAbove: () => false }),
  rarestFirst: (trigrams) => [...trigrams],
};

const page = { offset: 0, limit: 30, after: undefined, sort: undefined, isFiltered: false };

test('the index of pairs finds exactly the rows that a reading of all texts finds (GEN-15)', async () => {
  const db = (await openEmpty(false)) as unknown as Kysely<unknown>;
  await sql`create table slips (id integer primary key, search_text text not null)`.execute(db);
  await createSearchIndex(db, 'slips');
  const slips = fc.sample(texts, { numRuns: 600, seed: 16 });
  const write = async (id: number, text: string) =>
    sql`insert into slips values (${id}, ${text}) on conflict (id) do update set search_text = excluded.search_text`.execute(db);
  // Some rows are there before the index, others come later, and some change or go.
  for (const [id, text] of slips.slice(0, 300).entries()) await write(id, text);
  await createSearchPairs(db);
  await createPairsIndex(db, 'slips');
  for (const [id, text] of slips.slice(300).entries()) await write(300 + id, text);
  for (const [id, text] of slips.slice(200, 400).entries()) slips[id] = text;
  for (let id = 0; id < 200; id++) await write(id, slips[id] ?? '');
  await sql`delete from slips where id >= 550`.execute(db);
  slips.length = 550;

  const idsOf = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }), async (said) => {
      const typed = said.join(' ');
      const terms = searchTerms(typed);
      const expected = slips.flatMap((text, id) => (terms.every((term) => text.includes(term)) ? [id] : []));
      const search = await planSearch(db, 'slips', typed, page, async () => nothingFound);
      // Without any pairs the texts are read, as before.
      if (!search?.index) return;
      const { candidates, ids, has } = search.index;
      // FTS5 takes some letters of a longer word for others, so its candidates alone are compared.
      const isShort = terms.some((word) => [...word].length < 3);
      const readings = [
        sql<{ id: number }>`select slips.id from ${candidates} where ${search.scan}`,
        ...(isShort ? [ids, sql<{ id: number }>`select id from slips where ${has}`] : []),
      ];
      for (const reading of readings) expect(await idsOf(reading)).toEqual(expected);
    }),
    { numRuns: 300, seed: 13 },
  );
});

test('every table that is searched has the index of pairs', async () => {
  const db = await openEmpty(true);
  const tables = (await db.introspection.getTables())
    .filter(({ name, columns }) => !name.includes('_search') && columns.some((column) => column.name === 'search_text'))
    .map(({ name }) => name);
  const suffixes = engineOf(db) === 'sqlite' ? ['_search_terms', '_search_last_two'] : ['_search_pairs'];
  const { rows } = await (
    engineOf(db) === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master`
      : sql<{ name: string }>`select indexname as name from pg_indexes`
  ).execute(db);
  const names = new Set(rows.map(({ name }) => name));
  expect(tables.length).toBeGreaterThan(15);
  expect(tables.flatMap((table) => suffixes.map((suffix) => table + suffix)).filter((name) => !names.has(name))).toEqual([]);
});

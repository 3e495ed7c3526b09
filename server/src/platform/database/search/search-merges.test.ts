import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openEmpty } from '../../../../../testing/database/open-empty.ts';
import { countParts, makeSlips } from '../../../../../testing/database/slips.ts';
import { mergeBeside, mergeSearches, stopMerging } from './search-merges.ts';
import { indexWaiting } from './search-waiting.ts';
import type { Db } from '../tables.ts';

async function openWithSlips(): Promise<Db> {
  const db = await openEmpty(false);
  await makeSlips(db);
  return db;
}

const words = (seed: number) =>
  Array.from({ length: 40 }, (_, place) => ((seed * 7919 + place * 104_729) % 1_679_616).toString(36)).join(' ');

/** Adds slips, which are one part of the index. */
async function addSlips(db: Db, from: number, count: number): Promise<void> {
  const slips = Array.from({ length: count }, (_, place) => sql`(${from + place}, ${words(from + place)})`);
  await sql`insert into slips values ${sql.join(slips)}`.execute(db);
  await indexWaiting(db, 'slips');
}

describe.runIf(inject('databaseSupply').engine === 'sqlite')('the embedded database', () => {
  test('leaves at most eight parts in a search index that has got fifteen, and finds each text (GEN-15)', async () => {
    const db = await openWithSlips();
    for (let id = 0; id < 15; id++) await addSlips(db, id, 1);
    await mergeSearches(db);
    expect(await countParts(db)).toBeLessThanOrEqual(8);
    await sql`insert into slips_search (slips_search, rank) values ('integrity-check', 1)`.execute(db);
    for (let id = 0; id < 15; id++) {
      const { rows } = await sql<{ id: number }>`select rowid as id from slips_search where slips_search match ${`"${words(id)}"`}`.execute(
        db,
      );
      expect(rows).toEqual([{ id }]);
    }
  });

  test('serves others while a large search index is merged', async () => {
    const db = await openWithSlips();
    for (let part = 0; part < 8; part++) await addSlips(db, part * 100, 100);
    let isMerged = false;
    const merging = mergeSearches(db).then(() => (isMerged = true));
    expect(await countParts(db)).toBeGreaterThanOrEqual(8);
    expect(isMerged).toBe(false);
    await merging;
    expect(await countParts(db)).toBe(1);
  });

  test('ends its merging after the present step when it stops, and leaves the rest to the next start', async () => {
    const db = await openWithSlips();
    for (let part = 0; part < 8; part++) await addSlips(db, part * 100, 100);
    mergeBeside(db);
    await stopMerging(db);
    expect(await countParts(db)).toBeGreaterThanOrEqual(8);
    await mergeSearches(db);
    expect(await countParts(db)).toBeGreaterThanOrEqual(8);
    await sql`insert into slips_search (slips_search, rank) values ('integrity-check', 1)`.execute(db);
  });

  test('merges no search index within the statement of a writer', async () => {
    const db = await openEmpty(true);
    const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_schema where sql like 'create virtual table%using fts5 %'`.execute(db);
    expect(indexes.length).toBeGreaterThan(15);
    for (const { name } of indexes) {
      const { rows } = await sql`select v from ${sql.table(`${name}_config`)} where k = 'automerge'`.execute(db);
      expect({ name, rows }).toEqual({ name, rows: [{ v: 0 }] });
    }
  });
});

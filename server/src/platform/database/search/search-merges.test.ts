import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openEmpty } from '../../../../../testing/database/open-empty.ts';
import { addSlips, countParts, makeSlips, slipWords } from '../../../../../testing/database/slips.ts';
import { mergeBeside, mergeSearches, stopMerging } from './search-merges.ts';
import type { Db } from '../tables.ts';

async function openWithSlips(): Promise<Db> {
  const db = await openEmpty(false);
  await makeSlips(db);
  return db;
}

/** Runs the program that begins to merge, and then waits for the end of the merging. */
async function runMerging(how: 'all' | 'stopped'): Promise<[code: number | null, output: string]> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-merging-'));
  const program = fileURLToPath(new URL('../../../../../testing/database/merging-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program, join(folder, 'vikray.db'), how], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [[code], output] = await Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stdout)]);
  await rm(folder, { recursive: true });
  return [code, output];
}

describe.runIf(inject('databaseSupply').engine === 'sqlite')('the embedded database', () => {
  test('leaves at most eight parts in a search index that has got fifteen, and finds each text (GEN-15)', async () => {
    const db = await openWithSlips();
    for (let id = 0; id < 15; id++) await addSlips(db, id, 1);
    await mergeSearches(db);
    expect(await countParts(db)).toBeLessThanOrEqual(8);
    await sql`insert into slips_search (slips_search, rank) values ('integrity-check', 1)`.execute(db);
    for (let id = 0; id < 15; id++) {
      const { rows } = await sql<{
        id: number;
      }>`select rowid as id from slips_search where slips_search match ${`"${slipWords(id)}"`}`.execute(db);
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

  test('ends its merging before a program ends that does nothing but wait for it', async () => {
    expect(await Promise.all([runMerging('all'), runMerging('stopped')])).toEqual([
      [0, 'all\n'],
      [0, 'stopped\n'],
    ]);
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

import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import { openEmpty } from '../../../../../testing/database/open-empty.ts';
import { countParts, makeSlips } from '../../../../../testing/database/slips.ts';
import { testDatabase } from '../../../../../testing/database/test-database.ts';
import { startTestPanel } from '../../../../../testing/panel/panel.ts';
import { openDatabase } from '../open-database.ts';
import { planSearch } from './search.ts';
import { inTransaction } from '../transaction.ts';
import type { Db } from '../tables.ts';
import { createPairsIndex } from './search-pairs.ts';
import { mergeSearches } from './search-merges.ts';

const page = { offset: 0, limit: 30, after: undefined, sort: undefined, isFiltered: false };

async function openWithSlips(): Promise<Db> {
  const db = await openEmpty(false);
  await makeSlips(db);
  await createPairsIndex(db, 'slips');
  return db;
}

/** The ids that a search finds, and whether it asked the index. */
async function search(db: Db, typed: string): Promise<{ ids: number[]; asksIndex: boolean }> {
  const found = await planSearch(db, 'slips', typed, page, async () => undefined);
  const ids = found?.index?.ids ?? sql<{ id: number }>`select id from slips where ${found?.scan}`;
  const { rows } = await ids.execute(db);
  return { ids: rows.map(({ id }) => id).toSorted((a, b) => a - b), asksIndex: found?.index !== undefined };
}

const add = async (db: Db, id: number, text: string) => sql`insert into slips values (${id}, ${text})`.execute(db);

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from slips_search_waiting`.execute(db);
  return rows[0]?.count ?? -1;
}

/** Compares the index with the texts, waiting ones aside; throws when it is damaged. */
async function checkIndex(db: Db): Promise<void> {
  await sql`insert into slips_search (slips_search, rank) values ('integrity-check', 0)`.execute(db);
  if ((await countWaiting(db)) === 0) await sql`insert into slips_search (slips_search, rank) values ('integrity-check', 1)`.execute(db);
}

const nouns = ['bench', 'stool', 'chair', 'table', 'shelf'];
const text = fc.subarray(nouns, { minLength: 0 }).map((said) => said.join(' '));
const id = fc.integer({ min: 1, max: 12 });
const step = fc.oneof(
  fc.record({ does: fc.constant('put' as const), id, text }),
  fc.record({ does: fc.constant('undo' as const), id, text }),
  fc.record({ does: fc.constant('remove' as const), id }),
  fc.record({ does: fc.constant('search' as const), term: fc.constantFrom(...nouns) }),
);

describe.runIf(inject('databaseSupply').engine === 'sqlite')('texts that wait for the search index of the embedded database', () => {
  test('are found whenever they are written, changed or removed (GEN-15)', async () => {
    const db = await openWithSlips();
    const put = async (tx: Db, at: number, said: string) =>
      sql`insert into slips values (${at}, ${said}) on conflict (id) do update set search_text = excluded.search_text`.execute(tx);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        await sql`delete from slips`.execute(db);
        const known = new Map<number, string>();
        const searched: { readonly found: unknown; readonly expected: unknown }[] = [];
        for (const each of steps) {
          if (each.does === 'put') {
            await put(db, each.id, each.text);
            known.set(each.id, each.text);
          } else if (each.does === 'remove') {
            await sql`delete from slips where id = ${each.id}`.execute(db);
            known.delete(each.id);
          } else if (each.does === 'undo') {
            const undone = db.transaction().execute(async (tx) => {
              await put(tx, each.id, each.text);
              throw new Error('undone');
            });
            await undone.catch(() => {});
          } else {
            const ids = [...known].flatMap(([at, said]) => (said.includes(each.term) ? [at] : [])).toSorted((a, b) => a - b);
            searched.push({ found: await search(db, each.term), expected: { ids, asksIndex: true } });
          }
          await checkIndex(db);
        }
        expect(searched.map(({ found }) => found)).toEqual(searched.map(({ expected }) => expected));
      }),
      { numRuns: 60, seed: 4420 },
    );
  });

  test('enter it together, once some have gathered', async () => {
    const db = await openWithSlips();
    const addOne = async (at: number) => {
      await inTransaction(db, (tx) => add(tx, at, 'teak bench'));
      await mergeSearches(db);
    };
    for (let at = 1; at <= 10; at++) await addOne(at);
    expect(await countWaiting(db)).toBe(10);
    let added = 10;
    while ((await countWaiting(db)) > 0 && added < 30) await addOne(++added);
    expect([await countWaiting(db), await countParts(db)]).toEqual([0, 1]);
    await sql`update slips set search_text = 'steel ' || search_text`.execute(db);
    expect((await search(db, 'steel bench')).ids).toHaveLength(added);
    expect([await countWaiting(db), await countParts(db)]).toEqual([0, 2]);
  });

  test('enter it before the search of another program', async () => {
    const { settings, drop } = await testDatabase({ isMigrated: false });
    const [here, elsewhere] = [openDatabase(settings), openDatabase(settings)];
    onTestFinished(async () => {
      await here.destroy();
      await elsewhere.destroy();
      await drop();
    });
    await makeSlips(here);
    await createPairsIndex(here, 'slips');
    await add(here, 1, 'teak bench');
    expect(await search(elsewhere, 'bench')).toEqual({ ids: [1], asksIndex: true });
    expect(await countWaiting(here)).toBe(0);
  });

  test('are read one by one while they cannot enter it, and within a transaction', async () => {
    const db = await openWithSlips();
    await add(db, 1, 'teak bench');
    await db.transaction().execute(async (tx) => {
      await add(tx, 2, 'steel bench');
      expect(await search(tx, 'bench')).toEqual({ ids: [1, 2], asksIndex: false });
    });
    await sql`create trigger stop before delete on slips_search_waiting begin select raise(abort, 'full'); end`.execute(db);
    expect(await search(db, 'bench')).toEqual({ ids: [1, 2], asksIndex: false });
    await sql`drop trigger stop`.execute(db);
    expect(await search(db, 'bench')).toEqual({ ids: [1, 2], asksIndex: true });
    await checkIndex(db);
  });
});

test('a kept list of matches is read again after each change of what is searched (GEN-15)', async () => {
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

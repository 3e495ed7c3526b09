import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../../testing/database/test-database.ts';
import { changesOf, momentColumn, type Kept, type Moment } from './changes.ts';
import { LongReads } from '../lists/long-reads.ts';
import { openDatabase } from '../open-database.ts';
import type { Db } from '../tables.ts';

const { engine } = inject('databaseSupply');
const isEmbedded = engine === 'sqlite';

let database: TestDatabase;
let db: Db;
/** Another connection, as of another process or a command. */
let other: Db;
let longReads: LongReads;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.settings);
  other = openDatabase(database.settings);
  longReads = new LongReads(database.settings, db);
});
afterAll(async () => {
  await longReads.stop();
  await other.destroy();
  await db.destroy();
  await database.drop();
});

/** The moment that a request would read with its session. */
async function moment(): Promise<Moment> {
  const { rows } = await sql<{ moment: string | null }>`select ${momentColumn(db)} as moment`.execute(db);
  return rows[0]?.moment ?? undefined;
}

const nameIn = async (on: Db) => (await on.selectFrom('industries').select('name').where('id', '=', 1).executeTakeFirstOrThrow()).name;
const rename = async (on: Db, name: string) => void (await on.updateTable('industries').set({ name }).where('id', '=', 1).execute());
const keep = async <T>(read: () => Promise<T>): Promise<Kept<T>> => changesOf(db).keep(await moment(), read);
const isCurrent = async (kept: Kept<unknown>) => kept.isCurrent(await moment());
/** A kept read that is still current. On PostgreSQL, a commit in another database of the server ends it too, so a few tries may be needed. */
async function keepCurrent<T>(read: () => Promise<T>): Promise<Kept<T>> {
  for (let tries = 0; tries < 100; tries++) {
    const kept = await keep(read);
    if (await isCurrent(kept)) return kept;
  }
  throw new Error('What was kept is never current');
}
const caller = { userId: 1, left: new AbortController().signal };
const readLong = () => longReads.run('search', caller, nameIn);

// PGlite has one connection, and no one beside it.
describe.skipIf(engine === 'pglite')('a kept read', () => {
  const ways: [string, () => Promise<string>][] = [
    ['at once', () => nameIn(db)],
    ['in its turn', readLong],
  ];

  test.each(ways)('%s is current until a change of its table is committed, by whichever connection', async (_, read) => {
    for (const writer of [db, other]) {
      const kept = await keepCurrent(read);
      await rename(writer, `${kept.value}!`);
      expect(await isCurrent(kept)).toBe(false);
      expect((await keep(read)).value).toBe(`${kept.value}!`);
    }
  });

  test('in its turn is no longer current once a transaction that was open during it commits', async () => {
    const before = await nameIn(db);
    const [kept] = await db.transaction().execute(async (tx) => {
      await rename(tx, `${before}?`);
      // A request waits here for the embedded database. A long read does not, and sees the time before the transaction.
      return [await changesOf(db).keep(isEmbedded ? undefined : await moment(), readLong)];
    });
    expect([kept?.value, kept && (await isCurrent(kept))]).toEqual([before, false]);
  });

  test('is current after a change that was taken back', async () => {
    const taken = db.transaction().execute(async (tx) => {
      await rename(tx, 'Taken back');
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect((await keepCurrent(() => nameIn(db))).value).not.toBe('Taken back');
  });

  test('that writes is not current', async () => {
    const kept = await keep(async () => rename(db, 'Written'));
    expect(await isCurrent(kept)).toBe(false);
  });

  test.runIf(isEmbedded)('is still current after a change of a table that it has not read', async () => {
    const kept = await keep(() => nameIn(db));
    await db.updateTable('company_types').set({ name: 'Renamed' }).where('id', '=', 1).execute();
    expect(await isCurrent(kept)).toBe(true);
  });

  test.runIf(isEmbedded)('of a table that a trigger fills is not current after that', async () => {
    const kept = await keep(async () => sql`select rowid from customers_search where customers_search match '"abc"'`.execute(db));
    const unread = await keep(() => nameIn(db));
    await db.updateTable('customers').set({ search_text: 'abcdef' }).where('id', '=', 0).execute();
    expect([await isCurrent(kept), await isCurrent(unread)]).toEqual([false, true]);
  });

  test('depends on a part of it that was kept before', async () => {
    const part = await keep(() => nameIn(db));
    const at = await moment();
    const whole = await changesOf(db).keep(at, async () => (await changesOf(db).once(part, () => nameIn(db))).value);
    expect(whole.value).toBe(part.value);
    // On PostgreSQL, a commit in another database of the server may have ended it by now.
    expect(!isEmbedded || (await isCurrent(whole))).toBe(true);
    await rename(other, 'Renamed elsewhere');
    expect(await isCurrent(whole)).toBe(false);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../../testing/database/test-database.ts';
import { changeTrackerOf, snapshotColumn, type TrackedRead, type SnapshotId } from './change-tracker.ts';
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

/** The snapshot that a request would read with its session. */
async function snapshot(): Promise<SnapshotId> {
  const { rows } = await sql<{ snapshot: string | null }>`select ${snapshotColumn(db)} as snapshot`.execute(db);
  return rows[0]?.snapshot ?? undefined;
}

const nameIn = async (on: Db) => (await on.selectFrom('industries').select('name').where('id', '=', 1).executeTakeFirstOrThrow()).name;
const rename = async (on: Db, name: string) => void (await on.updateTable('industries').set({ name }).where('id', '=', 1).execute());
const track = async <T>(read: () => Promise<T>): Promise<TrackedRead<T>> => changeTrackerOf(db).track(await snapshot(), read);
const isCurrent = async (tracked: TrackedRead<unknown>) => tracked.isCurrent(await snapshot());
/** A read that is still current. On PostgreSQL, a commit in another database of the server outdates it too, so this may try again. */
async function trackCurrent<T>(read: () => Promise<T>): Promise<TrackedRead<T>> {
  for (let tries = 0; tries < 100; tries++) {
    const tracked = await track(read);
    if (await isCurrent(tracked)) return tracked;
  }
  throw new Error('No read stays current');
}
const caller = { userId: 1, left: new AbortController().signal };
const readLong = () => longReads.run('search', caller, nameIn);

// PGlite has one connection, and no one beside it.
describe.skipIf(engine === 'pglite')('a tracked read', () => {
  const ways: [string, () => Promise<string>][] = [
    ['at once', () => nameIn(db)],
    ['as a long read', readLong],
  ];

  test.each(ways)('%s is current until a change of its table is committed, on any connection', async (_, read) => {
    for (const writer of [db, other]) {
      const tracked = await trackCurrent(read);
      await rename(writer, `${tracked.value}!`);
      expect(await isCurrent(tracked)).toBe(false);
      expect((await track(read)).value).toBe(`${tracked.value}!`);
    }
  });

  test('that is long is no longer current once a transaction that was open during it commits', async () => {
    const before = await nameIn(db);
    const [tracked] = await db.transaction().execute(async (tx) => {
      await rename(tx, `${before}?`);
      // A request waits here for the embedded database. A long read does not, and sees the state before the transaction.
      return [await changeTrackerOf(db).track(isEmbedded ? undefined : await snapshot(), readLong)];
    });
    expect([tracked?.value, tracked && (await isCurrent(tracked))]).toEqual([before, false]);
  });

  test('is current after a change that was rolled back', async () => {
    const undone = db.transaction().execute(async (tx) => {
      await rename(tx, 'Rolled back');
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect((await trackCurrent(() => nameIn(db))).value).not.toBe('Rolled back');
  });

  test('that writes is not current', async () => {
    const tracked = await track(async () => rename(db, 'Written'));
    expect(await isCurrent(tracked)).toBe(false);
  });

  test.runIf(isEmbedded)('is still current after a change of a table that it has not read', async () => {
    const tracked = await track(() => nameIn(db));
    await db.updateTable('company_types').set({ name: 'Renamed' }).where('id', '=', 1).execute();
    expect(await isCurrent(tracked)).toBe(true);
  });

  test.runIf(isEmbedded)('of a table that a trigger fills is not current after that', async () => {
    const tracked = await track(async () => sql`select rowid from customers_search where customers_search match '"abc"'`.execute(db));
    const unread = await track(() => nameIn(db));
    await db.updateTable('customers').set({ search_text: 'abcdef' }).where('id', '=', 0).execute();
    expect([await isCurrent(tracked), await isCurrent(unread)]).toEqual([false, true]);
  });

  test('depends on a part of it that was read before', async () => {
    const part = await track(() => nameIn(db));
    const at = await snapshot();
    const whole = await changeTrackerOf(db).track(at, async () => (await changeTrackerOf(db).reuse(part, () => nameIn(db))).value);
    expect(whole.value).toBe(part.value);
    // On PostgreSQL, a commit in another database of the server may have outdated it by now.
    expect(!isEmbedded || (await isCurrent(whole))).toBe(true);
    await rename(other, 'Renamed elsewhere');
    expect(await isCurrent(whole)).toBe(false);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ownDatabase } from '../../../../../testing/database/own-database.ts';
import { CallerLeft } from '../../threads/fair-queue.ts';
import type { TaskCaller } from '../../threads/helper-team.ts';
import { LongReads, type LongKind } from './long-reads.ts';
import type { Db } from '../tables.ts';

const { engine } = inject('databaseSupply');

const own = ownDatabase();
let reads: LongReads;
beforeAll(async () => {
  reads = new LongReads(own.settings, own.db);
});
afterAll(async () => {
  await reads.stop();
});

function aCaller(): TaskCaller & { leave(): void } {
  const leaving = new AbortController();
  return { userId: 1, left: leaving.signal, leave: () => leaving.abort() };
}

function underWay(kind: LongKind) {
  const { running, waiting } = reads.counts(kind);
  return { running, waiting };
}

const names = async (on: Db) =>
  (await on.selectFrom('industries').select('name').where('id', '<=', 2).orderBy('id').execute()).map(({ name }) => name);

// PostgreSQL inside the process has one connection, which long reads use too.
describe.skipIf(engine === 'pglite')('a long read', () => {
  test('sees one snapshot while others continue to write and read', async () => {
    const before = await names(own.db);
    await reads.run('file', aCaller(), async (reading) => {
      expect(await names(reading)).toEqual(before);
      await own.db.updateTable('industries').set({ name: 'Renamed' }).where('id', '=', 1).execute();
      expect(await names(reading)).toEqual(before);
      expect(await names(own.db)).toEqual(['Renamed', before[1]]);
    });
    expect(await reads.run('file', aCaller(), names)).toEqual(['Renamed', before[1]]);
  });

  test('cannot write', async () => {
    const write = reads.run('search', aCaller(), (reading) => reading.deleteFrom('sessions').execute());
    await expect(write).rejects.toThrow(/read-?only/);
  });

  test('fails with the same error as the panel’s own connection, and frees its queue slot', async () => {
    const failing = reads.run('search', aCaller(), (reading) => sql`select * from nowhere`.execute(reading));
    await expect(failing).rejects.toThrow(/nowhere/);
    expect(await reads.run('search', aCaller(), names)).toHaveLength(2);
    expect(underWay('search')).toEqual({ running: 0, waiting: 0 });
  });
});

// The panel's own connection is not tied to a caller.
test.skipIf(engine === 'pglite')('work whose caller has left does not start its next statement', async () => {
  const caller = aCaller();
  const seen: string[][] = [];
  const work = reads.run('search', caller, async (reading) => {
    seen.push(await names(reading));
    caller.leave();
    seen.push(await names(reading));
  });
  await expect(work).rejects.toBeInstanceOf(CallerLeft);
  expect(seen).toHaveLength(1);
  expect(underWay('search')).toEqual({ running: 0, waiting: 0 });
});

test('work never starts if its caller leaves while it waits in the queue', async () => {
  const blocker = Promise.withResolvers<void>();
  const first = [1, 2].map(() => reads.run('search', aCaller(), () => blocker.promise));
  const caller = aCaller();
  const started: string[] = [];
  const left = reads.run('search', caller, async () => started.push('the caller who leaves'));
  const stays = reads.run('search', aCaller(), async () => started.push('the caller who stays'));
  expect(underWay('search')).toEqual({ running: 2, waiting: 2 });
  caller.leave();
  await expect(left).rejects.toBeInstanceOf(CallerLeft);
  blocker.resolve();
  await Promise.all([...first, stays]);
  expect(started).toEqual(['the caller who stays']);
});

test.runIf(engine === 'postgres')('PostgreSQL cancels the statement of a caller who leaves', async () => {
  const caller = aCaller();
  const sleeping = sql<{
    pid: number;
  }>`select pid from pg_stat_activity where query like 'select pg_sleep(%' and datname = current_database()`;
  const work = reads.run('search', caller, (reading) => sql`select pg_sleep(600)`.execute(reading));
  await expect.poll(async () => (await sleeping.execute(own.db)).rows).toHaveLength(1);
  caller.leave();
  await expect(work).rejects.toMatchObject({ cause: { message: 'canceling statement due to user request' } });
  expect((await sleeping.execute(own.db)).rows).toEqual([]);
});

test.runIf(engine === 'sqlite')('a read whose thread has ended fails, instead of continuing in another snapshot', async () => {
  const lost = reads.run('file', aCaller(), async (reading) => {
    await names(reading);
    await reads.stop();
    return names(reading);
  });
  await expect(lost).rejects.toThrow('The helper thread has been stopped');
});

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../../testing/database/test-database.ts';
import { startTestPanel } from '../../../../../testing/panel/panel.ts';
import { asSender } from '../../sender.ts';
import { isUnavailable } from '../errors.ts';
import { FairPool } from './fair-pool.ts';
import { poolUseOf } from '../open-database.ts';
import { openPool } from './postgres.ts';
import type { Db } from '../tables.ts';

/** The connections of a panel. */
const most = 10;

/** Resolves when these requests have arrived and one waits for a connection. Several share the statement that finds their sessions. */
async function waitUntilQueued(db: Db, count: number, send: () => void): Promise<void> {
  const all = Promise.withResolvers<void>();
  let left = count;
  const arrive = () => {
    left -= 1;
    if (left === 0) all.resolve();
  };
  subscribe('http.server.request.start', arrive);
  send();
  await all.promise;
  unsubscribe('http.server.request.start', arrive);
  await expect.poll(() => poolUseOf(db)?.waiting).toBeGreaterThan(0);
}

/** Takes all connections of a panel. Returns a function for each that releases it. */
async function takeConnections(db: Db): Promise<(() => void)[]> {
  return Promise.all(
    Array.from({ length: most }, () => {
      const [taken, given] = [Promise.withResolvers<() => void>(), Promise.withResolvers<void>()];
      void db.connection().execute(() => {
        taken.resolve(given.resolve);
        return given.promise;
      });
      return taken.promise;
    }),
  );
}

describe.runIf(inject('databaseSupply').engine === 'postgres')('while all connections are in use', () => {
  test('a user’s request does not wait behind a crowd of a colleague’s', async () => {
    const panel = await startTestPanel();
    const [many, one] = [await panel.userWith([]), await panel.userWith([])];
    // From its first answer on, the panel knows a session. It does not cache this operation's answers, so each request has its own statement.
    for (const user of [many, one]) expect((await user.send('GetOwnSession')).status).toBe(200);
    const [release, ...others] = await takeConnections(panel.db);
    const order: string[] = [];
    const ask = async (user: typeof one, name: string) => {
      expect((await user.send('GetOwnSession')).status).toBe(200);
      order.push(name);
    };
    const sent: Promise<void>[] = [];
    const crowd = 12;
    await waitUntilQueued(panel.db, crowd, () => {
      for (let count = 0; count < crowd; count++) sent.push(ask(many, 'many'));
    });
    await waitUntilQueued(panel.db, 1, () => sent.push(ask(one, 'one')));
    // All of them share this connection.
    release?.();
    await Promise.all(sent);
    for (const give of others) give();
    expect(order.indexOf('one')).toBeLessThan(crowd / 2);
    await panel.stop();
  });

  describe('a pool', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await testDatabase();
    });
    afterAll(() => database.drop());

    /** A pool for one user at a time, with a second connection for a user that is let in too early. */
    async function poolForOne(connectTimeoutMs: number, url?: string): Promise<FairPool> {
      const own = 'url' in database.settings ? database.settings.url : '';
      return new FairPool(await openPool(url ?? own, { most: 2, idleTimeoutMs: 30_000 }), { most: 1, connectTimeoutMs });
    }

    test('gives a released connection to the next sender, and only once', async () => {
      const pool = await poolForOne(60_000);
      const first = await pool.connect();
      const order: string[] = [];
      const connect = async (sender: string) => {
        const client = await pool.connect();
        order.push(sender);
        expect(pool.use).toEqual({ open: 1, idle: 0, waiting: 3 - order.length });
        client.release();
        expect(() => client.release()).toThrow('already been released');
      };
      const waiting = ['many', 'many', 'one'].map((sender) => asSender(sender, () => connect(sender)));
      expect(pool.use.waiting).toBe(3);
      first.release();
      await Promise.all(waiting);
      expect(order).toEqual(['many', 'one', 'many']);
      expect(pool.use).toEqual({ open: 1, idle: 1, waiting: 0 });
      await pool.end();
    });

    test('serves the next sender when a connection has broken, and when none can be opened', async () => {
      const pool = await poolForOne(60_000);
      const broken = await pool.connect();
      const next = pool.connect();
      broken.release(true);
      const found = await next;
      expect(found).not.toBe(broken);
      found.release();
      await pool.end();
      const unreachable = await poolForOne(60_000, 'postgres://127.0.0.1:1/none');
      const failed = await Promise.allSettled([1, 2, 3].map(() => unreachable.connect()));
      expect(failed.map((each) => each.status === 'rejected' && isUnavailable(each.reason))).toEqual([true, true, true]);
      await unreachable.end();
    });

    test('ends a long wait as unavailable, and goes on', async () => {
      const pool = await poolForOne(1);
      const first = await pool.connect();
      await expect(pool.connect()).rejects.toSatisfy(isUnavailable);
      expect(pool.use.waiting).toBe(0);
      first.release();
      (await pool.connect()).release();
      await pool.end();
    });
  });
});

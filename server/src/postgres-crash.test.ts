import { sql } from 'kysely';
import { describe, expect, inject, test, vi } from 'vitest';
import { aCustomer } from '../../testing/builders/customers.ts';
import { findPostgresBinaries } from '../../testing/database/postgres-binaries.ts';
import { startCluster } from '../../testing/database/postgres-cluster.ts';
import type { Caller } from '../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../testing/panel/panel.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Db } from './platform/database/tables.ts';

vi.setConfig({ testTimeout: 120_000 });

const binaries = inject('databaseSupply').engine === 'postgres' ? findPostgresBinaries() : undefined;

/** How many transaction numbers PostgreSQL uses again after the crash. */
const repeated = 20;

/** Ends one process of PostgreSQL as the system does when memory runs out. PostgreSQL then ends all others and recovers. */
async function crash(db: Db): Promise<void> {
  const ended = sql`select pg_sleep(60)`.execute(db);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await expect(ended).rejects.toThrow(/terminat/i);
}

/** Uses a transaction number. It reaches PostgreSQL's log only with a later commit. */
async function useNumber(db: Db): Promise<void> {
  const rolledBack = db.transaction().execute(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
}

async function whileCrashed<T>(run: () => Promise<T>): Promise<T> {
  return vi.waitFor(run, { timeout: 30_000, interval: 50 });
}

describe.runIf(binaries !== undefined)('after a crash of PostgreSQL, which uses unflushed transaction numbers again', () => {
  /** The number of customers, under an address that asks for it each time anew. */
  async function countAt(caller: Caller, address: number): Promise<number> {
    const { json } = await caller.fetch(`/api/GetCustomerList?page=1&pagesize=${10 + address}`);
    return json.total;
  }

  async function withPanel(work: (panel: TestPanel, beside: Db) => Promise<void>): Promise<void> {
    const cluster = await startCluster(binaries ?? '');
    const beside = openDatabase({ url: cluster.url });
    // Test clusters acknowledge before they write. Here, what is acknowledged while the crash spreads must be there afterwards.
    await sql`alter database postgres set synchronous_commit = on`.execute(beside);
    const panel = await startTestPanel({ database: { url: cluster.url }, logLevel: 'silent' });
    try {
      await work(panel, beside);
    } finally {
      await panel.stop();
      await beside.destroy();
      await cluster.stop();
    }
  }

  test('every list shows what was acknowledged since', async () => {
    await withPanel(async ({ admin }, beside) => {
      await admin.call('AddCustomer', aCustomer());
      const addresses = Array.from({ length: repeated }, (_, index) => index);
      for (const address of addresses) {
        await useNumber(beside);
        expect(await countAt(admin, address)).toBe(1);
      }
      await crash(beside);
      for (let expected = 2; expected < repeated + 2; expected++) {
        await whileCrashed(() => admin.call('AddCustomer', aCustomer()));
        for (const address of addresses) expect(await countAt(admin, address)).toBe(expected);
      }
    });
  });
});

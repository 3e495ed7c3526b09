import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { aCustomer } from '../../testing/builders/customers.ts';
import { logInAdmin, programAdmin } from '../../testing/builders/daily-records.ts';
import { findPostgresBinaries } from '../../testing/database/postgres-binaries.ts';
import { startPair, type PostgresPair } from '../../testing/database/postgres-pair.ts';
import { Caller } from '../../testing/panel/caller.ts';
import { runProgram, type Program } from '../../testing/panel/program.ts';
import { writeDump } from './platform/backup/write-dump.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Db } from './platform/database/tables.ts';

vi.setConfig({ testTimeout: 300_000 });

const binaries = inject('databaseSupply').engine === 'postgres' ? findPostgresBinaries() : undefined;

async function namesIn(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('customers').select('company_name').orderBy('id').execute();
  return rows.map((row) => row.company_name);
}

describe.runIf(binaries !== undefined)('three processes on a PostgreSQL server with a standby', () => {
  let pair: PostgresPair;
  let programs: Program[];
  let callers: Caller[];
  beforeAll(async () => {
    pair = await startPair(binaries ?? '');
    const settings = { DATABASE_URL: pair.url, ADMIN_PASSWORD: programAdmin.password };
    programs = await Promise.all([1, 2, 3].map(() => runProgram(settings)));
    const addresses = await Promise.all(programs.map((program) => program.address()));
    const { cookie } = await logInAdmin(addresses[0] ?? '');
    callers = addresses.map((address) => Object.assign(new Caller(address), { cookie }));
  });
  afterAll(async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await pair.stop();
  });

  test('go on after the primary was killed and the standby promoted; nothing acknowledged is lost or doubled', async () => {
    const acknowledged: string[] = [];
    const over = new AbortController();
    /** Adds customers one after the other. Sends each again, with its key, until it is acknowledged, as the panel's pages do. */
    const addUntilOver = async (caller: Caller, worker: number) => {
      for (let count = 1; !over.signal.aborted; count++) {
        const customer = aCustomer({ companyName: `Office ${worker}, customer ${count}` });
        const key = `failover-${worker}-${count}-0123456789`;
        while ((await caller.ask('AddCustomer', customer, { key })).status >= 500) await pause(50);
        acknowledged.push(customer.companyName);
      }
    };
    const work = Promise.all([...callers, ...callers].map(addUntilOver));
    const until = (least: number) => vi.waitUntil(() => acknowledged.length >= least, { timeout: 120_000 });

    await until(60);
    const standby = openDatabase({ url: pair.standbyUrl });
    const known = [...acknowledged];
    // It has them on its disk before they are acknowledged, and shows them a moment later.
    await expect.poll(() => namesIn(standby)).toEqual(expect.arrayContaining(known));
    await pair.killPrimary();
    const before = acknowledged.length;
    await pair.promote();
    await until(before + 60);
    over.abort();
    await work;

    expect((await namesIn(standby)).toSorted()).toEqual(acknowledged.toSorted());
    await standby.destroy();
  });

  test('are backed up from the server that accepts writes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikray-failover-'));
    await writeDump(pair.url, join(folder, 'after.backup'));
    expect(await readdir(folder)).toContain('after.backup');
    await rm(folder, { recursive: true });
  });
});

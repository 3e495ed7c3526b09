import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { aCustomer } from '../../testing/builders/customers.ts';
import { logInAdmin, programAdmin } from '../../testing/builders/daily-records.ts';
import { findPostgresBinaries } from '../../testing/database/postgres-binaries.ts';
import { freePort } from '../../testing/database/postgres-cluster.ts';
import { startPair, type PostgresPair } from '../../testing/database/postgres-pair.ts';
import { Caller } from '../../testing/panel/caller.ts';
import { runProgram, type Program } from '../../testing/panel/program.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Db } from './platform/database/tables.ts';

vi.setConfig({ testTimeout: 300_000 });

const binaries = inject('databaseSupply').engine === 'postgres' ? findPostgresBinaries() : undefined;

async function namesIn(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('customers').select('company_name').orderBy('id').execute();
  return rows.map((row) => row.company_name);
}

/** Whether a program accepts connections on a port. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const canRun = binaries !== undefined && spawnSync('haproxy', ['-v']).status === 0;

describe.runIf(canRun)('three panels on a PostgreSQL server with a standby, behind HAProxy', () => {
  let pair: PostgresPair;
  let folder: string;
  let proxy: ChildProcess;
  let programs: Program[];
  let callers: Caller[];
  beforeAll(async () => {
    pair = await startPair(binaries ?? '');
    const port = await freePort();
    folder = await mkdtemp(join(tmpdir(), 'vikray-failover-'));
    proxy = await startProxy(port);
    const settings = { DATABASE_URL: addressAt(port), ADMIN_PASSWORD: programAdmin.password };
    programs = await Promise.all([1, 2, 3].map(() => runProgram(settings)));
    const addresses = await Promise.all(programs.map((program) => program.address()));
    const { cookie } = await logInAdmin(addresses[0] ?? '');
    callers = addresses.map((address) => Object.assign(new Caller(address), { cookie }));
  });
  afterAll(async () => {
    await Promise.all(programs.map((program) => program.stop()));
    proxy.kill();
    await pair.stop();
    await rm(folder, { recursive: true });
  });

  const addressAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

  /** Starts the proxy of deploy/ for the two servers on a port. */
  async function startProxy(port: number): Promise<ChildProcess> {
    const deployed = await readFile(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8');
    const own = deployed
      .replace('127.0.0.1:5432', `127.0.0.1:${port}`)
      .replace('db1.example.in:5432', `127.0.0.1:${pair.primaryPort}`)
      .replace('db2.example.in:5432', `127.0.0.1:${pair.standbyPort}`);
    const file = join(folder, 'haproxy.cfg');
    await writeFile(file, own);
    const started = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
    await vi.waitUntil(() => isListening(port));
    return started;
  }

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
    const standby = openDatabase({ url: addressAt(pair.standbyPort) });
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
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { Caller } from '../../testing/panel/caller.ts';
import { aCustomer } from '../../testing/builders/customers.ts';
import { findPostgresBinaries } from '../../testing/database/postgres-binaries.ts';
import { startCluster } from '../../testing/database/postgres-cluster.ts';
import { startGate, type Gate } from '../../testing/panel/gate.ts';
import { logInAdmin, programAdmin } from '../../testing/builders/daily-records.ts';
import { startPanelHere } from '../../testing/panel/panel-here.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { beginWork, damageAfter, halfDone, workUntilKilled } from '../../testing/panel/killed-program.ts';
import { beginSeries, faultsOfSeries, issueUntilKilled } from '../../testing/panel/killed-series.ts';
import { runOnFullDisk, runProgram, type Program } from '../../testing/panel/program.ts';
import { addSalesSetup, type SalesSetup } from '../../testing/builders/quotations.ts';
import { refusalOf } from '../../testing/panel/refusal.ts';
import { rounds } from '../../testing/fuzz/rounds.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Db } from './platform/database/tables.ts';

vi.setConfig({ testTimeout: 600_000 });

const isServer = inject('databaseSupply').engine === 'postgres';
const kills = rounds(1, isServer ? 5 : 20);
const restarts = rounds(1, 3);

let database: ProgramDatabase;
let program: Program;
let admin: Caller;
let setup: SalesSetup;
beforeAll(async () => {
  database = await programDatabase();
  await start();
  setup = await addSalesSetup(admin);
});
afterAll(async () => {
  await program.stop();
  await database.drop();
});

async function start(change?: Readonly<Record<string, string>>): Promise<void> {
  program = await runProgram({ ...database.settings, ADMIN_PASSWORD: programAdmin.password, ...change });
  admin = await logInAdmin(await program.address());
}

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(database.database);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

describe('a program that is killed while it writes and 40 papers are being issued', () => {
  test(`has lost nothing that it acknowledged, has left nothing half done, and has numbered the papers without gap, and none twice${kills === 1 ? '' : `, ${kills} times in a row`} (GTX-28, GTX-29)`, async () => {
    const series = await beginSeries(admin, setup);
    const all: { invoices: number[]; challans: number[] } = { invoices: [], challans: [] };
    for (let round = 0; round < kills; round++) {
      const work = await beginWork(admin, setup);
      const [done, issued] = await Promise.all([
        workUntilKilled(program, admin, work),
        issueUntilKilled(program, admin, series, 10 + ((round * 15) % 70)),
      ]);
      expect(await program.ended).toBeNull();
      expect(done.customers.length + done.quotations.length + done.dispatches).toBeGreaterThan(0);
      expect(issued.invoices.length + issued.challans.length).toBeGreaterThan(0);
      all.invoices.push(...issued.invoices);
      all.challans.push(...issued.challans);
      await start();
      expect(await withDatabase((db) => damageAfter(db, admin, work, done))).toEqual([]);
      expect(await withDatabase((db) => faultsOfSeries(db, series, all))).toEqual([]);
    }
  });
});

describe('a job', () => {
  test('that came due three times while no program ran is done once, soon after the start (SHR-08)', async () => {
    await program.stop();
    const due = new Date(Date.now() - 3 * 3_600_000).toISOString();
    await withDatabase((db) => db.updateTable('jobs').set({ due_at: due }).where('name', '=', 'housekeeping').execute());
    await start({ LOG_LEVEL: 'info' });
    const done = () => program.output().match(/"housekeeping done"/g)?.length ?? 0;
    await expect.poll(done, { timeout: 60_000 }).toBe(1);
    // The end of a run is noted after its last line in the log.
    await withDatabase(async (db) => {
      const state = () => db.selectFrom('jobs').selectAll().where('name', '=', 'housekeeping').executeTakeFirstOrThrow();
      const isOver = async () => (await state()).owner === null;
      await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
      const { failure, due_at: next } = await state();
      expect([failure, next > new Date().toISOString()]).toEqual(['', true]);
    });
    expect(done()).toBe(1);
  });
});

/** Starts a separate program whose connections to PostgreSQL go through a gate. */
async function programBehindGate(): Promise<{ gate: Gate; gated: Program; caller: Caller }> {
  const url = new URL(database.settings['DATABASE_URL'] ?? '');
  const gate = await startGate({ host: url.hostname, port: Number(url.port) });
  url.port = String(gate.port);
  const gated = await runProgram({ DATABASE_URL: url.href });
  return { gate, gated, caller: await logInAdmin(await gated.address()) };
}

const unavailable = [503, 'Unavailable'];

/** Ends all connections but its own, and waits until they are gone: the server ends each a moment later. */
async function endConnections(db: Db): Promise<void> {
  const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const { rows } = await sql<{ pid: number }>`select pid, pg_terminate_backend(pid) ${others}`.execute(db);
  const pids = rows.map(({ pid }) => pid);
  await expect.poll(async () => (await sql`select pid ${others} and pid = any(${pids})`.execute(db)).rows).toEqual([]);
}

describe.runIf(isServer)('a PostgreSQL that', () => {
  test('goes away under load and comes back: answers stay clear, and the program recovers by itself', async () => {
    const { gate, gated, caller } = await programBehindGate();
    const load = Array.from({ length: 20 }, () => caller.ask('AddCustomer', aCustomer()));
    await gate.shut();
    for (const reply of await Promise.all(load))
      expect([[201, undefined], unavailable]).toContainEqual([reply.status, reply.json.error?.code]);
    for (const reply of [
      await caller.send('GetCountry'),
      await caller.ask('AddCustomer', aCustomer()),
      await new Caller(caller.address).fetch('/api/health'),
    ])
      expect(refusalOf(reply)).toEqual(unavailable);
    await gate.open();
    expect((await caller.ask('AddCustomer', aCustomer())).status).toBe(201);
    expect((await caller.fetch('/api/health')).status).toBe(200);
    expect(await withDatabase(halfDone)).toEqual([]);
    expect(await gated.stop()).toBe(0);
    await gate.shut();
  });

  test('ends all connections, as its restart does: the next request finds a new one', async () => {
    for (let round = 0; round < restarts; round++) {
      const load = Array.from({ length: 20 }, () => admin.ask('AddCustomer', aCustomer()));
      await withDatabase(endConnections);
      for (const reply of await Promise.all(load))
        expect([[201, undefined], unavailable]).toContainEqual([reply.status, reply.json.error?.code]);
    }
    expect((await admin.ask('AddCustomer', aCustomer())).status).toBe(201);
    expect(await withDatabase(halfDone)).toEqual([]);
  });

  // Beside the next test, which spends its time waiting.
  test.concurrent('is restarted under load: answers stay clear, nothing acknowledged is lost, and the program recovers by itself', async ({
    skip,
  }) => {
    const binaries = findPostgresBinaries() ?? skip('PostgreSQL is not on this machine');
    const cluster = await startCluster(binaries);
    const own = await startPanelHere({ DATABASE_URL: cluster.url, ADMIN_PASSWORD: programAdmin.password, LOG_LEVEL: 'fatal' });
    try {
      const caller = await logInAdmin(own.address);
      const acknowledged: string[] = [];
      const over = new AbortController();
      const write = async () => {
        while (!over.signal.aborted) {
          const customer = aCustomer();
          const reply = await caller.ask('AddCustomer', customer);
          expect([[201, undefined], unavailable]).toContainEqual([reply.status, reply.json.error?.code]);
          if (reply.status === 201) acknowledged.push(customer.companyName);
        }
      };
      const load = Promise.all(Array.from({ length: 10 }, write));
      const restart = async () => {
        for (let round = 0; round < restarts; round++) {
          const before = acknowledged.length;
          await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), { timeout: 30_000 });
          await cluster.restart();
        }
        await vi.waitFor(async () => expect((await caller.ask('AddCustomer', aCustomer())).status).toBe(201), { timeout: 30_000 });
      };
      await Promise.all([load, restart().finally(() => over.abort())]);
      const names = (await caller.call('GetCustomer', {})).rows.map((row) => row.companyName);
      expect(names).toEqual(expect.arrayContaining(acknowledged));
    } finally {
      await own.stop();
      await cluster.stop();
    }
  });

  test.concurrent('keeps all connections busy: requests that wait too long are refused, and the others are answered when it continues', async () => {
    const replies = await withDatabase((db) =>
      db
        .transaction()
        .execute(async (tx) => {
          await sql`lock table customers in access exclusive mode`.execute(tx);
          const waiting = Array.from({ length: 30 }, () => admin.ask('AddCustomer', aCustomer()));
          await Promise.race(waiting);
          return waiting;
        })
        .then((waiting) => Promise.all(waiting)),
    );
    const [served, refused] = [replies.filter((reply) => reply.status === 201), replies.filter((reply) => reply.status !== 201)];
    for (const reply of refused) expect(refusalOf(reply)).toEqual(unavailable);
    expect([served.length > 0, refused.length > 0]).toEqual([true, true]);
    expect((await admin.ask('AddCustomer', aCustomer())).status).toBe(201);
  });
});

describe.runIf(inject('databaseSupply').engine === 'sqlite' && existsSync('/usr/bin/prlimit'))('a full disk', () => {
  /** Limits the size of the program's files. Beyond it, the system answers as for a full disk. */
  function limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('/usr/bin/prlimit', ['--pid', String(program.pid), `--fsize=${bytes}:unlimited`]);
  }

  test('refuses writes clearly, still serves reads, and takes writes again when there is room, without a restart', async () => {
    const customer = aCustomer();
    limitFiles(4096);
    for (let count = 0; count < 3; count++) expect(refusalOf(await admin.ask('AddCustomer', customer))).toEqual(unavailable);
    expect((await admin.send('GetCountry')).status).toBe(200);
    expect(refusalOf(await new Caller(admin.address).fetch('/api/health'))).toEqual([503, 'Unwritable']);
    expect((await admin.call('GetCustomer', { companyName: customer.companyName })).rows).toEqual([]);
    limitFiles('unlimited');
    expect((await admin.ask('AddCustomer', customer)).status).toBe(201);
    expect(await withDatabase(halfDone)).toEqual([]);
    expect(await program.stop()).toBe(0);
    await start();
    expect((await admin.call('GetCustomer', { companyName: customer.companyName })).rows).toHaveLength(1);
  });

  test('keeps a program from starting, which says what to look at', async () => {
    await program.stop();
    const refused = await runOnFullDisk(4096, database.settings);
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toBe(
      'The database cannot be written: disk I/O error. Check that its disk has room and that it may be written.\n',
    );
    await start();
  });
});

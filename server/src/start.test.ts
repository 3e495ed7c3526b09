import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { sql } from 'kysely';
import { Caller } from '../../testing/panel/caller.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { startLogin } from '../../testing/panel/split-login.ts';
import { startPanelHere } from '../../testing/panel/panel-here.ts';
import { runProgram } from '../../testing/panel/program.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { StartProblem } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';

// Most tests start one or more whole programs.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const password = 'correct horse battery';
const mobile = '9000000001';
/** The output of the program after it has generated a password. */
const box = /\| {2}Mobile number {3}(\d{10}) +\|\n\| {2}Password {8}([\w-]+) +\|/;

/** What the engines do not differ in is shown on the embedded one. */
const isServer = inject('databaseSupply').engine === 'postgres';

/** A database of the engine under test before the first start, with its settings and a data folder. */
async function newDatabase(choice?: { isMigrated: boolean }): Promise<ProgramDatabase & { data: string }> {
  const made = await programDatabase(choice);
  const data = made.settings['DATA_DIR'] ?? (await mkdtemp(join(folder, 'data-')));
  return { ...made, data, settings: { ...made.settings, DATA_DIR: data } };
}

/** The sentence with which a start fails. The program prints it and ends with 1, as two of the tests below show. */
async function reasonOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const failure: unknown = await startPanelHere(settings).catch((error: unknown) => error);
  if (failure instanceof StartProblem) return failure.message;
  throw failure instanceof Error ? failure : new Error('The panel has started');
}

describe('the first start', () => {
  test.skipIf(isServer)('generates a password, shows it once and lets its user log in', async () => {
    const { settings, drop } = await newDatabase({ isMigrated: false });
    const first = await runProgram(settings);
    const [, shownMobile = '', shownPassword = ''] = box.exec(first.output()) ?? [];
    const reply = await new Caller(await first.address()).logIn(shownMobile, shownPassword);
    expect([reply.status, reply.json.data[0].fld_logintype, shownMobile]).toEqual([200, 'Administrator', mobile]);
    expect(await first.stop()).toBe(0);

    const second = await runProgram(settings);
    expect(second.output()).not.toMatch(/password|\+--/i);
    expect((await new Caller(await second.address()).logIn(shownMobile, shownPassword)).status).toBe(200);
    expect(await second.stop()).toBe(0);
    await drop();
  });

  test.skipIf(isServer)('takes mobile number and password from the settings, and does not show the password', async () => {
    const { settings, drop } = await newDatabase();
    const program = await runProgram({ ...settings, ADMIN_MOBILE: '9123456780', ADMIN_PASSWORD: password });
    expect((await new Caller(await program.address()).logIn('9123456780', password)).status).toBe(200);
    expect(program.output()).toContain('mobile number 9123456780');
    expect(program.output()).not.toContain(password);
    expect(await program.stop()).toBe(0);
    await drop();
  });

  // The embedded database allows only one process.
  test.runIf(isServer)('by several processes at once creates one user', async () => {
    const { settings, drop } = await newDatabase({ isMigrated: false });
    const programs = await Promise.all([1, 2, 3].map(() => runProgram(settings)));
    const boxes = programs.map((program) => box.exec(program.output())).filter((shown) => shown !== null);
    expect(boxes).toHaveLength(1);
    const [, shownMobile = '', shownPassword = ''] = boxes[0] ?? [];
    for (const program of programs) expect((await new Caller(await program.address()).logIn(shownMobile, shownPassword)).status).toBe(200);
    for (const program of programs) expect((await fetch(`${await program.address()}/api/health`)).status).toBe(200);
    expect(await Promise.all(programs.map((program) => program.stop()))).toEqual([0, 0, 0]);
    await drop();
  });

  test.skipIf(isServer)('that finds its port in use leaves no user whose password no one has seen', async () => {
    const { settings, drop } = await newDatabase();
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const refused = await runProgram({ ...settings, PORT: String(port) });
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toBe(`Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.\n`);
    blocker.close();

    const next = await runProgram(settings);
    expect(next.output()).toMatch(box);
    expect(await next.stop()).toBe(0);
    await drop();
  });
});

// The settings are refused before any database is opened.
describe.skipIf(isServer)('a start that fails', () => {
  const sentenceWith = (name: string) => new RegExp(`^(?=[^\\n]*\\b${name}\\b)[A-Z][^\\n]*\\.$`);

  // One is noticed with the settings, the other with the database.
  test.each<[string, string]>([
    ['PORT', 'abc'],
    ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none'],
  ])('ends the program with one sentence that gives the reason: %s=%s', async (name, value) => {
    const program = await runProgram({ DATA_DIR: join(folder, 'unused'), [name]: value });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toMatch(/\n$/);
    expect(program.errors().slice(0, -1)).toMatch(sentenceWith(name));
    expect(program.output()).toBe('');
  });

  test.each<[string, string]>([
    ['HOST', '203.0.113.7'],
    ['DATA_DIR', '/dev/null'],
    ['DATA_DIR', '/proc/none'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['METRICS_TOKEN', 'short'],
  ])('gives the reason in one sentence: %s=%s', async (name, value) => {
    const { settings, drop } = await newDatabase();
    expect(await reasonOf({ ...settings, [name]: value })).toMatch(sentenceWith(name));
    await drop();
  });
});

describe.skipIf(isServer)('a damaged database file is not mistaken for a new office, and is left unchanged:', () => {
  let office: string;
  let dropOffice: () => Promise<void>;
  beforeAll(async () => {
    const { settings, data, drop } = await newDatabase();
    [office, dropOffice] = [data, drop];
    await (await startPanelHere({ ...settings, ADMIN_PASSWORD: password })).stop();
  });

  afterAll(() => dropOffice());

  /** A copy of an office that has been started once. */
  async function anOffice(): Promise<string> {
    const data = await mkdtemp(join(folder, 'damaged-'));
    await cp(office, data, { recursive: true });
    return data;
  }

  /** What the panel and its commands say about a data folder. */
  const sentenceOn = (data: string, damage: string) =>
    `The database file ${join(data, 'vikray.db')} ${damage}. Nothing has been changed. ` +
    `Move vikray.db, vikray.db-wal and vikray.db-shm out of ${data}, then restore the last backup: npm run restore -- FILE. ` +
    `Only a new office starts without a backup.`;

  test.each([
    ['an empty file', 'is empty', () => Buffer.alloc(0)],
    ['a file of another kind', 'is not a database', () => Buffer.from('this is no database, and was never one'.repeat(100))],
    ['a file with part of its header', 'is not a database', (whole: Buffer) => whole.subarray(0, 50)],
    ['a truncated file', 'is truncated: 8,192 bytes are missing at its end', (whole: Buffer) => whole.subarray(0, whole.length - 8192)],
  ])('%s', async (_, damage, spoil) => {
    const data = await anOffice();
    const file = join(data, 'vikray.db');
    const spoilt = spoil(await readFile(file));
    await writeFile(file, spoilt);
    expect(await reasonOf({ DATA_DIR: data })).toBe(sentenceOn(data, damage));
    const command = await runCommand('reset-password', [mobile], { DATA_DIR: data });
    expect([command.code, command.errors]).toEqual([1, `${sentenceOn(data, damage)}\n`]);
    expect((await readFile(file)).equals(spoilt)).toBe(true);
  });

  test('the program ends with that sentence', async () => {
    const data = await anOffice();
    await writeFile(join(data, 'vikray.db'), '');
    const program = await runProgram({ DATA_DIR: data });
    expect([await program.ended, program.errors()]).toEqual([1, `${sentenceOn(data, 'is empty')}\n`]);
    expect(await readFile(join(data, 'vikray.db'), 'utf8')).toBe('');
  });

  test('a file whose last pages are still in the log beside it is complete', async () => {
    const data = await anOffice();
    const running = await runProgram({ DATA_DIR: data });
    const admin = new Caller(await running.address());
    await admin.logIn(mobile, password);
    running.signal('SIGKILL');
    await running.ended;
    const again = await startPanelHere({ DATA_DIR: data });
    expect((await new Caller(again.address).logIn(mobile, password)).status).toBe(200);
    await again.stop();
  });
});

test('a database of a newer release is left unchanged, and a sentence gives the reason', async () => {
  const { database, settings, drop } = await newDatabase();
  const db = openDatabase(database);
  await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-0000-later', '')`.execute(db);
  await db.destroy();
  expect(await reasonOf(settings)).toBe(
    'This database was written by a newer version of Vikray (2099-01-01-0000-later). Install that version first.',
  );
  await drop();
});

describe('a program that is asked to stop', () => {
  test('finishes running requests, takes no new ones, and closes its database', async () => {
    const { settings, data, drop } = await newDatabase();
    const program = await runProgram({ ...settings, ADMIN_PASSWORD: password });
    const address = await program.address();
    const login = await startLogin(address, mobile, password);
    program.signal('SIGTERM');
    await program.refusesConnections();
    // A second signal does not interrupt the orderly stop.
    program.signal('SIGINT');
    expect(await login.finish()).toMatch(/^HTTP\/1\.1 200 [^]*"fld_officemobile":"9000000001"/);
    expect(await program.ended).toBe(0);
    expect(program.errors()).toBe('');
    // The empty lock file stays. A write-ahead log would mean that the database was not closed.
    const files = (await readdir(data)).toSorted();
    expect(files).toEqual(isServer ? [] : ['vikray.db', 'vikray.db.lock']);

    const again = await startPanelHere(settings);
    expect((await new Caller(again.address).logIn(mobile, password)).status).toBe(200);
    await again.stop();
    await drop();
  });
});

describe.runIf(!isServer)('a second panel on the same embedded database', () => {
  test('is refused with a sentence while the first one continues; it starts after the first one has ended', async () => {
    const { settings, data, drop } = await newDatabase();
    const first = await runProgram({ ...settings, ADMIN_PASSWORD: password });
    const second = await runProgram(settings);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `Another panel uses the database ${join(data, 'vikray.db')}. Stop that one first, or set DATA_DIR to another folder.\n`,
    );
    expect((await new Caller(await first.address()).logIn(mobile, password)).status).toBe(200);

    first.signal('SIGKILL');
    await first.ended;
    const next = await runProgram(settings);
    expect((await new Caller(await next.address()).logIn(mobile, password)).status).toBe(200);
    expect(await next.stop()).toBe(0);
    await drop();
  });

  test('does not prevent commands from running', async () => {
    const { settings, data, drop } = await newDatabase();
    const program = await runProgram({ ...settings, ADMIN_PASSWORD: password });
    const file = join(data, 'backup');
    expect((await runCommand('backup', [file], settings)).code).toBe(0);
    expect((await runCommand('restore', [file], settings)).code).toBe(0);
    expect((await new Caller(await program.address()).logIn(mobile, password)).status).toBe(200);
    expect(await program.stop()).toBe(0);
    await drop();
  });
});

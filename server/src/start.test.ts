import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { sql } from 'kysely';
import { Caller } from '../../testing/panel/caller.ts';
import { startMailServer } from '../../testing/panel/mail-server.ts';
import { startTestPanel } from '../../testing/panel/panel.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { startLogin } from '../../testing/panel/split-login.ts';
import { startPanelHere } from '../../testing/panel/panel-here.ts';
import { runProgram, type Program } from '../../testing/panel/program.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { verifyChain } from './platform/database/ledgers/verify-chain.ts';
import { StartProblem } from './platform/start-problem.ts';
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

/** The schema and the rows of a database file, and the moments of its migrations. */
async function contentsOf(file: string) {
  // Reading a file would leave others beside it.
  const copy = join(await mkdtemp(join(folder, 'copy-')), 'vikray.db');
  await cp(file, copy);
  const database = new DatabaseSync(copy);
  const all = (query: string) => database.prepare(query).all();
  const schema = all("select name, type, sql from sqlite_master where name not like 'sqlite_stat%' order by name");
  const stored = schema.filter(
    ({ type, sql: made, name }) => type === 'table' && !/^create virtual/i.test(String(made)) && name !== migrations,
  );
  const rows = Object.fromEntries(stored.map(({ name }) => [String(name), all(`select * from "${String(name)}"`)]));
  const migratedAt = all(`select name, timestamp from ${migrations} order by name`);
  database.close();
  return { contents: { schema, rows, migrations: migratedAt.map(({ name }) => name) }, migratedAt };
}

const migrations = 'kysely_migration';

/** The sentence with which a start fails. The program prints it and ends with 1, as two of the tests below show. */
async function reasonOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const failure: unknown = await startPanelHere(settings).catch((error: unknown) => error);
  if (failure instanceof StartProblem) return failure.message;
  throw failure instanceof Error ? failure : new Error('The panel has started');
}

describe.skipIf(isServer)('an office on the embedded database', () => {
  let office: Awaited<ReturnType<typeof newDatabase>>;
  let program: Program;
  let second: Promise<Program>;
  let shown: { mobile: string; password: string };
  beforeAll(async () => {
    office = await newDatabase({ isMigrated: false });
    program = await runProgram(office.settings);
    // It waits a few seconds for the first one to end.
    second = runProgram(office.settings);
    const [, shownMobile = '', shownPassword = ''] = box.exec(program.output()) ?? [];
    shown = { mobile: shownMobile, password: shownPassword };
  });
  afterAll(async () => {
    await program.stop();
    await office.drop();
  });

  const logIn = async () => new Caller(await program.address()).logIn(shown.mobile, shown.password);

  test('begins with the database that the build has migrated, which is the one that the migrations make', async () => {
    const built = await contentsOf(fileURLToPath(new URL('../dist/new-database.db', import.meta.url)));
    const migrated = await newDatabase();
    expect(built.contents).toEqual((await contentsOf(join(migrated.data, 'vikray.db'))).contents);
    expect((await contentsOf(join(office.data, 'vikray.db'))).migratedAt).toEqual(built.migratedAt);
    await migrated.drop();
  });

  test('generates a password, shows it once and lets its user log in', async () => {
    const reply = await logIn();
    expect([reply.status, reply.json.data[0].fld_logintype, shown.mobile]).toEqual([200, 'Administrator', mobile]);
    expect(program.output().split(shown.password)).toHaveLength(2);
  });

  test('can be backed up and restored by commands beside its panel', async () => {
    const file = join(office.data, 'backup');
    expect((await runCommand('backup', [file], office.settings)).code).toBe(0);
    expect((await runCommand('restore', [file], office.settings)).code).toBe(0);
    expect((await logIn()).status).toBe(200);
  });

  test('is kept from a second panel, which says so, while the first one continues', async () => {
    const refused = await second;
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toBe(
      `Another panel uses the database ${join(office.data, 'vikray.db')}. Stop that one first, or set DATA_DIR to another folder.\n`,
    );
    expect((await logIn()).status).toBe(200);
  });

  test('is complete after its panel was killed, with the pages that are still in the log; the password is not shown again', async () => {
    program.signal('SIGKILL');
    await program.ended;
    expect((await stat(join(office.data, 'vikray.db-wal'))).size).toBeGreaterThan(0);
    program = await runProgram(office.settings);
    expect(program.output()).not.toMatch(/password|\+--/i);
    expect((await logIn()).status).toBe(200);
    expect(await program.stop()).toBe(0);
  });
});

describe('a program', () => {
  let office: Awaited<ReturnType<typeof newDatabase>>;
  let program: Program;
  beforeAll(async () => {
    office = await newDatabase();
    program = await runProgram({ ...office.settings, ADMIN_MOBILE: '9123456780', ADMIN_PASSWORD: password });
  });
  afterAll(() => office.drop());

  test('takes mobile number and password of the first user from the settings, and does not show the password', async () => {
    expect((await new Caller(await program.address()).logIn('9123456780', password)).status).toBe(200);
    expect(program.output()).toContain('mobile number 9123456780');
    expect(program.output()).not.toContain(password);
  });

  test('that is asked to stop finishes running requests, takes no new ones, and closes its database', async () => {
    const login = await startLogin(await program.address(), '9123456780', password);
    program.signal('SIGTERM');
    await program.refusesConnections();
    // A second signal does not interrupt the orderly stop.
    program.signal('SIGINT');
    expect(await login.finish()).toMatch(/^HTTP\/1\.1 200 [^]*"fld_officemobile":"9123456780"/);
    expect(await program.ended).toBe(0);
    expect(program.errors()).toBe('');
    // The empty lock file stays. A write-ahead log would mean that the database was not closed.
    const files = (await readdir(office.data)).toSorted();
    expect(files).toEqual(isServer ? [] : ['vikray.db', 'vikray.db.lock']);

    const again = await startPanelHere(office.settings);
    expect((await new Caller(again.address).logIn('9123456780', password)).status).toBe(200);
    await again.stop();
  });
});

test('a panel that is asked to stop begins no further mail while its last requests end', async () => {
  const [arrived, confirmed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const beforeConfirming = () => (arrived.resolve(), confirmed.promise);
  const mailServer = await startMailServer({ beforeConfirming });
  const panel = await startTestPanel({
    mail: { transport: mailServer.smtp, from: 'panel@example.in', timeoutMs: 60_000, deadlineMs: 60_000 },
  });
  const mail = { user_id: 1, name: 'Boss', address: 'boss@example.in', text: 'Was it you?', created_at: panel.clock.now().toISOString() };
  const mails = ['first', 'second'].map((subject) => ({ ...mail, subject }));
  await panel.db.insertInto('security_mails').values(mails).execute();
  await panel.admin.call('RunJob', { job: 'security-mail' });
  await arrived.promise;

  const login = await startLogin(panel.address, mobile, 'a wrong password');
  const stopped = panel.stop();
  confirmed.resolve();
  await panel.jobs.settled();
  expect(mailServer.received).toHaveLength(1);
  expect(await panel.db.selectFrom('security_mails').select('subject').execute()).toEqual([{ subject: 'second' }]);
  await login.finish();
  await stopped;
});

test('what a panel has written when it stops is in the chain', async () => {
  const { database, settings, drop } = await newDatabase();
  const panel = await startPanelHere({ ...settings, ADMIN_PASSWORD: password });
  const admin = new Caller(panel.address);
  await admin.logIn(mobile, password);
  await admin.call('AddTax', { tax: 12_00 });
  await panel.stop();

  const db = openDatabase(database);
  const { head, firstBreak, unsealed } = await verifyChain(db);
  expect({ firstBreak, unsealed }).toEqual({ firstBreak: undefined, unsealed: 0 });
  expect(head.position).toBeGreaterThan(0);
  await db.destroy();
  await drop();
});

test.skipIf(isServer)('a first start that finds its port in use leaves no user whose password no one has seen', async () => {
  const { database, settings, drop } = await newDatabase();
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const refused = await runProgram({ ...settings, PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toBe(`Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.\n`);
  blocker.close();

  const db = openDatabase(database);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  await db.destroy();
  await drop();
});

test('a first start that refuses the password of the settings ends, although it listens already, and leaves no user', async () => {
  const { database, settings, drop } = await newDatabase();
  const refused = await runProgram({ ...settings, ADMIN_PASSWORD: 'password123' });
  expect(await refused.ended).toBe(1);
  expect([refused.output(), refused.errors()]).toEqual(['', 'ADMIN_PASSWORD is too common. Please choose another.\n']);

  const db = openDatabase(database);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  await db.destroy();
  await drop();
});

// The settings are refused before any database is opened.
describe.skipIf(isServer)('a start that fails', () => {
  const sentenceWith = (name: string) => new RegExp(`^(?=[^\\n]*\\b${name}\\b)[A-Z][^\\n]*\\.$`);

  // One is noticed with the settings, the other with the database.
  test.each<[string, string]>([
    ['PORT', 'abc'],
    ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none'],
    ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none?sslmode=require'],
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
    `Move vikray.db, vikray.db-wal and vikray.db-shm out of ${data}, then restore the last backup: npm run restore -- FILE --into-empty. ` +
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
});

test('a database of a version before 0.1.0 is left unchanged byte for byte, and a sentence gives the reason', async () => {
  const { database, settings, drop } = await newDatabase();
  const db = openDatabase(database);
  await sql`update kysely_migration set name = '2026-11-21-1000-platform-create' where name like '%-baseline'`.execute(db);
  await db.destroy();
  const bytes = async () => ('file' in database ? readFile(database.file, 'hex') : undefined);
  const before = await bytes();
  expect(await reasonOf(settings)).toBe(
    'This database was written by a version of Vikray before 0.1.0, which this version cannot upgrade. Nothing has been changed. ' +
      'Keep using the version that wrote it, or start with a new database.',
  );
  expect(await bytes()).toBe(before);
  await drop();
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

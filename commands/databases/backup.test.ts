import { execFileSync, spawnSync } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { withOpenLedgers } from '../../server/src/platform/database/ledgers/append-only.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import type { Caller } from '../../testing/panel/caller.ts';
import { contentsOf, restoredContents } from '../../testing/panel/contents.ts';
import { aSite } from '../../testing/builders/customer-sites.ts';
import { aCustomer } from '../../testing/builders/customers.ts';
import {
  addDailyRecords,
  addFurtherRecords,
  logInAdmin,
  programAdmin,
  quotationOfToday,
  readThread,
} from '../../testing/builders/daily-records.ts';
import { addSalesSetup } from '../../testing/builders/quotations.ts';
import { bringKey, programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { startPanelHere, type PanelHere } from '../../testing/panel/panel-here.ts';
import { runProgram } from '../../testing/panel/program.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { runScript, startScript } from '../../testing/panel/run-script.ts';
import { waitsForLock } from '../../testing/panel/waits-for-lock.ts';
import { findPostgresProgram } from '../../server/src/backups/files/postgres-programs.ts';

// Every test runs commands, which is slow.
vi.setConfig({ testTimeout: 300_000 });

const isServer = inject('databaseSupply').engine === 'postgres';
let folder: string;
let database: ProgramDatabase;
let panel: PanelHere;
let admin: Caller;
let db: Db;
let customerId: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-backup-'));
  database = await programDatabase();
  panel = await startPanelHere({ ...database.settings, ADMIN_PASSWORD: programAdmin.password });
  admin = await logInAdmin(panel.address);
  ({ customerId } = await addDailyRecords(admin));
  await admin.call('AddCustomerSite', aSite(customerId));
  db = openDatabase(database.database);
  await addFurtherRecords(admin, db);
});
afterAll(async () => {
  await db.destroy();
  await panel.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

let lastFile = 0;
function aFile(): string {
  return join(folder, `backup-${++lastFile}`);
}

/** All contents but the notes of changed money, which a job of the running panel clears each minute. */
async function contentsAtRest() {
  const { money_changes: _, ...contents } = await contentsOf(db);
  return contents;
}

async function backUp(file = aFile(), run = runCommand): Promise<string> {
  const ran = await run('backup', [file], database.settings);
  expect(ran).toEqual({
    code: 0,
    output: expect.stringMatching(
      // The PostgreSQL run has no key.
      new RegExp(
        `^Backed up to \\S+ \\([\\d.]+ MB\\), checked and complete\\.\nMark of its chain: \\d+:[\\da-f]*\n${isServer ? '' : 'This file does not contain the key .*\n'}$`,
      ),
    ),
    errors: '',
  });
  return file;
}

function restore(file: string, ...flags: readonly string[]) {
  return runCommand('restore', [file, ...flags], database.settings);
}

async function customerNames(): Promise<string[]> {
  return (await admin.call('GetCustomer', {})).rows.map((row) => row.companyName);
}

function hasPrograms(): boolean {
  try {
    return isServer ? findPostgresProgram('pg_dump') !== '' : true;
  } catch (error) {
    console.warn(`Backup of PostgreSQL is not tested here. ${String(error)}`);
    return false;
  }
}

describe.runIf(hasPrograms())('a backup', () => {
  test('is restored while the panel runs, with every row of every table, notes and files among them (THR-20)', async () => {
    const before = await contentsOf(db);
    const thread = await readThread(admin, customerId);
    // This test has no mail server, no settings, no issued papers, no links for customers and no one with a second step or a forgotten password.
    // No order has changed, nothing has come back or been counted, and no one has paid, disputed or been reminded. No program has a token.
    const links = ['answer_mails', 'link_answers', 'link_attempts', 'quotation_links'];
    const papers = ['document_series', 'paper_files', 'papers'];
    const money = [
      'due_parts',
      'entered_bills',
      'receipt_deductions',
      'receipt_marks',
      'receipts',
      'refunds',
      'money_papers',
      'open_parts',
      'account_sums',
      'deal_sums',
    ];
    const credit = ['credit_note_lines', 'credit_note_taxes', 'credit_notes', 'disputes', 'reminders'];
    const goods = ['return_lines', 'returns', 'stock_count_lines', 'stock_counts'];
    const unused = [
      ...links,
      ...papers,
      ...money,
      ...credit,
      ...goods,
      'api_tokens',
      'customer_merges',
      'import_columns',
      'import_updates',
      'order_change_lines',
      'order_change_papers',
      'order_changes',
      'password_resets',
      'recovery_codes',
      'reset_requests',
      'second_steps',
      'security_mails',
      'setting_secrets',
      'settings',
    ];
    const empty = Object.entries(restoredContents(before))
      .filter(([, rows]) => rows.length === 0)
      .map(([name]) => name);
    // The PostgreSQL run has no key.
    const expected = [
      'backups',
      'idempotency_keys',
      'login_attempts',
      'mail_log',
      'private_access',
      ...unused,
      ...(isServer ? ['secret_key'] : []),
    ];
    expect(empty.toSorted()).toEqual(expected.toSorted());
    const file = await backUp(aFile(), runScript);
    const [id] = await admin.call('AddCustomer', aCustomer({ companyName: 'Added Later' }));
    await addDailyRecords(admin);
    await withOpenLedgers(db, 'test', async (tx) => tx.deleteFrom('stock_movements').execute());

    const { code, output, errors } = await runScript('restore', [file], database.settings);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(
      /^Restored \S+\. What was there before is kept as \S+vikray-before-restore-[\d-]+\.(db|dump)\. Everyone must log in again\.\n$/,
    );
    expect(restoredContents(await contentsOf(db))).toEqual(restoredContents(before));
    expect((await runCommand('verify-audit', [], database.settings)).output).toMatch(/^The chain is whole: /);

    expect((await admin.send('GetCustomer')).status).toBe(401);
    admin = await logInAdmin(panel.address);
    expect(await customerNames()).not.toContain('Added Later');
    expect(thread).toContainEqual(expect.stringMatching(/^%PDF-1\.7/));
    expect(await readThread(admin, customerId)).toEqual(thread);
    expect(await admin.call('AddCustomer', aCustomer({ companyName: 'Added Again' }))).toEqual(id ? [id] : []);
    expect((await admin.call('GetCustomerList', { search: 'added again', page: 1 })).rows).toHaveLength(1);
  });

  test('leaves, when it is restored, a row of the audit log, a notice to Administrators and a line on System Health (RES-05)', async () => {
    const file = await backUp();
    const lastChange = (await admin.call('GetAuditLog', { page: 1 })).rows[0]?.happenedAt ?? '';
    await restore(file);
    admin = await logInAdmin(panel.address);
    const { rows } = await admin.call('GetAuditLog', { record: 'backup', operation: 'Restore', page: 1 });
    const changes = rows[0]?.changes.map(({ field, after }) => [field, after]);
    expect([rows[0]?.recordName, rows[0]?.userId]).toEqual([basename(file), null]);
    const by = rows[0]?.userName.replace(' on the server', '') ?? '';
    expect(changes).toEqual([
      ['Restored by', by],
      ['Last change', dashedInstant(lastChange)],
    ]);
    expect((await admin.call('GetNotifications', {})).map(({ text }) => text)).toContain(
      `The database was restored from the backup ${basename(file)} by ${by} on the server. Its last change is from ${dashedInstant(lastChange)}.`,
    );
    const health = await admin.call('GetSystemHealth', {});
    expect(health.find(({ check }) => check === 'Last restore')).toMatchObject({
      result: 'Note',
      text: expect.stringContaining(basename(file)),
    });
  });

  test('holds one moment of a panel that continues to write', async () => {
    const done = new AbortController();
    const written: string[] = [];
    const writing = (async () => {
      while (!done.signal.aborted) {
        const companyName = `Written ${String(written.length).padStart(5, '0')}`;
        await admin.call('AddCustomer', aCustomer({ companyName }));
        written.push(companyName);
      }
    })();
    await expect.poll(() => written.length).toBeGreaterThan(2);
    const file = await backUp();
    done.abort();
    await writing;
    await restore(file);
    admin = await logInAdmin(panel.address);
    const found = (await customerNames()).filter((name) => name.startsWith('Written')).toSorted();
    expect(found).toEqual(written.slice(0, found.length));
    const customers = (await db.selectFrom('customers').select('id').where('company_name', 'like', 'Written %').execute()).map(
      (row) => row.id,
    );
    const noted = await db
      .selectFrom('audit_log')
      .select('record_id')
      .where('record', '=', 'customer')
      .where('operation', '=', 'AddCustomer')
      .execute();
    expect(noted.map((row) => row.record_id)).toEqual(expect.arrayContaining(customers));
  });

  test('keeps the replaced contents, so that a mistaken restore can be taken back', async () => {
    const file = await backUp();
    await admin.call('AddCustomer', aCustomer({ companyName: 'Nearly Lost' }));
    const { output } = await restore(file);
    const [, kept = ''] = /kept as (\S+)\. Everyone/.exec(output) ?? [];
    expect((await restore(kept)).code).toBe(0);
    admin = await logInAdmin(panel.address);
    expect(await customerNames()).toContain('Nearly Lost');
    await rm(kept);
  });

  test.runIf(isServer)('is restored although a write and the restore wait for each other', async () => {
    const file = await backUp();
    const restoring = await db.transaction().execute(async (write) => {
      // The restore looks for the deadlock first, so PostgreSQL ends it and not the write.
      await sql`set local deadlock_timeout = '1min'`.execute(write);
      await sql`select 1 from users for update`.execute(write);
      const running = restore(file);
      await waitsForLock(db);
      await sql`select 1 from customers limit 1`.execute(write);
      return { running };
    });
    expect((await restoring.running).code).toBe(0);
    admin = await logInAdmin(panel.address);
    expect((await admin.send('GetCustomer')).status).toBe(200);
  });

  test.runIf(isServer)('is restored while twelve callers write without a pause', async () => {
    const file = await backUp();
    const setup = await addSalesSetup(admin);
    const write = async () => {
      // The restore ends their session.
      while ((await admin.ask('AddQuotation', quotationOfToday(setup))).status !== 401);
    };
    const writing = Promise.all(Array.from({ length: 12 }, write));
    const restored = await restore(file);
    expect([restored.code, restored.errors]).toEqual([0, '']);
    await writing;
    admin = await logInAdmin(panel.address);
    expect((await admin.ask('AddCustomer', aCustomer())).status).toBe(201);
  });

  test('changes nothing if its restore is interrupted', async () => {
    const backedUp = restoredContents(await contentsOf(db));
    const file = await backUp();
    await admin.call('AddCustomer', aCustomer({ companyName: 'Either Here' }));
    for (const patienceMs of [600, 1200]) {
      const before = restoredContents(await contentsOf(db));
      const script = startScript('restore', [file], database.settings);
      const timer = setTimeout(() => script.kill(), patienceMs);
      await script.ended;
      clearTimeout(timer);
      expect([before, backedUp]).toContainEqual(restoredContents(await contentsOf(db)));
    }
    admin = await logInAdmin(panel.address);
    expect((await admin.ask('AddCustomer', aCustomer())).status).toBe(201);
  });

  test('removes a right that was given after it was made', async () => {
    const file = await backUp();
    const before = await db.selectFrom('users').select('rights_version').where('id', '=', 1).executeTakeFirstOrThrow();
    await restore(file);
    const after = await db.selectFrom('users').select('rights_version').where('id', '=', 1).executeTakeFirstOrThrow();
    expect(after.rights_version).toBeGreaterThan(before.rights_version);
    admin = await logInAdmin(panel.address);
  });

  test('is readable by its owner only and leaves no other files', async () => {
    const file = await backUp();
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).filter((name) => /^backup-.*(part|-wal|-shm|journal)/.test(name))).toEqual([]);
  });

  test('has a checksum file that sha256sum can check, readable by its owner only', async () => {
    const file = await backUp();
    expect(execFileSync('sha256sum', ['--check', `${file}.sha256`], { cwd: folder, encoding: 'utf8' })).toBe(`${basename(file)}: OK\n`);
    expect((await stat(`${file}.sha256`)).mode & 0o077).toBe(0);
  });

  test('never replaces a file', async () => {
    const file = aFile();
    await writeFile(file, 'precious');
    expect(await runScript('backup', [file], database.settings)).toEqual({
      code: 1,
      output: '',
      errors: `${file} already exists and is not replaced. Choose another name.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  test('names a path that cannot be written', async () => {
    const nowhere = join(folder, 'nowhere', 'file');
    expect((await runCommand('backup', [nowhere], database.settings)).errors).toBe(
      `The folder ${join(folder, 'nowhere')} does not exist.\n`,
    );
    expect((await runCommand('backup', ['/proc/backup'], database.settings)).errors).toBe(
      '/proc/backup cannot be written: nothing can be written there.\n',
    );
    expect((await runCommand('backup', ['one', 'two'], database.settings)).errors).toBe('Name the file to write: npm run backup -- FILE\n');
  });
});

describe.runIf(hasPrograms())('a restore refuses, and changes nothing,', () => {
  async function refusal(file: string, ...flags: readonly string[]): Promise<string> {
    const before = await contentsAtRest();
    const { code, output, errors } = await restore(file, ...flags);
    expect([code, output]).toEqual([1, '']);
    expect(await contentsAtRest()).toEqual(before);
    expect(errors).toMatch(/^[A-Z/][^\n]*\.\n$/);
    return errors.trim();
  }

  test('a file that is not there', async () => {
    expect(await refusal(join(folder, 'none'))).toBe(`There is no file ${join(folder, 'none')}.`);
  });

  test('a file of another kind', async () => {
    const file = aFile();
    await writeFile(file, 'not a backup');
    expect(await refusal(file)).toBe(`${file} is not a backup of ${isServer ? 'a PostgreSQL' : 'an embedded'} database.`);
  });

  test('a truncated file', async () => {
    const whole = await readFile(await backUp());
    const file = aFile();
    await writeFile(file, whole.subarray(0, Math.floor(whole.length / 2)));
    expect(await refusal(file, '--without-checksum')).toMatch(isServer ? /end of file|could not read/ : /^The database is damaged: /);
  });

  test('a backup with one changed bit that only the checksum reveals', async () => {
    const file = await backUp();
    const bytes = await readFile(file);
    const last = bytes.length - 1;
    bytes[last] = (bytes[last] ?? 0) ^ 1;
    await writeFile(file, bytes);
    expect(await refusal(file)).toBe(
      `${file} has changed since it was made: its checksum is not the one in ${file}.sha256. Nothing has been restored. Restore another backup.`,
    );
  });

  test('a backup without its checksum, unless --without-checksum is given', async () => {
    const file = await backUp();
    await rm(`${file}.sha256`);
    expect(await refusal(file)).toBe(
      `${file}.sha256 is missing, so the backup cannot be checked for changes. Put that file beside the backup, or run npm run restore -- ${file} --without-checksum if you trust the backup without it.`,
    );
    expect((await restore(file, '--without-checksum')).code).toBe(0);
    admin = await logInAdmin(panel.address);
  });

  test('unknown arguments', async () => {
    expect(await runScript('restore', [await backUp(), '--force'], database.settings)).toEqual({
      code: 1,
      output: '',
      errors: 'Name the backup to restore: npm run restore -- FILE [--into-empty] [--without-checksum] [--lose-unreadable]\n',
    });
  });

  test('a backup of a version before 0.1.0', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('2026-11-21-1000-platform-create', '')`.execute(db);
    const file = await copyOfDatabase();
    await sql`delete from kysely_migration where name = '2026-11-21-1000-platform-create'`.execute(db);
    expect(await refusal(file, '--without-checksum')).toBe(
      'This database was written by a version of Vikray before 0.1.0, which this version cannot upgrade. Nothing has been changed. ' +
        'Keep using the version that wrote it, or start with a new database.',
    );
  });

  test('a backup of a newer version', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-0000-later', '')`.execute(db);
    const file = await copyOfDatabase();
    await sql`delete from kysely_migration where name like '2099%'`.execute(db);
    expect(await refusal(file, '--without-checksum')).toBe(
      'This database was written by a newer version of Vikray (2099-01-01-0000-later). Install that version first.',
    );
  });

  /** The backup command refuses a newer version's database, but any other program can still copy it. */
  async function copyOfDatabase(): Promise<string> {
    const file = aFile();
    if ('file' in database.database) {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      // This process has the database open. Closing its file here would release SQLite’s locks.
      execFileSync('cp', [database.database.file, file]);
      return file;
    }
    execFileSync(findPostgresProgram('pg_dump'), ['--format=custom', `--file=${file}`, `--dbname=${database.settings['DATABASE_URL']}`]);
    return file;
  }
});

const unknownFormerUsers =
  'Users who were deleted after this backup was made are active again, with their old passwords. Check the user list and delete everyone who has left.';

test.runIf(inject('databaseSupply').engine === 'sqlite')(
  'a damaged database is not replaced while a panel may use it, and an empty place is filled only on request (RES-03)',
  async () => {
    const data = await mkdtemp(join(folder, 'damaged-'));
    await bringKey(database, data);
    await writeFile(join(data, 'vikray.db'), 'this was a database once, and is none now'.repeat(200));
    const file = await backUp();
    const refused = await runCommand('restore', [file], { DATA_DIR: data });
    expect(refused.errors).toBe(
      `The present database is damaged. Stop the panel, move vikray.db, vikray.db-wal and vikray.db-shm away from ${data}, and restore again with --into-empty.\n`,
    );
    await rm(join(data, 'vikray.db'));
    expect((await runCommand('restore', [file], { DATA_DIR: data })).errors).toBe(
      `There is no database in ${data}. The restore would make a new one there, and leave the database of a panel elsewhere as it is. Nothing has been changed. To do it, add --into-empty.\n`,
    );
    expect(await readdir(data)).toEqual(['secret.key']);
    const { code, output } = await runCommand('restore', [file, '--into-empty'], { DATA_DIR: data });
    expect([code, output]).toEqual([0, `Restored ${file}. Everyone must log in again.\n${unknownFormerUsers}\n`]);
    const restored = openDatabase({ file: join(data, 'vikray.db') });
    expect(restoredContents(await contentsOf(restored))).toEqual(restoredContents(await contentsOf(db)));
    await restored.destroy();
  },
);

test.runIf(!isServer)('a restore into a new folder is readable by its owner only', async () => {
  const data = await mkdtemp(join(folder, 'new-'));
  await bringKey(database, data);
  expect((await runCommand('restore', [await backUp(), '--into-empty'], { DATA_DIR: data })).code).toBe(0);
  const modes = await Promise.all((await readdir(data)).map(async (name) => [name, (await stat(join(data, name))).mode & 0o777]));
  expect(Object.fromEntries(modes)).toEqual({ 'secret.key': 0o600, 'vikray.db': 0o600 });
});

const isRoot = process.getuid?.() === 0;

test.runIf(!isServer && isRoot)(
  'what root makes belongs to the owner of the folder, so that the service can open it (RES-04)',
  async () => {
    const service = 12_345;
    const data = await mkdtemp(join(folder, 'owned-'));
    await bringKey(database, data);
    await chown(data, service, service);
    const settings = { DATA_DIR: data };
    const file = await backUp();
    expect((await runCommand('restore', [file, '--into-empty'], settings)).code).toBe(0);
    expect((await runCommand('restore', [file], settings)).code).toBe(0);
    expect((await runCommand('backup', [join(data, 'again.backup')], settings)).code).toBe(0);
    expect((await runCommand('rotate-key', [], settings)).code).toBe(0);
    const owners = await Promise.all((await readdir(data)).map(async (name) => [name, (await stat(join(data, name))).uid]));
    expect(owners.filter(([, uid]) => uid !== service)).toEqual([]);
    expect(owners.map(([name]) => name)).toEqual(
      expect.arrayContaining(['vikray.db', 'secret.key', 'again.backup', 'again.backup.sha256']),
    );
  },
);

test.runIf(inject('databaseSupply').engine === 'sqlite')(
  'copies left by a killed command are removed at the next start and by the next command',
  async () => {
    const other = await programDatabase();
    const data = other.settings['DATA_DIR'] ?? '';
    const ended = spawnSync('true');
    const left = [
      `vikray.db.restoring-${hostname()}-${ended.pid}`,
      `vikray.db.restoring-${hostname()}-${ended.pid}-wal`,
      `old.backup.part-${hostname()}-${ended.pid}`,
      'vikray.db.restoring-elsewhere-7',
    ];
    const atWork = [`vikray.db.restoring-${hostname()}-${process.pid}`, 'new.backup.part-elsewhere-8'];
    const leave = async () => {
      for (const name of [...left, ...atWork]) await writeFile(join(data, name), 'a copy of the data');
      const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
      await utimes(join(data, 'vikray.db.restoring-elsewhere-7'), twoDaysAgo, twoDaysAgo);
    };
    const unfinished = async () => (await readdir(data)).filter((name) => /restoring|part-/.test(name)).toSorted();

    await leave();
    const program = await runProgram({ DATA_DIR: data, ADMIN_PASSWORD: programAdmin.password });
    await program.stop();
    expect(await unfinished()).toEqual(atWork.toSorted());
    await leave();
    expect((await runCommand('backup', [join(data, 'next.backup')], { DATA_DIR: data })).code).toBe(0);
    expect(await unfinished()).toEqual(atWork.toSorted());
    await other.drop();
  },
);

test.runIf(inject('databaseSupply').engine === 'sqlite')(
  'a database with a page damaged by the disk is neither backed up nor restored',
  async () => {
    const whole = await backUp();
    const altered = join(await mkdtemp(join(folder, 'altered-')), 'vikray.db');
    const bytes = await readFile(whole);
    // Damages a page in the middle, including its header: the database still opens, and most of it can be read.
    const page = Math.floor(bytes.length / 4096 / 2) * 4096;
    for (let at = page; at < page + 4096; at++) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    await writeFile(altered, bytes);

    const target = aFile();
    const refused = await runCommand('backup', [target], { DATA_DIR: dirname(altered) });
    expect([refused.code, refused.output, refused.errors]).toEqual([1, '', expect.stringMatching(/^The database is damaged: [^\n]*\.\n$/)]);
    await expect(stat(target)).rejects.toThrow('ENOENT');
    const before = await contentsAtRest();
    expect((await restore(altered, '--without-checksum')).errors).toMatch(/^The database is damaged: /);
    expect(await contentsAtRest()).toEqual(before);
  },
);

test('the message names the package to install when PostgreSQL’s programs are missing (OPS-08)', () => {
  expect(() => findPostgresProgram('pg_dump', '', [])).toThrow(
    'PostgreSQL’s program pg_dump is not installed on this machine: install the package postgresql-client of the server’s version or newer.',
  );
});

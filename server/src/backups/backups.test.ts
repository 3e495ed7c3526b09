import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { readMail, textOf } from '../../../testing/panel/read-mail.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { findPostgresProgram } from '../platform/backup/postgres-programs.ts';

// Each backup starts programs.
vi.setConfig({ testTimeout: 300_000 });

// The nights of these tests do not end a session.
const yearMs = 365 * 86_400_000;

const { engine } = inject('databaseSupply');

function canBackUp(): boolean {
  if (engine === 'sqlite') return true;
  try {
    return engine === 'postgres' && findPostgresProgram('pg_dump') !== '';
  } catch {
    return false;
  }
}

test('without BACKUP_DIR there are no backups, and the panel says what to set (OPS-01)', async () => {
  const panel = await startTestPanel();
  expect(await panel.admin.call('GetBackup', {})).toEqual([]);
  expect(await panel.admin.call('GetBackupFolder', {})).toMatchObject([
    { folder: '', trouble: expect.stringMatching(/^There are no scheduled backups\. Set BACKUP_DIR /), dueAt: '', isRunning: false },
  ]);
  const reply = await panel.admin.send('RunDuty', { duty: 'backup' });
  expect([refusalOf(reply), reply.json.data]).toEqual([[409, 'CannotRun'], 'Set BACKUP_DIR to use this.']);
  panel.clock.pass(24 * 60);
  await panel.duties.runDue();
  expect(await panel.db.selectFrom('backups').select('id').execute()).toEqual([]);
  await panel.stop();
});

describe.runIf(canBackUp())('with a folder for backups', () => {
  let panel: TestPanel;
  let folder: string;
  let outbox: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vikray-backups-'));
    outbox = await mkdtemp(join(tmpdir(), 'vikray-outbox-'));
    const mail = { transport: { folder: outbox }, from: 'panel@example.in', timeoutMs: 1000, deadlineMs: 1000 };
    panel = await startTestPanel({ backupDir: folder, mail, sessionIdleMs: yearMs, sessionMaxMs: yearMs });
    await panel.admin.call('AddCustomer', aCustomer());
    await panel.db.updateTable('users').set({ office_email: 'boss@example.in' }).where('id', '=', 1).execute();
    await panel.duties.runDue();
  });
  afterAll(async () => {
    await panel.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(outbox, { recursive: true });
  });
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await panel.db.deleteFrom('backups').execute();
    await panel.db.updateTable('duties').set({ tries: 0, failure: '', failures: 0 }).execute();
    for (const file of await readdir(outbox)) await rm(join(outbox, file));
  });

  const list = () => panel.admin.call('GetBackup', {});
  const files = async () => (await readdir(folder)).filter((file) => !file.endsWith('.sha256')).toSorted();

  /** Moves the clock to 02:30 of the next night. */
  function toNextNight(): Date {
    const now = panel.clock.now().getTime();
    const next = Math.floor((now + 3 * 3_600_000) / 86_400_000 + 1) * 86_400_000 - 3 * 3_600_000;
    panel.clock.pass((next - now) / 60_000);
    return panel.clock.now();
  }

  /** Has the nightly backup made, and returns the newest row. */
  async function backUpAtNight() {
    toNextNight();
    await panel.duties.runDue();
    const [newest] = await list();
    if (!newest) throw new Error('There is no backup');
    return newest;
  }

  async function startByHand(): Promise<void> {
    expect((await panel.admin.send('RunDuty', { duty: 'backup' })).status).toBe(200);
    await panel.duties.settled();
  }

  /** A copy of a backup under another name, as a command leaves one. */
  async function putByCommand(of: string, file: string): Promise<void> {
    await copyFile(join(folder, of), join(folder, file));
    await writeFile(join(folder, `${file}.sha256`), (await readFile(join(folder, `${of}.sha256`), 'utf8')).replace(of, file));
  }

  /** The mails that contain a text. */
  async function mails(about: string): Promise<string[]> {
    const sources = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')));
    return sources.map((source) => textOf(readMail(source), 'text/plain')).filter((text) => text.includes(about));
  }

  test('one is made every night at 02:30 in India, checked, readable by its owner only, and listed (OPS-01, OPS-02, OPS-04, OPS-06, OPS-08)', async () => {
    const night = toNextNight();
    panel.clock.pass(-1);
    await panel.duties.runDue();
    expect(await files()).toEqual([]);
    panel.clock.pass(1);
    await panel.duties.runDue();
    const day = new Date(night.getTime() + 330 * 60_000).toISOString().slice(0, 10);
    const file = `vikray-${day}-0230.backup`;
    expect(await files()).toEqual([file]);
    const found = await stat(join(folder, file));
    expect(found.mode & 0o777).toBe(0o600);
    const reply = await panel.admin.send('GetBackup');
    expect(reply.json.data).toEqual([
      {
        fld_file: file,
        fld_at: night.toISOString(),
        fld_size: found.size,
        fld_seconds: expect.any(Number),
        fld_verifiedat: night.toISOString(),
        fld_restoredat: '',
        fld_failure: '',
        fld_origin: 'Duty',
      },
    ]);
    expect(await panel.admin.call('GetBackupFolder', {})).toMatchObject([
      { folder, trouble: '', failure: '', isRunning: false, dueAt: new Date(night.getTime() + 86_400_000).toISOString() },
    ]);
  });

  test('an Administrator has one made now, and not two at a time; two in one minute get different names (OPS-02, OPS-06)', async () => {
    const replies = await Promise.all([1, 2].map(() => panel.admin.send('RunDuty', { duty: 'backup' })));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 1 });
    expect((await panel.admin.call('GetBackupFolder', {}))[0]?.isRunning).toBe(true);
    await panel.duties.settled();
    await startByHand();
    expect(await list()).toMatchObject([
      { file: expect.stringMatching(/^vikray-[\d-]{15}-2\.backup$/), origin: 'By hand', failure: '' },
      { file: expect.stringMatching(/^vikray-[\d-]{15}\.backup$/), origin: 'By hand', failure: '' },
    ]);
  });

  test('two servers make one backup at 02:30 (OPS-01)', async () => {
    const another = await panel.startAnother();
    toNextNight();
    await Promise.all([panel.duties.runDue(), another.duties.runDue(), panel.duties.runDue()]);
    panel.clock.pass(-10);
    await another.duties.runDue();
    panel.clock.pass(11);
    await another.duties.runDue();
    expect(await files()).toHaveLength(1);
    await another.stop();
  });

  test('old ones go, the last ones stay, and never a file that the panel has not made (OPS-03)', async () => {
    const first = await backUpAtNight();
    const { size } = await stat(join(folder, first.file));
    // Friday, 23 October, and the nine days before it. Two of the files are no longer the panel's own.
    const days = Array.from({ length: 10 }, (_, count) => new Date(Date.parse('2026-10-22T21:00:00.000Z') - count * 86_400_000));
    for (const [count, begun] of days.entries()) {
      const file = `old-${count}.backup`;
      await putByCommand(first.file, file);
      await utimes(join(folder, file), begun, begun);
      await panel.db
        .insertInto('backups')
        .values({
          file,
          origin: 'Duty',
          begun: begun.toISOString(),
          size,
          modified: begun.toISOString(),
          seconds: 1,
          verified_at: begun.toISOString(),
          restored_at: null,
          failure: '',
        })
        .execute();
    }
    await writeFile(join(folder, 'old-8.backup'), 'not a backup');
    await rm(join(folder, 'old-9.backup'));
    await symlink(join(folder, first.file), join(folder, 'old-9.backup'));
    await putByCommand(first.file, 'of the command.backup');
    await writeFile(join(folder, 'notes.txt'), 'keep');
    await backUpAtNight();
    const left = await files();
    // Two new nights and five old ones are seven days, and old-5 is of a Sunday.
    expect(left.filter((file) => file.startsWith('old-'))).toEqual([0, 1, 2, 3, 4, 5, 8, 9].map((count) => `old-${count}.backup`));
    expect(left).toEqual(expect.arrayContaining(['notes.txt', 'of the command.backup', first.file]));
  });

  test('a backup that a command has put there is listed at once, verified within the hour, and never deleted (OPS-09)', async () => {
    const own = await backUpAtNight();
    await putByCommand(own.file, 'today.backup');
    expect(await list()).toContainEqual(expect.objectContaining({ file: 'today.backup', origin: 'Command', verifiedAt: '', failure: '' }));
    panel.clock.pass(60);
    await panel.duties.runDue();
    expect(await list()).toContainEqual(
      expect.objectContaining({ file: 'today.backup', origin: 'Command', verifiedAt: panel.clock.now().toISOString(), failure: '' }),
    );
    await rm(join(folder, 'today.backup'));
    expect((await list()).map(({ file }) => file)).toEqual([own.file]);
  });

  test('a damaged backup of a command is noted, and Administrators get a mail, once (OPS-05, OPS-09)', async () => {
    const own = await backUpAtNight();
    await putByCommand(own.file, 'damaged.backup');
    const bytes = await readFile(join(folder, 'damaged.backup'));
    bytes.fill(0x55, bytes.length - 600);
    await writeFile(join(folder, 'damaged.backup'), bytes);
    for (let hour = 0; hour < 3; hour++) {
      panel.clock.pass(60);
      await panel.duties.runDue();
    }
    const sentence = 'This backup has changed since it was made. Do not restore it.';
    expect(await list()).toContainEqual(expect.objectContaining({ file: 'damaged.backup', failure: sentence, verifiedAt: '' }));
    expect(await mails(`damaged.backup: ${sentence}`)).toHaveLength(1);
  });

  test('a backup that cannot be made is told by mail and tried again after 1, 5 and 30 minutes; the old ones stay (OPS-05)', async () => {
    const old = await backUpAtNight();
    toNextNight();
    await rm(folder, { recursive: true });
    await mkdir(`${folder}-kept`);
    await panel.duties.runDue();
    panel.clock.pass(1);
    await panel.duties.runDue();
    const sentence = `BACKUP_DIR: the folder ${folder} does not exist.`;
    expect((await list()).map(({ failure, size }) => [failure, size])).toEqual([
      [sentence, 0],
      [sentence, 0],
    ]);
    expect(await panel.admin.call('GetBackupFolder', {})).toMatchObject([{ trouble: sentence, failure: sentence }]);
    expect(await mails(sentence)).toHaveLength(1);
    const notices = (await panel.admin.call('GetNotifications', {})).filter(({ text }) => text === `A backup has failed. ${sentence}`);
    expect(notices).toMatchObject([{ page: 'backups', unread: true }]);
    await mkdir(folder);
    panel.clock.pass(5);
    await panel.duties.runDue();
    const [newest] = await list();
    expect([newest?.failure, newest?.file === old.file]).toEqual(['', false]);
    expect((await panel.admin.call('GetBackupFolder', {}))[0]).toMatchObject({ trouble: '', failure: '' });
    await rm(`${folder}-kept`, { recursive: true });
  });

  test('with less room than twice the last backup, none is begun (OPS-07)', async () => {
    const last = await backUpAtNight();
    await panel.db.updateTable('backups').set({ size: 1_500_000_000_000_000 }).where('file', '=', last.file).execute();
    // Not with the duties of the night: the check would forget the record, as the file has another size.
    await startByHand();
    const failures = (await list()).flatMap(({ failure }) => (failure === '' ? [] : [failure]));
    expect(failures).toEqual([expect.stringMatching(/^Not enough space: [\d.]+ [GM]B free, 3000000\.0 GB needed\.$/)]);
    expect(await files()).toEqual([last.file]);
  });

  test('a file or link that has the name already is left alone (OPS-03)', async () => {
    const night = toNextNight();
    const day = new Date(night.getTime() + 330 * 60_000).toISOString().slice(0, 10);
    await writeFile(join(folder, `vikray-${day}-0230.backup`), 'foreign');
    await symlink('/nowhere', join(folder, `vikray-${day}-0230-2.backup`));
    await panel.duties.runDue();
    expect((await list()).map(({ file, failure }) => [file, failure])).toEqual([[`vikray-${day}-0230-3.backup`, '']]);
    expect(await readFile(join(folder, `vikray-${day}-0230.backup`), 'utf8')).toBe('foreign');
  });

  test('a backup whose server was killed before the note is found complete or noted as failed (OPS-04)', async () => {
    const done = await backUpAtNight();
    const unnoted = { size: 0, modified: '', verified_at: null };
    await panel.db.updateTable('backups').set(unnoted).where('file', '=', done.file).execute();
    await panel.db
      .insertInto('backups')
      .values({ file: 'gone.backup', origin: 'Duty', begun: done.at, seconds: 0, restored_at: null, failure: '', ...unnoted })
      .execute();
    expect(await list()).toEqual([]);
    await backUpAtNight();
    expect((await list()).map(({ file, failure, origin }) => [file === done.file, failure, origin])).toEqual([
      [false, '', 'Duty'],
      [true, '', 'Duty'],
      [false, 'The server ended while this was running.', 'Duty'],
    ]);
  });

  test('once a week the newest is restored for a trial, and its ledger and sums are checked there (OPS-04)', async () => {
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    await startByHand();
    panel.clock.pass(7 * 24 * 60);
    await panel.duties.runDue();
    expect((await panel.duties.states()).find(({ name }) => name === 'trial restore')).toMatchObject({ failure: '' });
    expect((await list()).filter(({ restoredAt }) => restoredAt !== '')).toHaveLength(1);
    expect((await readdir(folder)).filter((file) => file.includes('restoring'))).toEqual([]);

    await panel.db.updateTable('products').set({ stock_hundredths: 7_00 }).where('id', '=', productId).execute();
    await startByHand();
    await panel.admin.send('RunDuty', { duty: 'trial restore' });
    await panel.duties.settled();
    await panel.db.updateTable('products').set({ stock_hundredths: 5_00 }).where('id', '=', productId).execute();
    const sentence =
      'The backup was restored for a trial, and its contents do not agree: the stock of 1 products is not the sum of its movements.';
    expect((await panel.admin.call('GetBackupFolder', {}))[0]).toMatchObject({ trialFailure: sentence, failure: '' });
    expect(await mails('the stock of 1 products')).toHaveLength(1);
  });
});

/** A very small disk. Only root can make one; undefined for others. */
async function smallDisk(): Promise<string | undefined> {
  const disk = await mkdtemp(join(tmpdir(), 'vikray-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    await rm(disk, { recursive: true });
    return undefined;
  }
}

test.runIf(canBackUp())('on a full disk, a backup fails with a sentence and leaves nothing behind (OPS-05, OPS-07)', async ({ skip }) => {
  const disk = (await smallDisk()) ?? skip('Only root can mount a small disk');
  onTestFinished(async () => {
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });
  const panel = await startTestPanel({ backupDir: disk });
  onTestFinished(() => panel.stop());
  await panel.admin.call('RunDuty', { duty: 'backup' });
  await panel.duties.settled();
  const [failed] = await panel.admin.call('GetBackup', {});
  expect([failed?.size, failed?.verifiedAt]).toEqual([0, '']);
  expect(failed?.failure).toMatch(/the disk is full\.$|No space left on device/);
  expect(await readdir(disk)).toEqual([]);
});

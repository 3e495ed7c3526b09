import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { canBackUp, startBackupPanel, type BackupPanel } from '../../../testing/panel/backup-panel.ts';
import { startTestPanel } from '../../../testing/panel/panel.ts';

// Each backup starts programs.
vi.setConfig({ testTimeout: 300_000 });

/** Makes a folder read-only. Root may write everywhere, so for root it mounts the folder read-only. Returns whether it could. */
async function makeReadOnly(folder: string): Promise<boolean> {
  if (process.getuid?.() !== 0) {
    await chmod(folder, 0o500);
    return true;
  }
  try {
    execFileSync('mount', ['--bind', folder, folder], { stdio: 'ignore' });
    execFileSync('mount', ['-o', 'remount,ro,bind', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function makeWritable(folder: string): Promise<void> {
  if (process.getuid?.() === 0) execFileSync('umount', [folder]);
  else await chmod(folder, 0o700);
}

describe.runIf(canBackUp())('backups that fail', () => {
  let office: BackupPanel;
  beforeAll(async () => {
    office = await startBackupPanel();
  });
  beforeEach(() => office.clear());
  afterAll(() => office.stop());

  test('a backup that cannot be made is reported by mail and tried again after 1, 5 and 30 minutes; the old ones stay (OPS-05)', async () => {
    const { panel, folder, list, toNextNight, backUpAtNight, mails } = office;
    const old = await backUpAtNight();
    toNextNight();
    await rm(folder, { recursive: true });
    await mkdir(`${folder}-kept`);
    await panel.jobs.runDue();
    panel.clock.pass(1);
    await panel.jobs.runDue();
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
    await panel.jobs.runDue();
    const [newest] = await list();
    expect([newest?.failure, newest?.file === old.file]).toEqual(['', false]);
    expect((await panel.admin.call('GetBackupFolder', {}))[0]).toMatchObject({ trouble: '', failure: '' });
    await rm(`${folder}-kept`, { recursive: true });
  });

  test('with less room than twice the last backup, none is begun (OPS-07)', async () => {
    const { panel, list, files, backUpAtNight, startByHand } = office;
    const last = await backUpAtNight();
    await panel.db
      .updateTable('backups')
      .set({ size: 1_500_000 * 1024 ** 3 })
      .where('file', '=', last.file)
      .execute();
    // Not with the jobs of the night: the check would forget the record, as the file has another size.
    await startByHand();
    const failures = (await list()).flatMap(({ failure }) => (failure === '' ? [] : [failure]));
    expect(failures).toEqual([expect.stringMatching(/^Not enough space: [\d.]+ [GM]B free, 3000000\.0 GB needed\.$/)]);
    expect(await files()).toEqual([last.file]);
  });

  test('a backup whose server was killed before the note is found complete or noted as failed (OPS-04)', async () => {
    const { panel, list, backUpAtNight } = office;
    const done = await backUpAtNight();
    const unnoted = { size: 0, modified: '', verified_at: null };
    await panel.db.updateTable('backups').set(unnoted).where('file', '=', done.file).execute();
    await panel.db
      .insertInto('backups')
      .values({ file: 'gone.backup', origin: 'Job', begun: done.at, seconds: 0, restored_at: null, failure: '', ...unnoted })
      .execute();
    expect(await list()).toEqual([]);
    await backUpAtNight();
    expect((await list()).map(({ file, failure, origin }) => [file === done.file, failure, origin])).toEqual([
      [false, '', 'Job'],
      [true, '', 'Job'],
      [false, 'The server ended while this was running.', 'Job'],
    ]);
  });

  test('in a folder that may only be read, none can be made; those that are there stay listed (OPS-01, OPS-05)', async ({ skip }) => {
    const { panel, folder, list, backUpAtNight, startByHand, mails } = office;
    const good = await backUpAtNight();
    if (!(await makeReadOnly(folder))) skip('Root can mount a folder read-only, where the machine lets it');
    onTestFinished(() => makeWritable(folder));
    const sentence = `BACKUP_DIR: the panel cannot write to the folder ${folder}.`;
    panel.clock.pass(1);
    await startByHand();
    expect((await list()).map(({ file, failure }) => [file, failure])).toEqual([
      ['', sentence],
      [good.file, ''],
    ]);
    expect(await panel.admin.call('GetBackupFolder', {})).toMatchObject([{ folder, trouble: sentence, failure: sentence }]);
    expect(await mails(sentence)).toHaveLength(1);
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
  await panel.admin.call('RunJob', { job: 'backup' });
  await panel.jobs.settled();
  const [failed] = await panel.admin.call('GetBackup', {});
  expect([failed?.size, failed?.verifiedAt]).toEqual([0, '']);
  expect(failed?.failure).toMatch(/the disk is full\.$|No space left on device/);
  expect(await readdir(disk)).toEqual([]);
});

import { readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { canBackUp, startBackupPanel, type BackupPanel } from '../../../testing/panel/backup-panel.ts';
import { startTestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';

// Each backup starts programs.
vi.setConfig({ testTimeout: 300_000 });

test('without BACKUP_DIR there are no backups, and the panel says what to set (OPS-01)', async () => {
  const panel = await startTestPanel();
  expect(await panel.admin.call('GetBackup', {})).toEqual([]);
  expect(await panel.admin.call('GetBackupFolder', {})).toMatchObject([
    { folder: '', trouble: expect.stringMatching(/^There are no scheduled backups\. Set BACKUP_DIR /), dueAt: '', isRunning: false },
  ]);
  const reply = await panel.admin.send('RunJob', { job: 'backup' });
  expect([refusalOf(reply), reply.json.data]).toEqual([[409, 'CannotRun'], 'Set BACKUP_DIR to use this.']);
  panel.clock.pass(24 * 60);
  await panel.jobs.runDue();
  expect(await panel.db.selectFrom('backups').select('id').execute()).toEqual([]);
  await panel.stop();
});

describe.runIf(canBackUp())('with a folder for backups', () => {
  let office: BackupPanel;
  beforeAll(async () => {
    office = await startBackupPanel();
  });
  beforeEach(() => office.clear());
  afterAll(() => office.stop());

  test('one is made every night at 02:30 in India, checked, readable by its owner only, and listed (OPS-01, OPS-02, OPS-04, OPS-06, OPS-08)', async () => {
    const { panel, folder, toNextNight, files } = office;
    const night = toNextNight();
    panel.clock.pass(-1);
    await panel.jobs.runDue();
    expect(await files()).toEqual([]);
    panel.clock.pass(1);
    await panel.jobs.runDue();
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
        fld_origin: 'Job',
      },
    ]);
    expect(await panel.admin.call('GetBackupFolder', {})).toMatchObject([
      { folder, trouble: '', failure: '', isRunning: false, dueAt: new Date(night.getTime() + 86_400_000).toISOString() },
    ]);
  });

  test('an Administrator has one made now, and not two at a time; two in one minute get different names (OPS-02, OPS-06)', async () => {
    const { panel, list, startByHand } = office;
    const replies = await Promise.all([1, 2].map(() => panel.admin.send('RunJob', { job: 'backup' })));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 1 });
    expect((await panel.admin.call('GetBackupFolder', {}))[0]?.isRunning).toBe(true);
    await panel.jobs.settled();
    await startByHand();
    expect(await list()).toMatchObject([
      { file: expect.stringMatching(/^vikray-[\d-]{15}-2\.backup$/), origin: 'By hand', failure: '' },
      { file: expect.stringMatching(/^vikray-[\d-]{15}\.backup$/), origin: 'By hand', failure: '' },
    ]);
  });

  test('two servers make one backup at 02:30 (OPS-01)', async () => {
    const { panel, toNextNight, files } = office;
    const another = await panel.startAnother();
    toNextNight();
    await Promise.all([panel.jobs.runDue(), another.jobs.runDue(), panel.jobs.runDue()]);
    panel.clock.pass(-10);
    await another.jobs.runDue();
    panel.clock.pass(11);
    await another.jobs.runDue();
    expect(await files()).toHaveLength(1);
    await another.stop();
  });

  test('old ones go, the last ones stay, and never a file that the panel has not made (OPS-03)', async () => {
    const { panel, folder, files, backUpAtNight, putByCommand } = office;
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
          origin: 'Job',
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

  test('a file or link that has the name already is left alone (OPS-03)', async () => {
    const { panel, folder, list, toNextNight } = office;
    const night = toNextNight();
    const day = new Date(night.getTime() + 330 * 60_000).toISOString().slice(0, 10);
    await writeFile(join(folder, `vikray-${day}-0230.backup`), 'foreign');
    await symlink('/nowhere', join(folder, `vikray-${day}-0230-2.backup`));
    await panel.jobs.runDue();
    expect((await list()).map(({ file, failure }) => [file, failure])).toEqual([[`vikray-${day}-0230-3.backup`, '']]);
    expect(await readFile(join(folder, `vikray-${day}-0230.backup`), 'utf8')).toBe('foreign');
  });
});

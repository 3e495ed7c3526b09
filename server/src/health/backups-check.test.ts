import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { password } from '../../../testing/builders/users.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

async function found({ admin }: TestPanel) {
  return (await admin.call('GetSystemHealth', {})).find(({ check }) => check === 'Backups');
}

test('System Health says when there are no scheduled backups, and shows no line for their jobs (OPS-01)', async () => {
  const panel = await startTestPanel();
  expect(await found(panel)).toMatchObject({ group: 'Data', result: 'Note', text: 'There are no scheduled backups.' });
  const names = (await panel.admin.call('GetSystemHealth', {})).map(({ check }) => check);
  expect(names).not.toContain('Nightly backup');
  await panel.stop();
});

test.each([
  [24 * 60, 'Nightly backup', 'The first one is made tonight.'],
  [30, 'Backup', 'The first one is made within 30 minutes.'],
])('with a backup every %i minutes, says when the first one is made (OPS-11)', async (backupEveryMinutes, title, sentence) => {
  const backupDir = await mkdtemp(join(tmpdir(), 'vikray-health-'));
  const panel = await startTestPanel({ backupDir, backupEveryMinutes });
  expect((await found(panel))?.advice).toContain(sentence);
  const names = (await panel.admin.call('GetSystemHealth', {})).map(({ check }) => check);
  expect(names.filter((name) => /^(Nightly b|B)ackup$/.test(name))).toEqual([title]);
  await panel.stop();
  await rm(backupDir, { recursive: true });
});

test.skipIf(inject('databaseSupply').engine === 'pglite')('shows the age of the last good backup (OPS-11)', async () => {
  const backupDir = await mkdtemp(join(tmpdir(), 'vikray-health-'));
  const panel = await startTestPanel({ backupDir });
  await panel.admin.call('RunJob', { job: 'backup' });
  await panel.jobs.settled();
  expect(await found(panel)).toMatchObject({
    result: 'OK',
    text: expect.stringMatching(/^The last good backup is from 10:00 and takes \d+\.\d MB\./),
  });
  for (const result of ['Warning', 'Problem']) {
    panel.clock.pass(31 * 60);
    await panel.admin.logIn(adminMobile, password);
    expect((await found(panel))?.result).toBe(result);
  }
  await panel.stop();
  await rm(backupDir, { recursive: true });
});

test.skipIf(inject('databaseSupply').engine === 'pglite')(
  'a backup of a clock that was ahead does not hide that none has been made since (OPS-11)',
  async () => {
    const backupDir = await mkdtemp(join(tmpdir(), 'vikray-health-'));
    const panel = await startTestPanel({ backupDir });
    await panel.admin.call('RunJob', { job: 'backup' });
    await panel.jobs.settled();
    const yearAhead = 365 * 24 * 60;
    for (const minutes of [yearAhead, 62 * 60 - yearAhead]) {
      panel.clock.pass(minutes);
      await panel.admin.logIn(adminMobile, password);
      if (minutes === yearAhead) await panel.admin.call('RunJob', { job: 'backup' });
      await panel.jobs.settled();
    }
    expect(await found(panel)).toMatchObject({ result: 'Problem', text: 'The last good backup is from 20-11-2026 10:00.' });
    await panel.stop();
    await rm(backupDir, { recursive: true });
  },
);

test('shows a failed backup and a folder that is gone as a Problem (OPS-01, OPS-05)', async () => {
  const backupDir = await mkdtemp(join(tmpdir(), 'vikray-health-'));
  const panel = await startTestPanel({ backupDir });
  expect((await found(panel))?.result).toBe('Note');

  const at = (hoursAgo: number) => new Date(panel.clock.now().getTime() - hoursAgo * 3_600_000).toISOString();
  const failed = {
    file: 'x.backup',
    origin: 'Job',
    begun: at(1),
    size: 0,
    modified: at(1),
    seconds: 1,
    failure: 'The disk is full.',
  } as const;
  await panel.db
    .insertInto('backups')
    .values({ ...failed, verified_at: null, restored_at: null })
    .execute();
  expect(await found(panel)).toMatchObject({ result: 'Problem', text: 'The last backup failed. The disk is full.' });
  await panel.db.deleteFrom('backups').execute();

  await rm(backupDir, { recursive: true });
  expect(await found(panel)).toMatchObject({ result: 'Problem', text: expect.stringContaining('does not exist') });
  await panel.stop();
});

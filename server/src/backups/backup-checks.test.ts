import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { addProduct } from '../../../testing/builders/products.ts';
import { canBackUp, startBackupPanel, type BackupPanel } from '../../../testing/panel/backup-panel.ts';
import { releasedVersions, unpackRelease } from '../../../testing/releases/released.ts';
import { writeChecksum } from './files/checksum.ts';

// Each backup starts programs.
vi.setConfig({ testTimeout: 300_000 });

describe.runIf(canBackUp())('the checks of backups', () => {
  let office: BackupPanel;
  beforeAll(async () => {
    office = await startBackupPanel();
  });
  beforeEach(() => office.clear());
  afterAll(() => office.stop());

  test('a backup that a command has put there is listed at once, verified within the hour, and never deleted (OPS-09)', async () => {
    const { panel, folder, list, backUpAtNight, putByCommand } = office;
    const own = await backUpAtNight();
    await putByCommand(own.file, 'today.backup');
    expect(await list()).toContainEqual(expect.objectContaining({ file: 'today.backup', origin: 'Command', verifiedAt: '', failure: '' }));
    panel.clock.pass(60);
    await panel.jobs.runDue();
    expect(await list()).toContainEqual(
      expect.objectContaining({ file: 'today.backup', origin: 'Command', verifiedAt: panel.clock.now().toISOString(), failure: '' }),
    );
    await rm(join(folder, 'today.backup'));
    expect((await list()).map(({ file }) => file)).toEqual([own.file]);
  });

  test('a damaged backup of a command is noted, and Administrators get a mail, once (OPS-05, OPS-09)', async () => {
    const { panel, folder, list, backUpAtNight, putByCommand, mails } = office;
    const own = await backUpAtNight();
    await putByCommand(own.file, 'damaged.backup');
    const bytes = await readFile(join(folder, 'damaged.backup'));
    bytes.fill(0x55, bytes.length - 600);
    await writeFile(join(folder, 'damaged.backup'), bytes);
    for (let hour = 0; hour < 3; hour++) {
      panel.clock.pass(60);
      await panel.jobs.runDue();
    }
    const sentence = 'This backup has changed since it was made. Do not restore it.';
    expect(await list()).toContainEqual(expect.objectContaining({ file: 'damaged.backup', failure: sentence, verifiedAt: '' }));
    expect(await mails(`damaged.backup: ${sentence}`)).toHaveLength(1);
  });

  test('once a week the newest is restored for a trial, and its ledger and sums are checked there (OPS-04)', async () => {
    const { panel, folder, list, startByHand, mails } = office;
    const productId = await addProduct(panel.admin, { stock: 5_00 });
    await startByHand();
    panel.clock.pass(7 * 24 * 60);
    await panel.jobs.runDue();
    expect((await panel.jobs.states()).find(({ name }) => name === 'trial restore')).toMatchObject({ failure: '' });
    expect((await list()).filter(({ restoredAt }) => restoredAt !== '')).toHaveLength(1);
    expect((await readdir(folder)).filter((file) => file.includes('restoring'))).toEqual([]);

    await panel.db.updateTable('products').set({ stock_hundredths: 7_00 }).where('id', '=', productId).execute();
    await startByHand();
    await panel.admin.send('RunJob', { job: 'trial restore' });
    await panel.jobs.settled();
    await panel.db.updateTable('products').set({ stock_hundredths: 5_00 }).where('id', '=', productId).execute();
    const sentence =
      'The trial restore found that the contents of the backup do not agree: the stock of 1 product is not the sum of its movements.';
    expect((await panel.admin.call('GetBackupFolder', {}))[0]).toMatchObject({ trialFailure: sentence, failure: '' });
    expect(await mails('the stock of 1 product is')).toHaveLength(1);
  });

  test('one of a clock that was ahead counts as the oldest once the clock is right: a later one is restored for a trial (OPS-04)', async () => {
    const { panel, list, startByHand } = office;
    const minutesAhead = 300 * 24 * 60;
    panel.clock.pass(minutesAhead);
    await startByHand();
    panel.clock.pass(-minutesAhead);
    const [ahead] = await list();
    await startByHand();
    const [newest] = await list();
    expect(newest?.file).not.toBe(ahead?.file);
    await panel.admin.call('RunJob', { job: 'trial restore' });
    await panel.jobs.settled();
    expect((await list()).map(({ file, restoredAt }) => [file, restoredAt])).toEqual([
      [newest?.file, panel.clock.now().toISOString()],
      [ahead?.file, ''],
    ]);
  });

  test.each(releasedVersions())(
    'a backup of version %s is listed, verified and restored for a trial, which brings it up to date (OPS-04, OPS-09)',
    async (version) => {
      const { panel, folder, list } = office;
      const file = 'vikray-2026-11-01-0230.backup';
      const path = join(folder, file);
      await unpackRelease(version, inject('databaseSupply').engine === 'sqlite' ? 'sqlite' : 'postgres', path);
      await writeChecksum(path, path, `${path}.sha256`);
      expect(await list()).toMatchObject([{ file, origin: 'Command', verifiedAt: '', failure: '' }]);
      panel.clock.pass(60);
      await panel.jobs.runDue();
      const verifiedAt = panel.clock.now().toISOString();
      expect(await list()).toMatchObject([{ file, verifiedAt, restoredAt: '', failure: '' }]);
      await panel.admin.call('RunJob', { job: 'trial restore' });
      await panel.jobs.settled();
      expect(await list()).toMatchObject([{ file, verifiedAt, restoredAt: verifiedAt, failure: '' }]);
      expect(await panel.admin.call('GetBackupFolder', {})).toMatchObject([{ trialFailure: '' }]);
    },
  );
});

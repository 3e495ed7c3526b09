import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { startBackupPanel, type BackupPanel } from '../../../testing/panel/backup-panel.ts';
import { hasUnsealed } from '../platform/database/ledgers/chain.ts';

// Each backup starts a program.
vi.setConfig({ testTimeout: 300_000 });

describe('with a backup every ten minutes', () => {
  let office: BackupPanel;
  beforeAll(async () => {
    office = await startBackupPanel({ backupEveryMinutes: 10 });
  });
  afterAll(() => office.stop());

  /** Lets time pass, and with it the jobs that are due. */
  async function pass(minutes: number): Promise<void> {
    // Changes are chained within a second; a backup from before that is followed by another.
    await expect.poll(() => hasUnsealed(office.panel.db)).toBe(false);
    office.panel.clock.pass(minutes);
    await office.panel.jobs.runDue();
  }

  test('the first of a day is made, and another only after something has been entered (OPS-01)', async () => {
    const { panel, files, list } = office;
    await pass(10);
    expect(await files()).toHaveLength(1);
    await panel.admin.call('GetCustomer', {});
    await pass(10);
    expect(await files()).toHaveLength(1);
    await panel.admin.call('AddCustomer', aCustomer());
    await pass(5);
    expect(await files()).toHaveLength(1);
    await pass(5);
    expect(await files()).toHaveLength(2);
    await panel.admin.call('SaveQuotationDraft', { title: 'Teak benches', content: '{}' });
    await pass(10);
    await pass(10);
    expect(await files()).toHaveLength(3);
    await pass(24 * 60);
    expect((await list())[0]?.at).toBe(panel.clock.now().toISOString());
  });

  test('one that is gone from the folder is made again (OPS-01)', async () => {
    const { folder, files } = office;
    const before = await files();
    await rm(join(folder, before.at(-1) ?? ''));
    await pass(10);
    expect((await files()).filter((file) => !before.includes(file))).toHaveLength(1);
  });

  test('all of the last day are retained (OPS-03)', async () => {
    const { panel, files } = office;
    await office.clear();
    for (let count = 0; count < 3; count++) {
      await panel.admin.call('AddCustomer', aCustomer());
      await pass(10);
    }
    expect(await files()).toHaveLength(3);
    await pass(24 * 60);
    expect(await files()).toHaveLength(2);
  });

  test('one that keeps failing is reported once a day (OPS-05)', async () => {
    const { folder, mails } = office;
    await office.clear();
    await rm(folder, { recursive: true });
    for (let minutes = 0; minutes < 40; minutes += 5) await pass(5);
    expect(await mails('does not exist')).toHaveLength(1);
  });
});

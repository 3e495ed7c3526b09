import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { addDailyRecords, logInAdmin, programAdmin } from '../../../testing/builders/daily-records.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { programDatabase, type ProgramDatabase } from '../../../testing/panel/program-database.ts';
import { runProgram, type Program } from '../../../testing/panel/program.ts';
import { openDatabase } from '../platform/database/open-database.ts';

vi.setConfig({ testTimeout: 600_000 });

let folder: string;
let database: ProgramDatabase;
let program: Program;
let admin: Caller;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-killed-backup-'));
  database = await programDatabase();
  await start();
  await addDailyRecords(admin);
});
afterAll(async () => {
  await program.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  program = await runProgram({ ...database.settings, BACKUP_DIR: folder, ADMIN_PASSWORD: programAdmin.password });
  admin = await logInAdmin(await program.address());
}

/** Ends the lease of the killed program, as five minutes would. */
async function endLease(): Promise<void> {
  const db = openDatabase(database.database);
  await db
    .updateTable('jobs')
    .set({ lease_until: new Date(0).toISOString() })
    .execute();
  await db.destroy();
}

const folderState = async () => (await admin.call('GetBackupFolder', {}))[0];
const names = async () => (await readdir(folder)).toSorted();

/** The killed server's program may end late; what it leaves goes with the next check. */
async function noneUnfinished(): Promise<void> {
  await admin.send('RunJob', { job: 'backup check' });
  expect((await names()).filter((file) => file.includes('.part-'))).toEqual([]);
}

/** The steps of a backup at which the program is killed, as the folder shows them. */
const steps: Readonly<Record<string, (files: readonly string[], before: readonly string[]) => boolean>> = {
  'at its beginning': () => true,
  'while it is written or checked': (files) => files.some((file) => file.includes('.part-')),
  'once it has its name': (files, before) => files.some((file) => file.endsWith('.backup') && !before.includes(file)),
};

/** Has backups made until the folder shows the step: on a busy machine, a fast one may pass it unseen. */
async function backUpUntil(isReached: (files: readonly string[], before: readonly string[]) => boolean): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const before = await names();
    expect((await admin.send('RunJob', { job: 'backup' })).status).toBe(200);
    do if (isReached(await names(), before)) return;
    while ((await folderState())?.isRunning);
  }
  throw new Error('No backup has shown the step');
}

test.runIf(inject('databaseSupply').engine !== 'pglite').each(Object.keys(steps))(
  'a backup whose program is killed %s leaves nothing half done, and is made again (OPS-01, OPS-04)',
  async (step) => {
    await backUpUntil(steps[step] ?? (() => false));
    program.signal('SIGKILL');
    await program.ended;
    await endLease();
    await start();
    // Until it has been made again it is due in the past.
    const startedAt = new Date().toISOString();
    await expect.poll(async () => ((await folderState())?.dueAt ?? '') > startedAt, { timeout: 120_000 }).toBe(true);
    expect(await folderState()).toMatchObject({ isRunning: false, failure: '' });
    await vi.waitFor(noneUnfinished, { timeout: 60_000, interval: 500 });
    const files = await names();
    const listed = (await admin.call('GetBackup', {})).filter(({ size }) => size > 0);
    expect(listed.map(({ file }) => file).toSorted()).toEqual(files.filter((file) => file.endsWith('.backup')));
    expect(listed.filter(({ verifiedAt, failure, origin }) => verifiedAt === '' || failure !== '' || origin === 'Command')).toEqual([]);
    expect(listed.length).toBeGreaterThan(0);
  },
);

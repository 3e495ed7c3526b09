import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { Caller } from '../../testing/panel/caller.ts';
import { logInAdmin, programAdmin } from '../../testing/builders/daily-records.ts';
import { bringKey, programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { startPanelHere, type PanelHere } from '../../testing/panel/panel-here.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { addUser, aUser, password } from '../../testing/builders/users.ts';
import { findPostgresProgram } from '../../server/src/backups/files/postgres-programs.ts';

// Every test runs commands, which is slow.
vi.setConfig({ testTimeout: 300_000 });

const isServer = inject('databaseSupply').engine === 'postgres';
let folder: string;
let database: ProgramDatabase;
let panel: PanelHere;
let admin: Caller;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-former-'));
  database = await programDatabase();
  panel = await startPanelHere({ ...database.settings, ADMIN_PASSWORD: programAdmin.password });
  admin = await logInAdmin(panel.address);
});
afterAll(async () => {
  await panel.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function restore(file: string): Promise<string> {
  const { code, output, errors } = await runCommand('restore', [file], database.settings);
  expect([code, errors]).toEqual([0, '']);
  admin = await logInAdmin(panel.address);
  return output;
}

async function logIn(mobile: string, with_: string = password): Promise<number> {
  return (await new Caller(panel.address).logIn(mobile, with_)).status;
}

function hasPrograms(): boolean {
  try {
    return isServer ? findPostgresProgram('pg_dump') !== '' : true;
  } catch {
    return false;
  }
}

describe.runIf(hasPrograms())('a user who was deleted after the backup', () => {
  test('is named by the restore and cannot log in after any later restore, until they are given a new password', async () => {
    const leaver = aUser({ name: 'Kiran Leaver' });
    const colleague = aUser({ name: 'Leela Stays' });
    const userId = await addUser(admin, leaver);
    await admin.call('AddUser', colleague);
    const file = join(folder, 'backup');
    expect((await runCommand('backup', [file], database.settings)).code).toBe(0);
    await admin.call('DeleteUser', { userId });

    for (const _ of ['once', 'again']) {
      const output = await restore(file);
      expect(output.split('\n').slice(1)).toEqual([
        'These users had been deleted. They are back in the user list, but they cannot log in:',
        `  Kiran Leaver, ${leaver.officeMobile}`,
        'Delete them again. To let one of them in, use Reset Password in the user list, or npm run reset-password.',
        '',
      ]);
      expect([await logIn(leaver.officeMobile), await logIn(colleague.officeMobile)]).toEqual([401, 200]);
    }
    const { rows } = await admin.call('GetAuditLog', { record: 'user', recordId: userId, operation: 'Restore' });
    expect(rows.map(({ recordName, changes }) => [recordName, changes])).toEqual([
      ['Kiran Leaver', [{ field: 'Changed', before: null, after: 'closed by the command restore, as this user had been deleted' }]],
    ]);

    await admin.call('ChangePassword', { userId, password: 'back in the office' });
    expect(await logIn(leaver.officeMobile, 'back in the office')).toBe(200);
  });

  test('causes a general warning when the replaced database cannot name them', async () => {
    const file = join(folder, 'of-the-office');
    expect((await runCommand('backup', [file], database.settings)).code).toBe(0);
    const fresh = await programDatabase();
    if ('file' in fresh.database) await bringKey(database, dirname(fresh.database.file));
    const other = await startPanelHere({ ...fresh.settings, ADMIN_PASSWORD: programAdmin.password });
    const { output } = await runCommand('restore', [file], fresh.settings);
    expect(output.split('\n')[1]).toBe(
      'Users who were deleted after this backup was made are active again, with their old passwords. Check the user list and delete everyone who has left.',
    );
    await other.stop();
    await fresh.drop();
  });
});

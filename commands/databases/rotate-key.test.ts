import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Caller } from '../../testing/panel/caller.ts';
import { logInAdmin, programAdmin } from '../../testing/builders/daily-records.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { startPanelHere, type PanelHere } from '../../testing/panel/panel-here.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { runScript, startScript } from '../../testing/panel/run-script.ts';
import { addUser } from '../../testing/builders/users.ts';
import { refusalOf } from '../../testing/panel/refusal.ts';

// Every test runs commands, which is slow.
vi.setConfig({ testTimeout: 300_000 });

const isServer = inject('databaseSupply').engine === 'postgres';
const [first, second] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
let folder: string;
let database: ProgramDatabase;
let settings: Record<string, string>;
let panel: PanelHere;
let admin: Caller;
let userId: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-rotate-'));
  database = await programDatabase();
  settings = { ...database.settings, ...(isServer && { SECRET_KEY: `${second},${first}` }) };
  // The panel uses the first key; the test changes it to the second.
  panel = await startPanelHere({ ...settings, ...(isServer && { SECRET_KEY: first }), ADMIN_PASSWORD: programAdmin.password });
  userId = await addUser(await logInAdmin(panel.address), { aadhaar: '234567890124' });
  await panel.stop();
  panel = await startPanelHere(settings);
  admin = await logInAdmin(panel.address);
});
afterAll(async () => {
  await panel.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function stored(): Promise<string> {
  const db = openDatabase(database.database);
  const row = await db.selectFrom('user_private').select('aadhaar').where('user_id', '=', userId).executeTakeFirstOrThrow();
  await db.destroy();
  return row.aadhaar;
}

const keyOf = (value: string) => /^enc:1:([\da-f]+):/.exec(value)?.[1];
const read = async () => (await admin.call('GetUser', { userId })).rows[0]?.aadhaar;

describe('npm run rotate-key', () => {
  let backup: string;
  let before: string;

  test('changes the key while the panel runs, even when it is killed and run again', async () => {
    before = await stored();
    backup = join(folder, 'before.backup');
    expect((await runCommand('backup', [backup], settings)).code).toBe(0);
    for (const patienceMs of [300, 600, 900]) {
      const script = startScript('rotate-key', [], settings);
      const timer = setTimeout(() => script.kill(), patienceMs);
      await script.ended;
      clearTimeout(timer);
      expect(await read()).toBe('234567890124');
    }
    const ran = await runScript('rotate-key', [], settings);
    // The killed run may already have finished. A key from the settings cannot be introduced twice.
    expect(ran.output + ran.errors).toMatch(
      isServer
        ? /^The private entries are encrypted under the key [\da-f]{16} now|^The first key of SECRET_KEY is already in use\./
        : /^The private entries are encrypted under the key [\da-f]{16} now/,
    );
    expect(keyOf(await stored())).not.toBe(keyOf(before));
    expect(await read()).toBe('234567890124');
  });

  test('its new key has no copy in another place until an Administrator confirms one (RES-02)', async () => {
    const health = async () => (await admin.call('GetSystemHealth', {})).find(({ check }) => check === 'Copy of the key')?.result;
    const output = async (name: string) => (await runCommand('backup', [join(folder, name)], settings)).output;
    const says = 'This file does not contain the key of the private entries. Copy ';
    expect([await health(), await output('unconfirmed')]).toEqual(['Warning', expect.stringContaining(says)]);
    await admin.call('ConfirmKeyCopy', {});
    const [place] = await admin.call('GetBackupFolder', {});
    expect([await health(), place?.keyCopiedBy, await output('confirmed')]).toEqual([
      'OK',
      'Administrator',
      expect.not.stringContaining(says),
    ]);
    expect((await admin.call('GetAuditLog', { record: 'setting', page: 1 })).rows[0]).toMatchObject({ operation: 'ConfirmKeyCopy' });
    if (isServer) return;
    await runCommand('rotate-key', [], settings);
    expect(await health()).toBe('Warning');
  });

  test('keeps the older key, so that a backup made under it can be restored and read', async () => {
    const changed = await stored();
    const restored = await runCommand('restore', [backup], settings);
    expect([restored.code, restored.errors]).toEqual([0, '']);
    expect(keyOf(await stored())).toBe(keyOf(before));
    admin = await logInAdmin(panel.address);
    expect(await read()).toBe('234567890124');
    expect(keyOf(changed)).not.toBe(keyOf(before));
  });

  test('a restore without the key of the backup is refused, and changes nothing', async () => {
    const kept = await stored();
    const elsewhere = await mkdtemp(join(folder, 'elsewhere-'));
    const without: Record<string, string> = isServer ? { ...database.settings, SECRET_KEY: second } : { DATA_DIR: elsewhere };
    const refused = await runCommand('restore', [backup, '--into-empty'], without);
    expect([refused.code, refused.output]).toEqual([1, '']);
    expect(refused.errors).toMatch(
      /^The private entries of this backup are encrypted under the key [\da-f]{16}, which is neither in SECRET_KEY nor .* add --lose-unreadable: /,
    );
    expect(await stored()).toBe(kept);
    if (isServer) return;
    await copyFile(join(database.settings['DATA_DIR'] ?? '', 'secret.key'), join(elsewhere, 'secret.key'));
    expect((await runCommand('restore', [backup, '--into-empty'], without)).code).toBe(0);
    expect((await readFile(join(elsewhere, 'secret.key'), 'utf8')).length).toBeGreaterThan(44);
  });

  test('with --lose-unreadable, a restore asks, empties what no key can read, and begins with a new key (RES-01)', async () => {
    const target = await programDatabase();
    const asked = await runCommand('restore', [backup, '--lose-unreadable'], target.settings);
    expect([asked.code, asked.output]).toEqual([1, '']);
    expect(asked.errors).toMatch(
      /^The key [\da-f]{16} of this backup is missing\. The restore empties the 10 private entries that only this key can read, for good\. Nothing has been changed\. To do it, add --yes\.\n$/,
    );
    const done = await runCommand('restore', [backup, '--lose-unreadable', '--yes'], target.settings);
    expect([done.code, done.errors]).toEqual([0, '']);
    expect(done.output).toContain('Emptied 10 private entries that no key could read: ');
    const made = /SECRET_KEY=(\S{44})$/m.exec(done.output)?.[1];
    expect(done.output).toMatch(isServer ? /SECRET_KEY=\S{44}$/m : /\/secret\.key\. Store a copy of it in another place\.$/m);
    const restored = await startPanelHere({ ...target.settings, ...(made !== undefined && { SECRET_KEY: made }) });
    const caller = await logInAdmin(restored.address);
    const [user] = (await caller.call('GetUser', { userId })).rows;
    expect([user?.userId, user?.aadhaar]).toEqual([userId, '']);
    const anotherId = await addUser(caller, { aadhaar: '345678901235' });
    expect((await caller.call('GetUser', { userId: anotherId })).rows[0]?.aadhaar).toBe('345678901235');
    await restored.stop();
    await target.drop();
  });

  test('a panel without the key starts and refuses only what needs it; rotate-key -- --lose-unreadable is the way out (RES-07)', async () => {
    await panel.stop();
    const away = join(folder, 'away.key');
    const keyFile = join(database.settings['DATA_DIR'] ?? folder, 'secret.key');
    if (!isServer) {
      await copyFile(keyFile, away);
      await rm(keyFile);
    }
    const without = { ...database.settings, ...(isServer && { SECRET_KEY: second }) };
    panel = await startPanelHere({ ...without, LOG_LEVEL: 'silent' });
    admin = await logInAdmin(panel.address);
    expect(refusalOf(await admin.send('GetUser', { userid: userId, page: 1 }))).toEqual([409, 'KeyMissing']);
    expect((await admin.call('GetUser', { userId, view: 'masked' })).rows[0]?.aadhaar).toBe('••••');
    expect((await admin.call('GetSystemHealth', {})).find(({ check }) => check === 'Secret key')).toMatchObject({ result: 'Problem' });
    expect((await admin.call('GetNotifications', {}))[0]?.text).toMatch(/^The key of the private entries is missing\./);
    expect(existsSync(keyFile)).toBe(false);

    const refused = await runCommand('rotate-key', [], without);
    expect(refused.errors).toContain('npm run rotate-key -- --lose-unreadable empties these entries.');
    expect((await runCommand('rotate-key', ['--lose-unreadable'], without)).output).toMatch(/^Emptied 10 private entries /);
    expect((await admin.call('GetUser', { userId })).rows[0]?.aadhaar).toBe('');
  });
});

import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
    const refused = await runCommand('restore', [backup], without);
    expect([refused.code, refused.output]).toEqual([1, '']);
    expect(refused.errors).toMatch(
      /^The private entries of this database are encrypted under the key [\da-f]{16}, which is neither in SECRET_KEY nor/,
    );
    expect(await stored()).toBe(kept);
    if (isServer) return;
    await copyFile(join(database.settings['DATA_DIR'] ?? '', 'secret.key'), join(elsewhere, 'secret.key'));
    expect((await runCommand('restore', [backup], without)).code).toBe(0);
    expect((await readFile(join(elsewhere, 'secret.key'), 'utf8')).length).toBeGreaterThan(44);
  });

  test('a panel without the key does not start and says what is missing', async () => {
    await panel.stop();
    const elsewhere = join(folder, 'away.key');
    const keyFile = join(database.settings['DATA_DIR'] ?? folder, 'secret.key');
    if (!isServer) {
      await copyFile(keyFile, elsewhere);
      await writeFile(keyFile, `${second}\n`);
    }
    const stranger = startPanelHere(isServer ? { ...database.settings, SECRET_KEY: second } : settings);
    await expect(stranger).rejects.toThrow(/^The private entries of this database are encrypted under the key/);
    if (!isServer) await copyFile(elsewhere, keyFile);
    panel = await startPanelHere(settings);
    admin = await logInAdmin(panel.address);
    expect(await read()).toBe('234567890124');
  });
});

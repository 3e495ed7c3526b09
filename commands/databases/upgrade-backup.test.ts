import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findPostgresProgram } from '../../server/src/backups/files/postgres-programs.ts';
import { canBackUp } from '../../testing/panel/backup-panel.ts';
import { startPanelHere } from '../../testing/panel/panel-here.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { releasedVersions, releaseKey, unpackRelease } from '../../testing/releases/released.ts';

// The start migrates, and starts programs for the backup.
vi.setConfig({ testTimeout: 120_000 });

const { engine } = inject('databaseSupply');
let folder: string;
let database: ProgramDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-upgrade-'));
  database = await programDatabase({ isMigrated: false });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** The database as a released version has left it. */
async function leaveReleased(version: string): Promise<void> {
  if ('file' in database.database) return unpackRelease(version, 'sqlite', database.database.file);
  const dump = join(dirname(folder), 'released.dump');
  await unpackRelease(version, 'postgres', dump);
  const target = `--dbname=${database.settings['DATABASE_URL']}`;
  execFileSync(findPostgresProgram('pg_restore'), ['--no-owner', '--no-privileges', '--no-comments', target, dump]);
  await rm(dump);
}

describe.runIf(canBackUp())('an upgrade', () => {
  test('makes a backup of its own before it migrates, which can be restored (RES-08)', async () => {
    await leaveReleased(releasedVersions().at(-1) ?? '');
    const settings = { ...database.settings, SECRET_KEY: releaseKey, BACKUP_DIR: folder };
    await (await startPanelHere(settings)).stop();
    const made = (await readdir(folder)).filter((name) => name.endsWith('.backup'));
    expect(made).toEqual([expect.stringMatching(/^vikray-before-upgrade-\d{4}-\d\d-\d\d-\d{4}\.backup$/)]);
    const restored = await runCommand('restore', [join(folder, made[0] ?? '')], settings);
    expect([restored.code, restored.errors]).toEqual([0, '']);
    // Nothing is migrated any more.
    await (await startPanelHere(settings)).stop();
    expect((await readdir(folder)).filter((name) => name.startsWith('vikray-before-upgrade') && name.endsWith('.backup'))).toEqual(made);
  });

  test.runIf(engine === 'sqlite')('goes on without a backup where there is no place for one (RES-08)', async () => {
    const other = await programDatabase({ isMigrated: false });
    if ('file' in other.database) await unpackRelease(releasedVersions().at(-1) ?? '', 'sqlite', other.database.file);
    const panel = await startPanelHere({ ...other.settings, SECRET_KEY: releaseKey, BACKUP_DIR: join(folder, 'nowhere') });
    expect((await fetch(`${panel.address}/api/health`)).status).toBe(200);
    await panel.stop();
    await other.drop();
  });
});

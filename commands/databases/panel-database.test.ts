import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { splitPassword } from '../../server/src/backups/files/postgres-programs.ts';
import { isUnused } from '../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { runCommand } from '../../testing/panel/run-command.ts';

// Every test runs a command, which is slow.
vi.setConfig({ testTimeout: 120_000 });

let database: ProgramDatabase;
beforeAll(async () => {
  database = await programDatabase({ isMigrated: false });
});
afterAll(() => database.drop());

test.each([
  ['verify-audit', []],
  ['rotate-key', []],
  ['forget-user', ['9000000001']],
  ['reset-password', ['9000000001']],
  ['lookup', ['list']],
  ['import', ['list']],
  ['import', ['pictures', 'photos']],
] as const)('npm run %s %j refuses a database that no panel has used, and leaves it so', async (name, words) => {
  const folder = database.settings['DATA_DIR'];
  const sentence = folder
    ? `There is no database in ${folder}. Check DATA_DIR.\n`
    : 'No panel has used this database yet. Check DATABASE_URL.\n';
  // The second time, the file of an embedded database is there and empty.
  expect(await runCommand(name, words, database.settings)).toEqual({ code: 1, output: '', errors: sentence });
  const db = openDatabase(database.database);
  try {
    expect(await isUnused(db)).toBe(true);
  } finally {
    await db.destroy();
  }
});

test.each([
  [['sample', 'customers'], 0],
  [[], 1],
] as const)('npm run import %j needs no database', async (words, code) => {
  const shown = await runCommand('import', words, database.settings);
  expect(shown.code).toBe(code);
  expect(shown.output + shown.errors).toMatch(/^Company Name,|^Say what to do:/);
});

test('every command names its database first, without a password (RES-03)', async () => {
  const migrated = await programDatabase();
  const place = 'file' in migrated.database ? migrated.database.file : splitPassword(migrated.settings['DATABASE_URL'] ?? '').address;
  const target = join(await mkdtemp(join(tmpdir(), 'vikray-named-')), 'today.backup');
  for (const [name, ...words] of [
    ['lookup', 'list'],
    ['backup', target],
    ['restore', target],
    ['verify-audit'],
    ['reset-password', '9000000009'],
  ]) {
    const ran = spawnSync(process.execPath, [`commands/${name}.ts`, ...words], {
      env: { PATH: process.env['PATH'], ...migrated.settings },
    });
    expect(ran.stdout.toString().split('\n')[0]).toBe(`Database: ${place}`);
  }
  await rm(dirname(target), { recursive: true });
  await migrated.drop();
});

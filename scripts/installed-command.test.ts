import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { repositoryRoot } from './repository.ts';

const wrapper = join(repositoryRoot, 'deploy/vikray');
const isRoot = process.getuid?.() === 0;
const user = isRoot ? 'nobody' : userInfo().username;

let folder: string;
let data: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-installed-'));
  data = join(folder, 'data');
  await mkdir(data);
  await writeFile(
    join(folder, 'vikray.env'),
    `# Settings\n\nDATA_DIR="${data}"\nMAIL_FROM=Sales & Co <sales@example.in>\nSESSION_MAX_DAYS=seven\n`,
  );
  await chmod(folder, 0o755);
  if (isRoot) await chown(data, Number(execFileSync('id', ['-u', user])), Number(execFileSync('id', ['-g', user])));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command as on a machine whose service has these settings. */
function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env['PATH'], VIKRAY_ENV: join(folder, 'vikray.env'), VIKRAY_USER: user, ...environment };
  const { status, stdout, stderr } = spawnSync(wrapper, words, { env, encoding: 'utf8', cwd: '/' });
  return { status, stdout, stderr };
}

describe('deploy/vikray', () => {
  test('uses the database of the service with the settings of its file, whose values are plain text (RES-03)', () => {
    expect(run(['lookup', 'list'])).toEqual({ status: 1, stdout: '', stderr: 'SESSION_MAX_DAYS must be a whole number from 1 to 365.\n' });
    expect(run(['lookup', 'list'], { SESSION_MAX_DAYS: '7' })).toEqual({
      status: 1,
      stdout: `Database: ${data}/vikray.db\n`,
      stderr: `There is no database in ${data}. Check DATA_DIR.\n`,
    });
  });

  test('names itself in the sentences that name a command (RES-03)', () => {
    expect(run(['restore'], { SESSION_MAX_DAYS: '7' }).stderr).toBe(
      `Name the backup to restore: ${wrapper} restore FILE [--into-empty] [--without-checksum] [--lose-unreadable]\n`,
    );
  });

  test('takes the arguments as npm run does, with two dashes before them', () => {
    expect(run(['rotate-key', '--', '--lose-unreadable'], { SESSION_MAX_DAYS: '7' }).stderr).toBe(
      `There is no database in ${data}. Check DATA_DIR.\n`,
    );
  });

  test('does not call a file missing that its user may not open (RES-03)', async () => {
    const backup = join(folder, 'of-root.backup');
    await writeFile(backup, 'SQLite format 3', { mode: 0o000 });
    const refused = (file: string) => run(['restore', '--into-empty', file], { SESSION_MAX_DAYS: '7' }).stderr;
    expect(refused(backup)).toBe(`${backup} cannot be used: the user ${user} may not use it.\n`);
    expect(refused(`${backup}x`)).toBe(`There is no file ${backup}x.\n`);
  });

  test('knows every command of package.json, and lists them', async () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8')));
    const commands = Object.entries(scripts).flatMap(([name, line]) => (line.startsWith('node commands/') ? [name] : []));
    const { status, stderr } = run(['dance']);
    expect(status).toBe(1);
    const listed = /The commands: (.*)\.\n$/.exec(stderr)?.[1]?.split(', ') ?? [];
    expect(listed.toSorted()).toEqual(commands.toSorted());
  });
});

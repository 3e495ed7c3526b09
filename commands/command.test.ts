import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../testing/panel/run-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The sentence with which a command ends that did nothing. */
async function refusal(name: string, ...words: readonly string[]): Promise<string> {
  const { code, output, errors } = await runCommand(name, words, { DATA_DIR: join(folder, 'data') });
  expect([code, output]).toEqual([1, '']);
  return errors.trimEnd();
}

test('a command says in a sentence which file or folder it cannot use', async () => {
  const nowhere = join(folder, 'nowhere', 'customers.csv');
  expect(await refusal('import', 'sample', 'customers', nowhere)).toBe(`${nowhere} cannot be used: the file or its folder does not exist.`);
  const inTheWay = join(folder, 'customers.csv');
  await mkdir(inTheWay);
  expect(await refusal('import', 'sample', 'customers', inTheWay)).toBe(`${inTheWay} cannot be used: a folder is where a file should be.`);
});

test.runIf(process.getuid?.() === 0)('a command names a user without a name, as in a container, by number', () => {
  const file = join(folder, 'own.csv');
  const command = fileURLToPath(new URL('import.ts', import.meta.url));
  const { stderr } = spawnSync(process.execPath, [command, 'sample', 'customers', file], { uid: 54_321, env: {}, encoding: 'utf8' });
  expect(stderr).toBe(`${file} cannot be used: the user #54321 may not use it.\n`);
});

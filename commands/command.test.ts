import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../testing/panel/run-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

const moment = '2026-11-20 10:41:30';

/** The sentence with which a command ends that did nothing. */
async function refusal(name: string, ...words: readonly string[]): Promise<string> {
  const { code, output, errors } = await runCommand(name, words, { DATA_DIR: join(folder, 'data') });
  expect([code, output]).toEqual([1, '']);
  return errors.trimEnd();
}

test('a command says in a sentence which file or folder it cannot use', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await refusal('restore-moment', file, moment, join(folder, 'backup'))).toBe(
    `${file} cannot be used: a file is where a folder should be.`,
  );
  const nowhere = join(folder, 'nowhere', 'customers.csv');
  expect(await refusal('import', 'sample', 'customers', nowhere)).toBe(`${nowhere} cannot be used: the file or its folder does not exist.`);
  const inTheWay = join(folder, 'customers.csv');
  await mkdir(inTheWay);
  expect(await refusal('import', 'sample', 'customers', inTheWay)).toBe(`${inTheWay} cannot be used: a folder is where a file should be.`);
});

test('restore-moment takes no date that does not exist for the next day', async () => {
  expect(await refusal('restore-moment', folder, '2026-09-31 10:41:30', join(folder, 'backup'))).toBe(
    '2026-09-31 10:41:30 is not a moment in the past.',
  );
  expect(await refusal('restore-moment', folder, moment, join(folder, 'backup'))).toBe(`${folder} has no copy from before this moment.`);
});

import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildFolder, serverProgram, stateOf, webPages } from './built-folder.ts';

let root: string;
const main = () => join(root, 'server', 'src', 'main.ts');
const page = () => join(root, 'web', 'src', 'customers', 'CustomerListPage.tsx');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vikray-built-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'web', 'src', 'customers'), { recursive: true });
  await mkdir(join(root, 'server', 'src'), { recursive: true });
  await writeFile(page(), 'first');
  await writeFile(main(), 'first');
  await mkdir(join(root, 'web', 'public'));
  await mkdir(join(root, 'contract', 'src'), { recursive: true });
  await mkdir(join(root, 'scripts'));
  await writeFile(join(root, 'scripts', 'build-server.ts'), 'build');
  await writeFile(join(root, 'package-lock.json'), '{}');
});

/** A build that copies one source. */
const buildServer = (whileBuilding?: () => Promise<void>) =>
  buildFolder(root, serverProgram, async (folder) => {
    const source = await readFile(main(), 'utf8');
    await whileBuilding?.();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'main.js'), source);
  });
const buildWeb = () => buildFolder(root, webPages, async (folder) => void (await mkdir(folder, { recursive: true })));
const served = () => readFile(join(root, 'server', 'dist', 'main.js'), 'utf8');

test('a folder without a stamp counts as missing', async () => {
  await mkdir(join(root, 'web', 'dist'));
  expect(await stateOf(root, webPages)).toBe('missing');
  expect(await stateOf(root, serverProgram)).toBe('missing');
});

test('pages stay fresh after a change to the server, which is stale', async () => {
  await buildWeb();
  await buildServer();
  await writeFile(main(), 'changed');
  expect(await stateOf(root, webPages)).toBe('fresh');
  expect(await stateOf(root, serverProgram)).toBe('stale');
});

test('a changed, renamed or new source makes the pages stale, a test does not', async () => {
  await buildWeb();
  await writeFile(join(root, 'web', 'src', 'customers', 'CustomerListPage.test.tsx'), 'a test');
  expect(await stateOf(root, webPages)).toBe('fresh');
  await writeFile(page(), 'other');
  expect(await stateOf(root, webPages)).toBe('stale');

  await buildWeb();
  await rename(page(), join(root, 'web', 'src', 'customers', 'ViewCustomerPage.tsx'));
  expect(await stateOf(root, webPages)).toBe('stale');

  await buildWeb();
  await writeFile(join(root, 'web', 'index.html'), '');
  expect(await stateOf(root, webPages)).toBe('stale');
});

test('a changed dependency makes both stale', async () => {
  await buildWeb();
  await buildServer();
  await writeFile(join(root, 'package-lock.json'), '{"lockfileVersion":3}');
  expect(await stateOf(root, webPages)).toBe('stale');
  expect(await stateOf(root, serverProgram)).toBe('stale');
});

test('what is only copied or touched stays fresh', async () => {
  await buildServer();
  for (const seconds of [1, 2]) {
    await utimes(main(), seconds, seconds);
    expect(await stateOf(root, serverProgram)).toBe('fresh');
  }
});

test('an older stamp, of another form, counts as missing', async () => {
  await buildServer();
  await writeFile(join(root, 'server', 'dist', '.sources'), 'a8f5f167f44f4964e6c998dee827110c');
  expect(await stateOf(root, serverProgram)).toBe('missing');
});

test('a build replaces the folder as a whole and leaves nothing else; a failed one changes nothing', async () => {
  await buildServer();
  await writeFile(join(root, 'server', 'dist', 'left.js'), 'of an earlier build');
  await writeFile(main(), 'second');
  await expect(buildServer(() => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(await served()).toBe('first');

  await buildServer();
  expect(await served()).toBe('second');
  expect(await readdir(join(root, 'server', 'dist'))).not.toContain('left.js');
  expect(await readdir(join(root, 'server', '.build'))).toEqual([]);
});

test('a source that changes during a build makes the result stale', async () => {
  await buildServer(() => writeFile(main(), 'second'));
  expect(await stateOf(root, serverProgram)).toBe('stale');
});

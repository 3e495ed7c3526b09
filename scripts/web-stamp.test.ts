import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashOfWebSources, stateOfWebPages, writeStamp } from './web-stamp.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vikray-stamp-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'web', 'src', 'customers'), { recursive: true });
  await mkdir(join(root, 'web', 'dist'));
  await mkdir(join(root, 'server', 'src'), { recursive: true });
  await writeFile(join(root, 'web', 'src', 'customers', 'CustomerListPage.tsx'), 'first');
  await writeFile(join(root, 'package-lock.json'), '{}');
});

async function build() {
  await writeStamp(join(root, 'web', 'dist'), await hashOfWebSources(root));
}

test('pages without a stamp count as missing', async () => {
  expect(await stateOfWebPages(root)).toBe('missing');
});

test('pages stay fresh after a build and after a change to the server', async () => {
  await build();
  await writeFile(join(root, 'server', 'src', 'main.ts'), 'changed');
  expect(await stateOfWebPages(root)).toBe('fresh');
});

test('a changed, renamed or new source makes the pages stale', async () => {
  await build();
  const page = join(root, 'web', 'src', 'customers', 'CustomerListPage.tsx');
  await writeFile(page, 'other');
  expect(await stateOfWebPages(root)).toBe('stale');

  await build();
  await rename(page, join(root, 'web', 'src', 'customers', 'ViewCustomerPage.tsx'));
  expect(await stateOfWebPages(root)).toBe('stale');

  await build();
  await writeFile(join(root, 'web', 'index.html'), '');
  expect(await stateOfWebPages(root)).toBe('stale');
});

test('a changed dependency makes the pages stale', async () => {
  await build();
  await writeFile(join(root, 'package-lock.json'), '{"lockfileVersion":3}');
  expect(await stateOfWebPages(root)).toBe('stale');
});

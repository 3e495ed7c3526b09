/** The folders that are built from sources. A stamp in each identifies its sources, so that a start builds only after a change. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that is built, and its sources. All paths are below the repository. */
export interface BuiltFolder {
  /** Where `dist` is. */
  readonly workspace: string;
  /** Everything below these folders, except tests. */
  readonly trees: readonly string[];
  /** The files in these folders themselves. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

export const webPages: BuiltFolder = {
  workspace: 'web',
  trees: ['web/src', 'web/public', 'contract/src'],
  folders: ['web'],
  files: ['package-lock.json'],
};

export const serverProgram: BuiltFolder = {
  workspace: 'server',
  trees: ['server/src', 'contract/src'],
  folders: [],
  files: ['scripts/build-server.ts', 'package-lock.json'],
};

const stampFile = '.sources';

/**
 * What identifies the sources. The first hash, over names, sizes and times of change, takes hardly any time at a start; a copy of the
 * repository has other times. The second one, over names and contents, decides then.
 */
interface Stamp {
  readonly times: string;
  readonly contents: string;
}

function filesIn(root: string, folder: string, recursive: boolean): string[] {
  const entries = readdirSync(join(root, folder), { recursive, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The paths of all sources. */
function sourcesOf(root: string, { trees, folders, files }: BuiltFolder): string[] {
  const all = [
    ...trees.flatMap((tree) => filesIn(root, tree, true)),
    ...folders.flatMap((folder) => filesIn(root, folder, false)),
    ...files.map((file) => join(root, file)),
  ];
  return all.filter((file) => !/\.test\.tsx?$/.test(file)).toSorted();
}

function hashOfTimes(root: string, built: BuiltFolder): string {
  const hash = createHash('sha256');
  for (const file of sourcesOf(root, built)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file.slice(root.length)}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

async function hashOfContents(root: string, built: BuiltFolder): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sourcesOf(root, built)) {
    const content = await readFile(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The state of a built folder. */
export async function stateOf(root: string, built: BuiltFolder): Promise<'missing' | 'stale' | 'fresh'> {
  const file = join(root, built.workspace, 'dist', stampFile);
  const stamp = (await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)) as Stamp | undefined;
  if (stamp === undefined) return 'missing';
  const times = hashOfTimes(root, built);
  if (stamp.times === times) return 'fresh';
  if (stamp.contents !== (await hashOfContents(root, built))) return 'stale';
  // For the next start. A program that may not write here compares the contents each time.
  await writeFile(file, JSON.stringify({ ...stamp, times })).catch(() => {});
  return 'fresh';
}

/**
 * Lets `write` fill a folder, stamps it and moves it to `dist` as a whole, so that neither a running server nor a second build ever sees
 * half of it.
 */
export async function buildFolder(root: string, built: BuiltFolder, write: (folder: string) => Promise<void>): Promise<void> {
  const workFolder = join(root, built.workspace, '.build', String(process.pid));
  const folder = join(workFolder, 'new');
  try {
    // Computed before the build, so that a source that changes during the build makes the result stale.
    const stamp: Stamp = { times: hashOfTimes(root, built), contents: await hashOfContents(root, built) };
    await write(folder);
    await writeFile(join(folder, stampFile), JSON.stringify(stamp));
    await moveIntoPlace(folder, join(root, built.workspace, 'dist'), workFolder);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** If another build has just placed its folder, this one replaces it; both are equally good. */
async function moveIntoPlace(folder: string, dist: string, workFolder: string, attempt = 1): Promise<void> {
  await rename(dist, join(workFolder, `old-${attempt}`)).catch(() => undefined);
  try {
    await rename(folder, dist);
  } catch (error) {
    if (attempt === 5) throw error;
    await moveIntoPlace(folder, dist, workFolder, attempt + 1);
  }
}

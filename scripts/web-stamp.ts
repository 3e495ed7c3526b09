/** A stamp identifies the sources from which web/dist was built, so that a start builds only after a change. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const sources = ['web/src/**/*', 'web/public/**/*', 'web/*.html', 'web/*.js', 'web/*.ts', 'contract/src/**/*', 'package-lock.json'];
const stampFile = '.sources';

/** A hash over names and contents of everything that the web pages are built from, below the folder `root`. */
export async function hashOfWebSources(root: string): Promise<string> {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The state of the built pages. */
export async function stateOfWebPages(root: string): Promise<'missing' | 'stale' | 'fresh'> {
  const stamp = await readFile(join(root, 'web', 'dist', stampFile), 'utf8').catch(() => undefined);
  if (stamp === undefined) return 'missing';
  return stamp === (await hashOfWebSources(root)) ? 'fresh' : 'stale';
}

/** Records in the folder of the built pages the hash of their sources. */
export async function writeStamp(folder: string, hash: string): Promise<void> {
  await writeFile(join(folder, stampFile), hash);
}

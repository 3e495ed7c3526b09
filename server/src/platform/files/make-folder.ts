import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents, which only this user may read. Node's `recursive` never returns below /proc, where the parent exists
 * but nothing can be created. Throws what Node throws, with its code and the path.
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that started at the same time may have created it.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

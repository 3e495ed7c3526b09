/** Measures the scripts and styles that a browser fetches to show each page, compressed with Brotli. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOfPages } from './page-files.ts';
import { repositoryRoot } from './repository.ts';

const dist = join(repositoryRoot, 'web', 'dist');

/** A page with its weight in bytes and the number of its files. */
export interface RouteWeight {
  readonly path: string;
  readonly bytes: number;
  readonly files: number;
}

/** Weighs every page of the built panel. Lists the heaviest first. */
export async function weighRoutes(): Promise<RouteWeight[]> {
  const weights = await Promise.all(
    (await filesOfPages(dist)).map(async ({ path, files }) => ({ path, bytes: await weigh(files), files: files.length })),
  );
  return weights.toSorted((a, b) => b.bytes - a.bytes || a.path.localeCompare(b.path, 'en'));
}

async function weigh(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(transferred));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The bytes sent for a file. A file that compression does not shrink is sent uncompressed. */
async function transferred(file: string): Promise<number> {
  const compressed = await stat(join(dist, `${file}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(join(dist, file)))).size;
}

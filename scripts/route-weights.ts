/** Measures the scripts and styles that a browser fetches to show each page, compressed with Brotli. */
import { globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { repositoryRoot } from './repository.ts';

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.output<typeof manifestShape>;

const dist = join(repositoryRoot, 'web', 'dist');
const page = 'index.html';
const shell = 'src/shell/Shell.tsx';

/** A page with its weight in bytes. */
export interface RouteWeight {
  readonly path: string;
  readonly bytes: number;
}

/** Weighs every page of the built panel. Lists the heaviest first. */
export async function weighRoutes(): Promise<RouteWeight[]> {
  const manifest = manifestShape.parse(JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')));
  const weights = await Promise.all(
    (await findRoutes()).map(async ({ path, module }) => ({
      path,
      bytes: await weigh(filesOf(manifest, path === '/' ? [page, module] : [page, shell, module])),
    })),
  );
  return weights.toSorted((a, b) => b.bytes - a.bytes || a.path.localeCompare(b.path));
}

/** The pages as the route files declare them: address and module. */
async function findRoutes(): Promise<{ path: string; module: string }[]> {
  const files = globSync('web/src/*/*-routes.tsx', { cwd: repositoryRoot }).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(repositoryRoot, file), 'utf8');
      const declared = source.matchAll(/path: '([^']+)',.*?import\('\.\/([^']+)'\)/gs);
      return [...declared].map(([, path = '', module = '']) => ({ path, module: `src/${basename(dirname(file))}/${module}` }));
    }),
  );
  return found.flat();
}

/** All files that the modules need, each once. */
function filesOf(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (module: string) => {
    if (visited.has(module)) return;
    visited.add(module);
    const entry = manifest[module];
    if (!entry) throw new Error(`The build has no ${module}`);
    for (const file of [entry.file, ...entry.css]) files.add(file);
    entry.imports.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

async function weigh(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(transferred));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The bytes sent for a file. A file that compression does not shrink is sent uncompressed. */
async function transferred(file: string): Promise<number> {
  const compressed = await stat(join(dist, `${file}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(join(dist, file)))).size;
}

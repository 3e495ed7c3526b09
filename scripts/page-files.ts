/** The scripts and styles of each page of the built panel. The server names them in the page, so that the browser fetches all at once. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { repositoryRoot } from './repository.ts';

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.output<typeof manifestShape>;

const htmlPage = 'index.html';
const shell = 'src/shell/Shell.tsx';

/** A page with its scripts and styles, in the order in which they run. */
export interface PageFiles {
  /** The path as its route declares it, without the first slash except for the login page: `edit-company/$companyId`. */
  readonly path: string;
  readonly files: readonly string[];
}

/** Every page of the panel built in the folder `dist`, with its files. */
export async function filesOfPages(dist: string): Promise<PageFiles[]> {
  const manifest = manifestShape.parse(JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')));
  const chunks = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(join(dist, '.vite', 'page-chunks.json'), 'utf8')));
  const start = manifest[htmlPage]?.file ?? missing(htmlPage);
  const chunkOf = (module: string) => chunks[module] ?? missing(module);
  const html = await readFile(join(dist, htmlPage), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  return (await findRoutes()).map(({ path, module }) => ({
    path,
    files: [
      ...new Set([...named, ...filesOf(manifest, path === '/' ? [start, chunkOf(module)] : [start, chunkOf(shell), chunkOf(module)])]),
    ],
  }));
}

/** Writes the list of the pages and their files, for the server. */
export async function writePageFiles(dist: string): Promise<void> {
  await writeFile(join(dist, '.vite', 'pages.json'), JSON.stringify(await filesOfPages(dist)));
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

/** These files and all that they need, each once, those that a file imports before it. */
function filesOf(manifest: Manifest, chunks: readonly string[]): ReadonlySet<string> {
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (chunk: string) => {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    const entry = entries.get(chunk) ?? missing(chunk);
    for (const imported of entry.imports) visit(manifest[imported]?.file ?? missing(imported));
    for (const file of [...entry.css, entry.file]) files.add(file);
  };
  chunks.forEach(visit);
  return files;
}

function missing(file: string): never {
  throw new Error(`The build has no ${file}`);
}

/** npm run build: builds the web pages, compresses them, leaves the stamp of their sources and puts them into place as web/dist. */
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { repositoryRoot } from './repository.ts';
import { hashOfWebSources, writeStamp } from './web-stamp.ts';

// Built aside and moved as a whole: a server that runs meanwhile, or a second build, never sees half of the pages.
const workshop = join(repositoryRoot, 'node_modules', '.web-build', String(process.pid));
const built = join(workshop, 'new');
const dist = join(repositoryRoot, 'web', 'dist');

try {
  // Taken before the build: a source that changes meanwhile makes the result stale.
  const hash = await hashOfWebSources(repositoryRoot);
  await build({ root: join(repositoryRoot, 'web'), build: { outDir: built, emptyOutDir: true } });
  await precompress(built);
  await writeStamp(built, hash);
  await moveIntoPlace();
} finally {
  await rm(workshop, { recursive: true, force: true });
}

async function moveIntoPlace(): Promise<void> {
  await mkdir(dist, { recursive: true });
  await rename(dist, join(workshop, 'old'));
  await rename(built, dist);
}

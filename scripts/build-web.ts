/** npm run build: builds and compresses the web pages, writes the stamp of their sources, and moves the pages to web/dist. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { writePageFiles } from './page-files.ts';
import { precompress } from './precompress.ts';
import { repositoryRoot } from './repository.ts';
import { hashOfWebSources, writeStamp } from './web-stamp.ts';

// Built elsewhere and moved as a whole, so that a running server or a second build never sees half of the pages.
const buildFolder = join(repositoryRoot, 'web', '.build', String(process.pid));
const built = join(buildFolder, 'new');
const dist = join(repositoryRoot, 'web', 'dist');

// Overrides the caller's environment: any other value includes React's slow development build.
process.env['NODE_ENV'] = 'production';

try {
  // Computed before the build, so that a source that changes during the build makes the result stale.
  const hash = await hashOfWebSources(repositoryRoot);
  await build({ root: join(repositoryRoot, 'web'), build: { outDir: built, emptyOutDir: true } });
  await writePageFiles(built);
  await precompress(built);
  await writeStamp(built, hash);
  await moveIntoPlace();
} finally {
  await rm(buildFolder, { recursive: true, force: true });
}

/** Moves the new pages into place. If another build has just placed its pages, these replace them; both are equally good. */
async function moveIntoPlace(attempt = 1): Promise<void> {
  await rename(dist, join(buildFolder, `old-${attempt}`)).catch(() => undefined);
  try {
    await rename(built, dist);
  } catch (error) {
    if (attempt === 5) throw error;
    await moveIntoPlace(attempt + 1);
  }
}

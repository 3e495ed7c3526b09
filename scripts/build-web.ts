/** npm run build: builds the web pages, compresses them, leaves the stamp of their sources and puts them into place as web/dist. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { repositoryRoot } from './repository.ts';
import { hashOfWebSources, writeStamp } from './web-stamp.ts';

// Built aside and moved as a whole: a server that runs meanwhile, or a second build, never sees half of the pages.
const workshop = join(repositoryRoot, 'web', '.build', String(process.pid));
const built = join(workshop, 'new');
const dist = join(repositoryRoot, 'web', 'dist');

// Whatever the caller's own environment says: with another value the pages carry React's slow build for developers.
process.env['NODE_ENV'] = 'production';

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

/** Another build may put its pages into place at the same moment; then ours, as good as those, replace them. */
async function moveIntoPlace(attempt = 1): Promise<void> {
  await rename(dist, join(workshop, `old-${attempt}`)).catch(() => undefined);
  try {
    await rename(built, dist);
  } catch (error) {
    if (attempt === 5) throw error;
    await moveIntoPlace(attempt + 1);
  }
}

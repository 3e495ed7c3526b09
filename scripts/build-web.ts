/** npm run build: builds the web pages into web/dist, compresses them and leaves the stamp of their sources. */
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { repositoryRoot } from './repository.ts';
import { hashOfWebSources, writeStamp } from './web-stamp.ts';

// Taken before the build: a source that changes meanwhile makes the result stale.
const hash = await hashOfWebSources(repositoryRoot);
await build({ root: join(repositoryRoot, 'web') });
await precompress(join(repositoryRoot, 'web', 'dist'));
await writeStamp(repositoryRoot, hash);

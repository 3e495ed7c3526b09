/** Builds and compresses the web pages: web/dist. */
import { join } from 'node:path';
import { build } from 'vite';
import { buildFolder, webPages } from './built-folder.ts';
import { writePageFiles } from './page-files.ts';
import { precompress } from './precompress.ts';
import { repositoryRoot } from './repository.ts';

// Overrides the caller's environment: any other value includes React's slow development build.
process.env['NODE_ENV'] = 'production';

await buildFolder(repositoryRoot, webPages, async (folder) => {
  await build({ root: join(repositoryRoot, 'web'), build: { outDir: folder, emptyOutDir: true } });
  await writePageFiles(folder);
  await precompress(folder);
});

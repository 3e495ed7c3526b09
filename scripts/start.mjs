/** npm start: checks the version of Node, builds the web pages when they are missing or stale, and starts the server. */
import { fileURLToPath } from 'node:url';
import { requireNode } from './require-node.mjs';

requireNode();
// Node keeps the compiled sources for the next start, which then takes half as long. If the folder cannot be written, nothing is kept.
const { enableCompileCache, flushCompileCache } = await import('node:module');
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/vikray', import.meta.url)));
const { ensureWebBuilt } = await import('./ensure-web-built.ts');
if (await ensureWebBuilt()) {
  await import('../server/src/main.ts');
  flushCompileCache();
} else {
  process.exitCode = 1;
}

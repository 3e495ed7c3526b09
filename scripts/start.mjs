/** npm start: checks the version of Node, builds the web pages and the server when they are missing or stale, and starts the server. */
import { fileURLToPath } from 'node:url';
import { requireNode } from './require-node.mjs';

requireNode();
// Node caches the compiled sources for the next start, which then takes half as long. If the folder cannot be written, nothing is cached.
const { enableCompileCache, flushCompileCache } = await import('node:module');
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/vikray', import.meta.url)));
const { ensureServerBuilt, ensureWebBuilt } = await import('./ensure-built.ts');
const [hasPages, program] = await Promise.all([ensureWebBuilt(), ensureServerBuilt()]);
if (hasPages) {
  await import(program.href);
  flushCompileCache();
} else {
  process.exitCode = 1;
}

/** npm start: checks the version of Node, builds the web pages and the server when they are missing or stale, and starts the server. */
import { fileURLToPath } from 'node:url';
import { requireNode } from './require-node.mjs';

requireNode();
if (process.argv.includes('--help')) {
  console.log(`npm start: builds the pages and the server if they are missing or stale, and starts the panel on http://127.0.0.1:3000.
The first start creates an embedded database in ./data and the first user, whose password it prints once.

It takes no options. Settings are environment variables, explained in README.md:
  PORT=8080 npm start                      another port
  DATA_DIR=/srv/vikray npm start           another folder for the database
  DATABASE_URL=postgres://… npm start      a PostgreSQL server

npm run demo starts it on sample data. npm run backup, restore, import, lookup, reset-password, forget-user, rotate-key,
verify-audit and move-to-postgres work on the database; each says how it is used.`);
  process.exit(0);
}
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

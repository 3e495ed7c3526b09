/** npm start: checks the Node, builds the web pages when they are missing or older than their sources, and starts the server. */
import { requireNode } from './require-node.mjs';

requireNode();
const { ensureWebBuilt } = await import('./ensure-web-built.ts');
if (await ensureWebBuilt()) await import('../server/src/main.ts');
else process.exitCode = 1;

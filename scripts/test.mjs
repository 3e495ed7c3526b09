/** npm test: checks the version of Node and runs every check. */
import { requireNode } from './require-node.mjs';

requireNode();
await import('./run-checks.ts');

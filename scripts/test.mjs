/** npm test: checks the Node and runs every check there is. */
import { requireNode } from './require-node.mjs';

requireNode();
await import('./run-checks.ts');

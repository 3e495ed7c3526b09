/** npm run demo: checks the version of Node and starts the panel on a separate folder with sample data. */
import { requireNode } from '../scripts/require-node.mjs';

requireNode();
await import('./demo.ts');

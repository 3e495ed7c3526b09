/** npm run demo: checks the Node and starts the panel on a folder of its own, filled with sample data. */
import { requireNode } from '../scripts/require-node.mjs';

requireNode();
await import('./demo.ts');

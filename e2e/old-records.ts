/** What the panel has from before: there is no operation that adds it. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Has the server's database filled with a few sales calls, brochure requests and old quotations, once however often it is asked for. */
export function fillOldRecords(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../testing/panel/e2e-rows.ts', import.meta.url))], { stdio: 'pipe' });
}

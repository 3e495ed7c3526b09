/** Records of former systems, which no operation can add. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Adds a few sales calls, brochure requests and old quotations to the server's database. Repeated calls add nothing. */
export function fillOldRecords(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../testing/panel/e2e-rows.ts', import.meta.url))], { stdio: 'pipe' });
}

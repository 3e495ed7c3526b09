/** Records of former systems, which no operation can add. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { e2eDataFolder } from '../testing/panel/e2e-settings.ts';

/** Adds a few sales calls, brochure requests and old quotations to the server's database, unless another test has done so. */
export function fillOldRecords(): void {
  const filled = join(e2eDataFolder, 'old-records-filled');
  if (existsSync(filled)) return;
  execFileSync(process.execPath, [fileURLToPath(new URL('../testing/panel/e2e-rows.ts', import.meta.url))], { stdio: 'pipe' });
  writeFileSync(filled, '');
}

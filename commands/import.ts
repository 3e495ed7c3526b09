/**
 * npm run import -- customers old.csv: imports the records of another system, or a list from a fair. Without arguments it shows its usage.
 * Uses the settings of npm start (DATA_DIR or DATABASE_URL) and may run beside the panel. If it is interrupted, the panel continues the
 * import.
 */
import { systemClock } from '../server/src/platform/clock.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { runCommand } from './command.ts';
import { onPanelDatabase } from './databases/panel-database.ts';
import { runImportCommand } from './import-command.ts';

let isLineOpen = false;

/** Shows the progress on one line, but only on a terminal. */
function progress(text: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001B[K${text}`);
  isLineOpen = true;
}

async function onDatabase(work: (db: Db) => Promise<string>): Promise<string> {
  try {
    return await onPanelDatabase(work);
  } finally {
    if (isLineOpen) process.stderr.write('\n');
  }
}

await runCommand(() => runImportCommand({ onDatabase, clock: systemClock, progress }, process.argv.slice(2)));

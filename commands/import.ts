/**
 * npm run import -- customers old.csv: imports the records of another system, or a list from a fair. Without arguments it shows its usage.
 * Uses the settings of npm start (DATA_DIR or DATABASE_URL) and may run beside the panel. If it is interrupted, the panel continues the
 * import.
 */
import { systemClock } from '../server/src/platform/clock.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { runCommand } from './command.ts';
import { runImportCommand } from './import-command.ts';

let isLineOpen = false;

/** Shows the progress on one line, but only on a terminal. */
function progress(text: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001B[K${text}`);
  isLineOpen = true;
}

await runCommand(async () => {
  const db = openDatabase(readConfig(process.env).database);
  try {
    await migrateToLatest(db);
    return await runImportCommand({ db, clock: systemClock, progress }, process.argv.slice(2));
  } finally {
    await db.destroy();
    if (isLineOpen) process.stderr.write('\n');
  }
});

/**
 * npm run import -- customers old.csv: brings the records of another system, or a list from a fair, into the panel; without words it says
 * how. Uses the settings of npm start (DATA_DIR or DATABASE_URL) and may run beside the panel. If it is cut off, the panel goes on with the
 * import.
 */
import { systemClock } from '../server/src/platform/clock.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { runCommand } from './command.ts';
import { runImportCommand } from './import-command.ts';

let isLineOpen = false;

/** Shows the progress on one line, on a terminal only. */
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

/**
 * npm run import -- customers old.csv: brings the records of another system, or a list from a fair, into the panel; without words it says
 * how. Uses the settings of npm start (DATA_DIR or DATABASE_URL) and may run beside the panel. If it is cut off, the panel goes on with the
 * import.
 */
import { systemClock } from '../server/src/platform/clock.ts';
import { readConfig, StartProblem } from '../server/src/platform/config.ts';
import { isUnavailable } from '../server/src/platform/database/errors.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { ImportProblem, runImportCommand } from './import-command.ts';

let isLineOpen = false;

/** Shows the progress on one line, on a terminal only. */
function progress(text: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001B[K${text}`);
  isLineOpen = true;
}

async function run(): Promise<string> {
  const db = openDatabase(readConfig(process.env).database);
  try {
    await migrateToLatest(db);
    return await runImportCommand({ db, clock: systemClock, progress }, process.argv.slice(2));
  } finally {
    await db.destroy();
    if (isLineOpen) process.stderr.write('\n');
  }
}

function told(error: unknown): unknown {
  if (isUnavailable(error)) return 'The database does not answer. Check DATABASE_URL or DATA_DIR.';
  return error instanceof ImportProblem || error instanceof StartProblem ? error.message : error;
}

try {
  console.log(await run());
} catch (error) {
  console.error(told(error));
  process.exitCode = 1;
}

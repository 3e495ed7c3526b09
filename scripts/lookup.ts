/**
 * npm run lookup -- add industries "Aviation": adds an entry to one of the office's lists; `-- list` shows them.
 * Uses the settings of npm start (DATA_DIR or DATABASE_URL) and may run beside the panel, which shows the entry when a form is next opened.
 */
import { readConfig, StartProblem } from '../server/src/platform/config.ts';
import { isUnavailable } from '../server/src/platform/database/errors.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { LookupProblem, runLookupCommand } from './lookup-command.ts';

async function run(): Promise<string> {
  const db = openDatabase(readConfig(process.env).database);
  try {
    await migrateToLatest(db);
    return await runLookupCommand(db, process.argv.slice(2));
  } finally {
    await db.destroy();
  }
}

function told(error: unknown): unknown {
  if (isUnavailable(error)) return 'The database does not answer. Check DATABASE_URL or DATA_DIR.';
  return error instanceof LookupProblem || error instanceof StartProblem ? error.message : error;
}

try {
  console.log(await run());
} catch (error) {
  console.error(told(error));
  process.exitCode = 1;
}

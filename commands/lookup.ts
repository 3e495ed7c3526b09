/**
 * npm run lookup -- add industries "Aviation": adds an entry to one of the office's lists; `-- list` shows them. Uses the settings of npm
 * start (DATA_DIR or DATABASE_URL) and may run beside the panel, which shows the entry the next time a form is opened.
 */
import { readConfig } from '../server/src/platform/config.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { runCommand } from './command.ts';
import { runLookupCommand } from './lookup-command.ts';

await runCommand(async () => {
  const db = openDatabase(readConfig(process.env).database);
  try {
    await migrateToLatest(db);
    return await runLookupCommand(db, process.argv.slice(2));
  } finally {
    await db.destroy();
  }
});

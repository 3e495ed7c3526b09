/**
 * npm run lookup -- add industries "Aviation": adds an entry to one of the office's lists; `-- list` shows them. Uses the settings of npm
 * start (DATA_DIR or DATABASE_URL) and may run beside the panel, which shows the entry the next time a form is opened.
 */
import { runCommand } from './command.ts';
import { runLookupCommand } from './lookup-command.ts';
import { onPanelDatabase } from './databases/panel-database.ts';

await runCommand(() => onPanelDatabase((db) => runLookupCommand(db, process.argv.slice(2))));

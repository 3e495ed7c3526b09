/**
 * npm run move-to-postgres: moves everything from the embedded database in DATA_DIR into the empty one that DATABASE_URL names, and
 * compares every row. The panel must be stopped. A failure leaves both databases unchanged.
 */
import { commandLine } from '../server/src/platform/command-line.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { CommandProblem, runCommand } from './command.ts';
import { moveToPostgres } from './databases/move.ts';
import { placeOf } from './databases/panel-database.ts';

await runCommand(async () => {
  const { database: target } = readConfig(process.env);
  const { database: source } = readConfig({ ...process.env, DATABASE_URL: '' });
  if (!('url' in target))
    throw new CommandProblem(`Name the empty database to move to: DATABASE_URL=postgres://… ${commandLine('move-to-postgres')}`);
  if (!('file' in source)) throw new Error('Without DATABASE_URL the settings name a file');
  console.log(`Database: ${placeOf(source)}, which moves to ${placeOf(target)}`);
  return moveToPostgres(source.file, target, (line) => console.log(line));
});

/**
 * npm run backup -- FILE: backs the database up into one file while the panel runs. Uses the settings of npm start (DATA_DIR or
 * DATABASE_URL).
 */
import { setPriority } from 'node:os';
import { commandLine } from '../server/src/platform/command-line.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { onlyWord, runCommand } from './command.ts';
import { lineOnKey } from './databases/backup-key.ts';
import { embeddedMark, postgresMark } from './databases/chain-mark.ts';
import { nameDatabase } from './databases/panel-database.ts';
import { backUpEmbedded, backUpPostgres } from './databases/write-backup.ts';

/** Gives the panel priority when both need the processor. The programs that the backup starts inherit this value. */
const niceness = 10;

await runCommand(async () => {
  setPriority(niceness);
  const target = onlyWord(process.argv.slice(2), `Name the file to write: ${commandLine('backup', 'FILE')}`);
  const { database } = readConfig(process.env);
  nameDatabase(database);
  // Keep the mark apart from the database: it later shows whether the end of the chain was cut off.
  const lines = async (summary: string, mark: string) => [summary, `Mark of its chain: ${mark}`, ...(await lineOnKey(database))].join('\n');
  if ('url' in database) {
    const mark = await postgresMark(database.url);
    return lines(await backUpPostgres(database.url, target), mark);
  }
  if ('file' in database) {
    const summary = await backUpEmbedded(database.file, target);
    return lines(summary, embeddedMark(target));
  }
  throw new Error('The settings name a file or an address');
});

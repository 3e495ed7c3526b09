/** npm run backup -- FILE: writes everything into one file, while the panel runs. Uses the settings of npm start (DATA_DIR or DATABASE_URL). */
import { setPriority } from 'node:os';
import { readConfig } from '../server/src/platform/config.ts';
import { onlyWord, runCommand } from './command.ts';
import { embeddedMark, postgresMark } from './databases/chain-mark.ts';
import { backUpEmbedded } from './databases/embedded-backup.ts';
import { backUpPostgres } from './databases/postgres-backup.ts';

/** A backup takes its time behind the panel, whenever both want the processor; the programs that it starts do so, too. */
const niceness = 10;

await runCommand(async () => {
  setPriority(niceness);
  const target = onlyWord(process.argv.slice(2), 'Name the file to write: npm run backup -- FILE');
  const { database } = readConfig(process.env);
  // The lines of the backups, kept elsewhere than the database, show later whether the end of the chain was cut off.
  const withMark = (told: string, mark: string) => `${told}\nMark of its chain: ${mark}`;
  if ('url' in database) {
    const mark = await postgresMark(database.url);
    return withMark(await backUpPostgres(database.url, target), mark);
  }
  if ('file' in database) {
    const told = await backUpEmbedded(database.file, target);
    return withMark(told, embeddedMark(target));
  }
  throw new Error('The settings name a file or an address');
});

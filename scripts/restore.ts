/** npm run restore -- FILE: puts a backup in the place of the database, whether the panel runs or not. Uses the settings of npm start. */
import { readConfig } from '../server/src/platform/config.ts';
import { onlyWord, runCommand } from './command.ts';
import { restoreEmbedded } from './databases/embedded-backup.ts';
import { restorePostgres } from './databases/postgres-backup.ts';

await runCommand(async () => {
  const source = onlyWord(process.argv.slice(2), 'Name the backup to restore: npm run restore -- FILE');
  const { database } = readConfig(process.env);
  if ('url' in database) return restorePostgres(database.url, source, new Date());
  if ('file' in database) return restoreEmbedded(source, database.file, new Date());
  throw new Error('The settings name a file or an address');
});

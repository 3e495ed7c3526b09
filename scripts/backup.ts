/** npm run backup -- FILE: writes everything into one file, while the panel runs. Uses the settings of npm start (DATA_DIR or DATABASE_URL). */
import { readConfig } from '../server/src/platform/config.ts';
import { onlyWord, runCommand } from './command.ts';
import { backUpEmbedded } from './databases/embedded-backup.ts';
import { backUpPostgres } from './databases/postgres-backup.ts';

await runCommand(async () => {
  const target = onlyWord(process.argv.slice(2), 'Name the file to write: npm run backup -- FILE');
  const { database } = readConfig(process.env);
  if ('url' in database) return backUpPostgres(database.url, target);
  if ('file' in database) return backUpEmbedded(database.file, target);
  throw new Error('The settings name a file or an address');
});

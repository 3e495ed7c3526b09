/**
 * npm run restore -- FILE: replaces the database by a backup, whether the panel runs or not. Uses the settings of npm start. Where there is
 * no database, it asks first, or needs --into-empty. With --without-checksum it accepts a backup that has no checksum beside it. With
 * --lose-unreadable it restores one whose key is lost, and empties the entries that only that key could read.
 */
import { commandLine, operatorName } from '../server/src/platform/command-line.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { keyBoxAt } from '../server/src/platform/database/open-database.ts';
import { onlyWord, readCommandLine, runCommand } from './command.ts';
import { nameDatabase } from './databases/panel-database.ts';
import { restoreEmbedded } from './databases/embedded-restore.ts';
import { restorePostgres } from './databases/postgres-restore.ts';

const usage = `Name the backup to restore: ${commandLine('restore', 'FILE [--into-empty] [--without-checksum] [--lose-unreadable]')}`;

await runCommand(async () => {
  const { words, flags } = readCommandLine(process.argv.slice(2), usage, {
    flags: ['into-empty', 'without-checksum', 'lose-unreadable', 'yes'],
  });
  const source = onlyWord(words, usage);
  const { database } = readConfig(process.env);
  nameDatabase(database);
  const options = {
    now: new Date(),
    by: operatorName(),
    database,
    keyBox: keyBoxAt(database),
    mayFillEmpty: flags.has('into-empty'),
    isUnchecked: flags.has('without-checksum'),
    losesUnreadable: flags.has('lose-unreadable'),
    isAgreed: flags.has('yes'),
  };
  if ('url' in database) return restorePostgres(database.url, source, options);
  if ('file' in database) return restoreEmbedded(source, database.file, options);
  throw new Error('The settings name a file or an address');
});

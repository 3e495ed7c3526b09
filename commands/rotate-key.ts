/**
 * npm run rotate-key: encrypts the private entries under a new key. For the embedded database it adds a line to DATA_DIR/secret.key. With
 * SECRET_KEY, first put the new key before the old one. May run beside the panel, and may be run again after it was killed. With
 * --lose-unreadable, it empties the entries whose key is lost. Uses the settings of npm start.
 */
import { commandLine } from '../server/src/platform/command-line.ts';
import { keyBoxOf } from '../server/src/platform/database/open-database.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { missingKeyOf, overwriteFreeSpace, rotateKey } from '../server/src/platform/secrets/protect-secrets.ts';
import { CommandProblem, readCommandLine, runCommand } from './command.ts';
import { loseUnreadable } from './databases/backup-key.ts';
import { onPanelDatabase } from './databases/panel-database.ts';

const usage = `This command takes no arguments: ${commandLine('rotate-key', '[--lose-unreadable]')}`;

await runCommand(async () => {
  const { words, flags } = readCommandLine(process.argv.slice(2), usage, { flags: ['lose-unreadable'] });
  if (words.length > 0) throw new CommandProblem(usage);
  return onPanelDatabase(async (db) => {
    const missing = await missingKeyOf(db);
    if (missing !== undefined) return withoutKey(db, missing, flags.has('lose-unreadable'));
    const { fingerprint, rows } = await rotateKey(db);
    return [
      `The private entries are encrypted under the key ${fingerprint} now (${rows.toLocaleString('en-IN')} rows).`,
      'Keep the older keys as long as you keep backups that were made under them.',
    ].join('\n');
  });
});

async function withoutKey(db: Db, missing: string, losesUnreadable: boolean): Promise<string> {
  if (!losesUnreadable)
    throw new CommandProblem(
      `The private entries of this database are encrypted under the key ${missing}, which is neither in SECRET_KEY nor in the file secret.key of DATA_DIR. ` +
        `Put your copy of that key back. If it is permanently lost, ${commandLine('rotate-key', '--lose-unreadable')} empties these entries.`,
    );
  const lines = await loseUnreadable(db, keyBoxOf(db));
  await overwriteFreeSpace(db);
  return lines.join('\n');
}

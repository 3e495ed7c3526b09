/**
 * npm run rotate-key: encrypts the private entries under a new key. For the embedded database it adds a line to DATA_DIR/secret.key. With
 * SECRET_KEY, first put the new key before the old one. May run beside the panel, and may be run again after it was killed. Uses the
 * settings of npm start.
 */
import { demandKey, rotateKey } from '../server/src/platform/secrets/protect-secrets.ts';
import { CommandProblem, readCommandLine, runCommand } from './command.ts';
import { onPanelDatabase } from './databases/panel-database.ts';

const usage = 'This command takes no arguments: npm run rotate-key [-- --lose-unreadable]';

await runCommand(async () => {
  const { words, flags } = readCommandLine(process.argv.slice(2), usage, { flags: ['lose-unreadable'] });
  if (words.length > 0) throw new CommandProblem(usage);
  const losesUnreadable = flags.has('lose-unreadable');
  return onPanelDatabase(async (db) => {
    if (!losesUnreadable) await demandKey(db);
    const { fingerprint, rows } = await rotateKey(db, losesUnreadable);
    return [
      `The private entries are encrypted under the key ${fingerprint} now (${rows.toLocaleString('en-IN')} rows).`,
      'Keep the older keys as long as you keep backups that were made under them.',
    ].join('\n');
  });
});

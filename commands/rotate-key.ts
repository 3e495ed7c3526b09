/**
 * npm run rotate-key: puts the private entries under a new key. The embedded database gets a new line in DATA_DIR/secret.key; with
 * SECRET_KEY, put the new key before the old one first. May run beside the panel, and again after it was killed. Uses the settings of npm
 * start.
 */
import { readConfig } from '../server/src/platform/config.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { demandKey, rotateKey } from '../server/src/platform/secrets/protect-secrets.ts';
import { CommandProblem, runCommand } from './command.ts';

await runCommand(async () => {
  const [word, ...more] = process.argv.slice(2);
  const losesUnreadable = word === '--lose-unreadable';
  if (more.length > 0 || (word !== undefined && !losesUnreadable))
    throw new CommandProblem('This command takes no words: npm run rotate-key');
  const db = openDatabase(readConfig(process.env).database);
  try {
    await migrateToLatest(db);
    if (!losesUnreadable) await demandKey(db);
    const { fingerprint, rows } = await rotateKey(db, losesUnreadable);
    return [
      `The private entries are encrypted under the key ${fingerprint} now (${rows.toLocaleString('en-IN')} rows).`,
      'Keep the older keys as long as you keep backups that were made under them.',
    ].join('\n');
  } finally {
    await db.destroy();
  }
});

/**
 * npm run reset-password -- MOBILE: gives an Administrator a new password when no one else can. Prints it once. Uses the settings of npm
 * start (DATA_DIR or DATABASE_URL) and may run beside the panel.
 */
import { readConfig } from '../server/src/platform/config.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { resetPassword } from '../server/src/users/public.ts';
import { CommandProblem, onlyWord, runCommand } from './command.ts';

await runCommand(async () => {
  const mobile = onlyWord(process.argv.slice(2), 'Name the official mobile number of the user: npm run reset-password -- 9000000001');
  const db = openDatabase(readConfig(process.env).database);
  try {
    await migrateToLatest(db);
    const reset = await resetPassword(db, mobile, new Date().toISOString());
    if (!reset) throw new CommandProblem(`No active user has the official mobile number ${mobile}.`);
    return (
      `The new password of ${reset.name} is shown only once:\n\n${reset.password}\n\n` +
      `They must change it at the next login. Their open sessions have ended.`
    );
  } finally {
    await db.destroy();
  }
});

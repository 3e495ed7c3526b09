/**
 * npm run reset-password -- MOBILE: gives an Administrator a new password when no one else can. Prints it once. Uses the settings of npm
 * start (DATA_DIR or DATABASE_URL) and may run beside the panel.
 */
import { resetPassword } from '../server/src/users/public.ts';
import { CommandProblem, onlyWord, runCommand } from './command.ts';
import { onPanelDatabase } from './databases/panel-database.ts';

await runCommand(async () => {
  const mobile = onlyWord(process.argv.slice(2), 'Name the official mobile number of the user: npm run reset-password -- 9000000001');
  return onPanelDatabase(async (db) => {
    const reset = await resetPassword(db, mobile, new Date().toISOString());
    if (!reset) throw new CommandProblem(`No active user has the official mobile number ${mobile}.`);
    return (
      `The new password of ${reset.name} is shown only once:\n\n${reset.password}\n\n` +
      `They must change it at the next login. Their open sessions have ended.`
    );
  });
});

/**
 * npm run reset-password -- MOBILE: gives an Administrator a new password when no one else can. Prints it once. With --end-second-step, it
 * also ends their two-step sign-in, for someone who has lost app and recovery codes. Uses the settings of npm start (DATA_DIR or
 * DATABASE_URL) and may run beside the panel.
 */
import { commandLine } from '../server/src/platform/command-line.ts';
import { resetPassword } from '../server/src/users/public.ts';
import { CommandProblem, onlyWord, readCommandLine, runCommand } from './command.ts';
import { onPanelDatabase } from './databases/panel-database.ts';

const usage = `Name the official mobile number of the user: ${commandLine('reset-password', '9000000001 [--end-second-step]')}`;

const aboutSecondStep = {
  unchanged: '\nThey also need a code, because two-step sign-in is on. If app and recovery codes are lost, add --end-second-step.',
  ended: '\nTheir two-step sign-in has ended.',
} as const;

await runCommand(async () => {
  const { words, flags } = readCommandLine(process.argv.slice(2), usage, { flags: ['end-second-step'] });
  const mobile = onlyWord(words, usage);
  return onPanelDatabase(async (db) => {
    const reset = await resetPassword(db, mobile, new Date().toISOString(), flags.has('end-second-step'));
    if (!reset) throw new CommandProblem(`No active user has the official mobile number ${mobile}.`);
    return (
      `The new password of ${reset.name} is shown only once:\n\n${reset.password}\n\n` +
      `They must change it at the next login. Their open sessions have ended.` +
      (reset.secondStep ? aboutSecondStep[reset.secondStep] : '')
    );
  });
});

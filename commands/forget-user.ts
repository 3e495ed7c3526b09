/**
 * npm run forget-user -- MOBILE-OR-NUMBER --yes: erases the personal data of a user who has left and is deleted. Without --yes it says what
 * it would do. Uses the settings of npm start and may run beside the panel.
 */
import { commandLine } from '../server/src/platform/command-line.ts';
import { findFormerUsers, forgetUser, type FormerUser } from '../server/src/users/public.ts';
import { CommandProblem, onlyWord, readCommandLine, runCommand } from './command.ts';
import { onPanelDatabase } from './databases/panel-database.ts';

const usage = `Name the official mobile number or the number of the deleted user: ${commandLine('forget-user', '9000000001 [--yes]')}`;

const erased = [
  '- identity documents, bank account, dates of birth and marriage, marital status',
  '- home address, private telephone numbers and e-mail address',
  '- office telephone number and e-mail address, nickname, joining date',
  '- photo, password, open sessions, known browsers, personal notices',
];

const remaining = [
  '- name, employee number, designation and department: documents and the audit log refer to them',
  '- what documents printed when they were made',
  '- the audit log, which never held private entries, and the logins: their rows are never changed, so that they can be verified',
  '- backups and logs made before, until they are deleted: see docs/privacy.md',
];

await runCommand(async () => {
  const { words, flags } = readCommandLine(process.argv.slice(2), usage, { flags: ['yes'] });
  const word = onlyWord(words, usage);
  if (!/^\d{1,10}$/.test(word)) throw new CommandProblem(usage);
  return onPanelDatabase(async (db) => {
    const user = onlyDeleted(await findFormerUsers(db, word), word);
    if (!flags.has('yes'))
      return [
        `This would permanently erase the following data of ${titleOf(user)}:`,
        ...erased,
        'Nothing has been changed. Add --yes to do it.',
      ].join('\n');
    await forgetUser(db, user, new Date().toISOString());
    return [`Permanently erased data of ${titleOf(user)}:`, ...erased, 'What remains, and why:', ...remaining].join('\n');
  });
});

function titleOf({ name, userId, empNumber }: FormerUser): string {
  return `${name} (number ${userId}, employee number ${empNumber})`;
}

function onlyDeleted(found: readonly FormerUser[], word: string): FormerUser {
  const deleted = found.filter(({ status }) => status === 'Deleted');
  const [user, ...more] = deleted;
  const active = found.find(({ status }) => status === 'Active');
  if (active && !user) throw new CommandProblem(`${titleOf(active)} is an active user. Delete them in the User List first.`);
  if (!user) throw new CommandProblem(`No deleted user has the number ${word}.`);
  if (active || more.length > 0)
    throw new CommandProblem(`Several users have had this mobile number. Name one by its number: ${found.map(titleOf).join(', ')}.`);
  return user;
}

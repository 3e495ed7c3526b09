/**
 * node scripts/common-passwords.ts list.txt: makes server/src/users/common-passwords.bin from a list with one password a line, the most
 * common first. NOTICE names the list that was used. Run it by hand, when there is a newer one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { CommandProblem, runCommand } from '../commands/command.ts';
import { commonPasswordsFile, filterOf } from '../server/src/users/common-passwords.ts';

const most = 100_000;
const fewestCharacters = 8;
const mostCharacters = 200;

await runCommand(async () => {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new CommandProblem('Name the list: node scripts/common-passwords.ts list.txt');
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/);
  const passwords = lines.filter((line) => line.length >= fewestCharacters && line.length <= mostCharacters).slice(0, most);
  await writeFile(commonPasswordsFile, filterOf(passwords));
  return `Written: a filter of ${passwords.length} passwords.`;
});

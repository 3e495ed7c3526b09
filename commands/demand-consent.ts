import { createInterface } from 'node:readline/promises';
import { CommandProblem } from './command.ts';

/**
 * Asks before a command does something that it cannot take back. A flag answers in advance; without it, a person at a terminal types yes,
 * and a script is refused. Throws a CommandProblem unless the answer is yes.
 */
export async function demandConsent(whatWouldHappen: string, flag: string, isGiven: boolean): Promise<void> {
  if (isGiven) return;
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new CommandProblem(`${whatWouldHappen} Nothing has been changed. To do it, add ${flag}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${whatWouldHappen}\nType yes to do it: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandProblem('Nothing has been changed.');
}

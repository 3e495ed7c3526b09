/** What the commands for the person who runs the panel have in common: a sentence at the end, good or bad. */
import { StartProblem } from '../server/src/platform/config.ts';
import { isUnavailable } from '../server/src/platform/database/errors.ts';

/** A reason why nothing was done, in a sentence for the person at the command line. */
export class CommandProblem extends Error {}

/** Carries a command out and prints what it says; a problem becomes its sentence and exit code 1. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    console.log(await run());
  } catch (error) {
    console.error(told(error));
    process.exitCode = 1;
  }
}

function told(error: unknown): unknown {
  if (error instanceof CommandProblem || error instanceof StartProblem) return error.message;
  return isUnavailable(error) ? 'The database does not answer. Check DATABASE_URL or DATA_DIR.' : error;
}

/** The one word that a command takes. Throws the usage when there is none, or more. */
export function onlyWord(words: readonly string[], usage: string): string {
  const [word, ...more] = words;
  if (word === undefined || word === '' || more.length > 0) throw new CommandProblem(usage);
  return word;
}

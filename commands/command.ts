/** What the commands for the person who runs the panel have in common: how they read their words, and a sentence at the end, good or bad. */
import { parseArgs } from 'node:util';
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

export interface CommandLine<F extends string, O extends string> {
  /** The words that are neither a flag nor an option. */
  readonly words: readonly string[];
  readonly flags: ReadonlySet<F>;
  readonly options: Readonly<Partial<Record<O, string>>>;
}

interface Takes<F extends string, O extends string> {
  /** Words of two dashes that stand alone: `--check`. */
  readonly flags?: readonly F[];
  /** Words of two dashes with a value: `--images photos`. */
  readonly options?: readonly O[];
}

/** Reads what stands behind a command's name. Throws the usage where it holds anything that the command does not take. */
export function readCommandLine<F extends string = never, O extends string = never>(
  words: readonly string[],
  usage: string,
  { flags = [], options = [] }: Takes<F, O> = {},
): CommandLine<F, O> {
  const { positionals, values } = parsed(words, usage, [
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ...options.map((name) => [name, { type: 'string' }] as const),
  ]);
  const given = options.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]] as const] : []));
  return {
    words: positionals,
    flags: new Set(flags.filter((name) => values[name] === true)),
    // Made of the names that the command takes.
    options: Object.fromEntries(given) as Partial<Record<O, string>>,
  };
}

function parsed(words: readonly string[], usage: string, taken: readonly (readonly [string, { readonly type: 'boolean' | 'string' }])[]) {
  try {
    return parseArgs({ args: [...words], options: Object.fromEntries(taken), allowPositionals: true });
  } catch (error) {
    throw new CommandProblem(usage, { cause: error });
  }
}

/** The one word that a command takes. Throws the usage when there is none, or more. */
export function onlyWord(words: readonly string[], usage: string): string {
  const [word, ...more] = readCommandLine(words, usage).words;
  if (word === undefined || word === '' || more.length > 0) throw new CommandProblem(usage);
  return word;
}

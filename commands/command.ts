/** Shared by all commands: how they read their arguments and how they report success or failure. */
import { statSync, type Stats } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupProblem } from '../server/src/backups/files/backup-problem.ts';
import { userName } from '../server/src/platform/command-line.ts';
import { StartProblem } from '../server/src/platform/start-problem.ts';
import { cannotBeWritten, isUnavailable, isUnwritable } from '../server/src/platform/database/errors.ts';

/** A command did nothing. The message is one sentence that gives the reason. */
export class CommandProblem extends Error {}

/** Runs a command and prints its result. A CommandProblem or BackupProblem prints its sentence and sets exit code 1. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    console.log(await run());
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

function messageOf(error: unknown): unknown {
  const isSentence = error instanceof CommandProblem || error instanceof BackupProblem || error instanceof StartProblem;
  if (isSentence) return error.message;
  return fileSentence(error) ?? databaseSentence(error) ?? error;
}

/** Why a database could not be used: that of the panel, or a copy that a command writes. */
function databaseSentence(error: unknown): string | undefined {
  if (error instanceof Error && isUnwritable(error)) return cannotBeWritten('A database', error.message);
  return isUnavailable(error) ? 'The database does not answer. Check DATABASE_URL or DATA_DIR.' : undefined;
}

const inTheWay = 'a file is where a folder should be';
const denied = `the user ${userName()} may not use it`;
const fileReasons: Readonly<Record<string, string>> = {
  EACCES: denied,
  EPERM: denied,
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
  EISDIR: 'a folder is where a file should be',
  ENOENT: 'the file or its folder does not exist',
  ENOSPC: 'the disk is full',
  EROFS: 'it is read-only',
};

/** What is wrong with a file or folder that a command could not use. */
function fileSentence(error: unknown): string | undefined {
  const { code = '', path, syscall }: Partial<NodeJS.ErrnoException> = error instanceof Error ? error : {};
  // Folders are made one by one, so the folder above exists.
  const reason = code === 'ENOENT' && syscall === 'mkdir' ? 'nothing can be made there' : fileReasons[code];
  return reason === undefined || path === undefined ? undefined : `${path} cannot be used: ${reason}.`;
}

/** What is at the path of a file that the command needs. A file that this user may not see is not reported as missing. */
export function demandFile(path: string): Stats {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new CommandProblem(`There is no file ${resolve(path)}.`);
  return found;
}

export interface CommandLine<F extends string, O extends string> {
  /** The arguments that are neither a flag nor an option. */
  readonly words: readonly string[];
  readonly flags: ReadonlySet<F>;
  readonly options: Readonly<Partial<Record<O, string>>>;
}

interface Takes<F extends string, O extends string> {
  /** Arguments with two dashes and no value: `--check`. */
  readonly flags?: readonly F[];
  /** Arguments with two dashes and a value: `--images photos`. */
  readonly options?: readonly O[];
}

/** Parses the arguments of a command. Throws the usage for any argument that the command does not accept. */
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
    // Safe: every key is one of the accepted options.
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

/** The only argument of a command. Throws the usage when there is none or more than one. */
export function onlyWord(words: readonly string[], usage: string): string {
  const [word, ...more] = readCommandLine(words, usage).words;
  if (word === undefined || word === '' || more.length > 0) throw new CommandProblem(usage);
  return word;
}

/** Runs commands in one process beside the test: loading a program for each of them, as run-script.ts does, takes most of their time. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { CommandCall } from './command-process.ts';
import { compileCache } from './program.ts';
import type { CommandResult } from './run-script.ts';

const program = new URL('./command-process.ts', import.meta.url);

interface CommandProcess {
  readonly child: ChildProcess;
  /** Rejects when it ends. */
  readonly ended: Promise<never>;
}

let started: CommandProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Runs a command to its end with only these settings, once those that were asked for before have ended. */
export function runCommand(name: string, words: readonly string[], settings: Readonly<Record<string, string>>): Promise<CommandResult> {
  const file = new URL(`../../commands/${name}.ts`, import.meta.url).href;
  const ran = last.then(() => call({ file, words, settings }));
  last = ran.catch(() => {});
  return ran;
}

async function call(command: CommandCall): Promise<CommandResult> {
  const { child, ended } = (started ??= startProcess());
  const replied = once(child, 'message') as Promise<[CommandResult]>;
  child.send(command);
  const [ran] = await Promise.race([replied, ended]);
  return ran;
}

/** Starts the process, which ends with that of the tests. */
function startProcess(): CommandProcess {
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache };
  const child = fork(program, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  const ended = once(child, 'exit').then(() => {
    started = undefined;
    throw new Error('The process of the commands has ended');
  });
  // Heard by the call that waits, if there is one.
  ended.catch(() => {});
  return { child, ended };
}

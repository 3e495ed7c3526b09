import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache, onFullDisk } from './program.ts';

export interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export interface RunningScript {
  readonly pid: number;
  readonly ended: Promise<Ran>;
  kill(): void;
  /** Resolves when it has printed a match. Never resolves if it ends without one. */
  hasPrinted(pattern: RegExp): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Starts a command with only these settings, as npm run does. If an owner is given, it runs as that user of the machine. */
export function startScript(
  name: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  owner?: Owner,
): RunningScript {
  return start(commandLine(name, words), settings, owner);
}

function commandLine(name: string, words: readonly string[]): string[] {
  return [process.execPath, fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url)), ...words];
}

function start([program = '', ...words]: readonly string[], settings: Readonly<Record<string, string>>, owner?: Owner): RunningScript {
  const child = spawn(program, words, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...owner,
  });
  const ended = Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stdout), text(child.stderr)]);
  return {
    pid: child.pid ?? 0,
    ended: ended.then(([[code], output, errors]) => ({ code, output, errors })),
    kill: () => void child.kill('SIGKILL'),
    hasPrinted: (pattern) =>
      new Promise((resolve) => {
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (pattern.test(output)) resolve();
        });
      }),
  };
}

/** Runs a command to its end. */
export function runScript(name: string, words: readonly string[], settings: Readonly<Record<string, string>>, owner?: Owner): Promise<Ran> {
  return startScript(name, words, settings, owner).ended;
}

/** The same on a disk that is full for files of more than these bytes. */
export function runScriptOnFullDisk(
  bytes: number,
  name: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ran> {
  return start(onFullDisk(bytes, commandLine(name, words)), settings).ended;
}

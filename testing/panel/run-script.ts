import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache } from './program.ts';

export interface CommandResult {
  readonly code: number | null;
  /** Without the line that names the database, which the tests of that line read themselves. */
  readonly output: string;
  readonly errors: string;
}

export interface RunningScript {
  readonly pid: number;
  readonly ended: Promise<CommandResult>;
  kill(): void;
  /** Resolves when it has printed a match. Never resolves if it ends without one. */
  hasPrinted(pattern: RegExp): Promise<void>;
}

/** Starts a command with only these settings, as npm run does. */
export function startScript(name: string, words: readonly string[], settings: Readonly<Record<string, string>>): RunningScript {
  const program = fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stdout), text(child.stderr)]);
  return {
    pid: child.pid ?? 0,
    ended: ended.then(([[code], output, errors]) => ({ code, output: withoutDatabase(output), errors })),
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
export function runScript(name: string, words: readonly string[], settings: Readonly<Record<string, string>>): Promise<CommandResult> {
  return startScript(name, words, settings).ended;
}

/** The output of a command without its first line, if that names the database. */
export function withoutDatabase(output: string): string {
  return output.replace(/^Database: .*\n/, '');
}

/** The programs of PostgreSQL that back up and restore a database. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BackupProblem } from './backup-problem.ts';

/** The programs of PostgreSQL that the panel and its commands start. */
export type PostgresProgram = 'pg_dump' | 'pg_restore' | 'psql';

/** Finds a program: the newest in Debian's folders, because the one on the PATH may be older than the server; otherwise on the PATH. */
export function findPostgresProgram(program: PostgresProgram, path = process.env['PATH'] ?? '', packaged = packagedFolders()): string {
  const folder = [...packaged, ...path.split(delimiter)].find((one) => existsSync(join(one, program)));
  if (folder === undefined)
    throw new BackupProblem(
      `PostgreSQL’s program ${program} is not installed on this machine: install the package postgresql-client of the server’s version or newer.`,
    );
  return join(folder, program);
}

function packagedFolders(): string[] {
  return globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** A started program. */
export interface Started {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Resolves when the program succeeds. Rejects with the program's message when it fails. */
  readonly ended: Promise<void>;
}

/** Starts a program. Passes the password in the environment, because every user of the machine can read a command line. */
export function startPostgresProgram(program: PostgresProgram, words: readonly string[], password = ''): Started {
  const environment = { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) };
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(findPostgresProgram(program), words, {
    stdio: 'pipe',
    env: environment,
  });
  // A program that ends early no longer reads its input; its exit code and message give the reason.
  child.stdin.on('error', () => {});
  return { stdin: child.stdin, stdout: child.stdout, ended: ended(program, child) };
}

async function ended(program: PostgresProgram, child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<void> {
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number | null]>]);
  if (code !== 0)
    throw new BackupProblem(`PostgreSQL’s program ended with: ${said.trim().split('\n')[0] || `${program}: exit code ${code}`}.`);
}

/** Runs a program and returns its output. */
export async function outputOf(program: PostgresProgram, words: readonly string[]): Promise<string> {
  const started = startPostgresProgram(program, words);
  started.stdin.end();
  const [output] = await Promise.all([text(started.stdout), started.ended]);
  return output;
}

/** Separates the password from an address. */
export function splitPassword(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

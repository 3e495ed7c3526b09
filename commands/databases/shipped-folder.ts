/**
 * A folder with copies of the embedded database and what was committed after each. A copy is a folder named after the moment at which it
 * began. It holds `base.db`, the logs `log-1`, `log-2` and so on, and `moments`. That file has a line for each addition: the moment, the
 * number of the log, its bytes.
 */
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../server/src/platform/files/make-folder.ts';

export interface Shipped {
  readonly at: string;
  readonly log: number;
  readonly bytes: number;
}

const copyName = /^\d{4}-\d\d-\d\d-\d{6}-\d{3}$/;

export const baseName = 'base.db';

export function logName(log: number): string {
  return `log-${log}`;
}

/** The copies in a folder, in the order of their names. One that was begun by a clock that was ahead may come after later ones. */
export function listCopies(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => copyName.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

/** The additions to a copy, in order. Ignores an incomplete last line. */
export function readMoments(copy: string): Shipped[] {
  const file = join(copy, 'moments');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => {
    const [at = '', log, bytes] = line.split(' ');
    return { at, log: Number(log), bytes: Number(bytes) };
  });
}

/** Appends to a copy's log, after its first `from` bytes. The addition counts once `noteMoment` has written its line. */
export function appendToCopy(copy: string, log: number, from: number, pieces: Iterable<Buffer>): void {
  const file = join(copy, logName(log));
  // Removes what an interrupted addition left behind.
  if (existsSync(file)) truncateSync(file, from);
  appendDurably(file, pieces);
}

/** Records that a copy is complete up to a moment. */
export function noteMoment(copy: string, { at, log, bytes }: Shipped): void {
  appendDurably(join(copy, 'moments'), [`${at} ${log} ${bytes}\n`]);
}

/** Makes the folder of a new copy. */
export function makeCopyFolder(folder: string, name: string): string {
  const copy = join(folder, name);
  makeFolder(copy);
  return copy;
}

/**
 * Removes all but the newest copies. `begun` is the one that has just begun: those with a later name were begun by a clock that was ahead,
 * and count as the oldest.
 */
export function removeOldCopies(folder: string, begun: string, kept: number): void {
  const others = listCopies(folder).filter((copy) => copy !== begun);
  const oldestFirst = others.toSorted((one, other) => Number(other > begun) - Number(one > begun));
  for (const copy of oldestFirst.slice(0, Math.max(0, others.length + 1 - kept))) rmSync(copy, { recursive: true, force: true });
}

function appendDurably(file: string, pieces: Iterable<Buffer | string>): void {
  const opened = openSync(file, 'a', 0o600);
  try {
    for (const piece of pieces) appendFileSync(opened, piece);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

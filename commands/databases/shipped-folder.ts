/**
 * A folder with copies of the embedded database, and for each what was committed after it. A copy is a folder under the moment at which it
 * was begun: `base.db`, the logs `log-1`, `log-2` and so on, and `moments`, a line for each time something was added: the moment, the
 * number of the log, its bytes.
 */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';

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

/** The copies in a folder, oldest first. */
export function listCopies(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => copyName.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

/** What has been added to a copy, in order. A line that breaks off was never finished. */
export function readMoments(copy: string): Shipped[] {
  const file = join(copy, 'moments');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => {
    const [at = '', log, bytes] = line.split(' ');
    return { at, log: Number(log), bytes: Number(bytes) };
  });
}

/** Adds what was committed to the end of a copy's log, behind its first `from` bytes. It counts once its line is written. */
export function appendToCopy(copy: string, log: number, from: number, pieces: Iterable<Buffer>): void {
  const file = join(copy, logName(log));
  // What a broken-off addition has left behind.
  if (existsSync(file)) truncateSync(file, from);
  appendDurably(file, pieces);
}

/** Writes down that a copy is complete up to a moment. */
export function noteMoment(copy: string, { at, log, bytes }: Shipped): void {
  appendDurably(join(copy, 'moments'), [`${at} ${log} ${bytes}\n`]);
}

/** Makes the folder of a new copy. */
export function makeCopyFolder(folder: string, name: string): string {
  const copy = join(folder, name);
  mkdirSync(copy, { recursive: true, mode: 0o700 });
  return copy;
}

/** Removes all but the newest copies. */
export function removeOldCopies(folder: string, kept: number): void {
  for (const copy of listCopies(folder).slice(0, -kept)) rmSync(copy, { recursive: true, force: true });
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

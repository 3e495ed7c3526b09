import { closeSync, openSync, readSync } from 'node:fs';

/** Whether a file begins with the bytes by which SQLite or pg_dump marks its files. */
export function beginsWith(file: string, mark: string): boolean {
  const start = Buffer.alloc(mark.length);
  const opened = openSync(file, 'r');
  try {
    return readSync(opened, start) === mark.length && start.toString('latin1') === mark;
  } finally {
    closeSync(opened);
  }
}

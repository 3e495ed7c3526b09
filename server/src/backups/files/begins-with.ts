import { closeSync, openSync, readSync } from 'node:fs';

/** Whether a file begins with these bytes, which identify a file of SQLite or pg_dump. */
export function beginsWith(file: string, mark: string): boolean {
  const start = Buffer.alloc(mark.length);
  const opened = openSync(file, 'r');
  try {
    return readSync(opened, start) === mark.length && start.toString('latin1') === mark;
  } finally {
    closeSync(opened);
  }
}

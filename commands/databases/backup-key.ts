/** Finds the key of a database that no panel serves yet. */
import type { DatabaseSync } from 'node:sqlite';
import { openFile } from '../../server/src/backups/files/embedded-file.ts';
import { outputOf } from '../../server/src/backups/files/postgres-programs.ts';

/** The fingerprint of the key in a file of the embedded database; undefined when nothing is encrypted. */
export function fingerprintInFile(path: string): string | undefined {
  const file = openFile(path);
  try {
    return fingerprintIn(file);
  } finally {
    file.close();
  }
}

/** The same for an open database. A database of an older version has no such table. */
export function fingerprintIn(database: DatabaseSync): string | undefined {
  if (database.prepare(`select 1 from sqlite_schema where name = 'secret_key'`).get() === undefined) return undefined;
  const row = database.prepare('select fingerprint from secret_key').get();
  return row && String(row['fingerprint']);
}

/** The same for a PostgreSQL dump. */
export async function fingerprintInDump(file: string): Promise<string | undefined> {
  const rows = await outputOf('pg_restore', ['--data-only', '--table=secret_key', '--file=-', file]);
  return /^1\t([\da-f]{16})$/m.exec(rows)?.[1];
}

/** The file of the embedded database, before it is opened. */
import { existsSync, linkSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCodeOf } from '../../error-code.ts';
import { StartProblem } from '../../start-problem.ts';
import { fileDamage } from './file-damage.ts';
import { removeUnfinished, unfinishedName } from '../unfinished-files.ts';

/** A migrated database without records, which is part of the built server. The sources have none: from them, an empty one is migrated. */
const newDatabase = new URL('../new-database.db', import.meta.url);

/**
 * Creates a new database if there is no file. Refuses a damaged file; SQLite would take an empty one for a new database. Throws a
 * StartProblem that says what to do.
 */
export function prepareFile(file: string): void {
  if (!existsSync(file)) makeFile(file);
  const damage = fileDamage(file);
  if (damage === undefined) return;
  const name = basename(file);
  throw new StartProblem(
    `The database file ${file} ${damage}. Nothing has been changed. ` +
      `Move ${name}, ${name}-wal and ${name}-shm out of ${dirname(file)}, ` +
      `then restore the last backup: npm run restore -- FILE. Only a new office starts without a backup.`,
  );
}

/**
 * Creates the file. It gets its name only when it is a database, so that it is never empty, even if this is interrupted. Only its owner can
 * read it, whatever the rights of the folder.
 */
function makeFile(file: string): void {
  const part = unfinishedName(file, 'part');
  try {
    writeFileSync(part, existsSync(newDatabase) ? readFileSync(newDatabase) : '', { flag: 'wx', mode: 0o600 });
    const made = new DatabaseSync(part);
    made.exec('pragma journal_mode = wal');
    made.close();
    giveName(part, file);
  } finally {
    removeUnfinished(part);
  }
}

/** Never replaces a file that another program has created first. A file system without links can only rename. */
function giveName(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') renameSync(part, file);
  }
}

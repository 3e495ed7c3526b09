/** The file of the embedded database, before it is opened. */
import { existsSync, linkSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commandLine } from '../../command-line.ts';
import { errorCodeOf } from '../../error-code.ts';
import { StartProblem } from '../../start-problem.ts';
import { fileDamage } from './file-damage.ts';
import { removeUnfinished, unfinishedName } from '../unfinished-files.ts';

/** A migrated database without records, part of the built server. Run from the sources, the server migrates an empty file instead. */
const newDatabase = new URL('../new-database.db', import.meta.url);

/**
 * Creates a new database if there is no file. Refuses a damaged file; SQLite would take an empty one for a new database. Throws a
 * StartProblem that says what to do.
 */
export function prepareDatabaseFile(file: string): void {
  if (!existsSync(file)) createFile(file);
  const damage = fileDamage(file);
  if (damage === undefined) return;
  const name = basename(file);
  throw new StartProblem(
    `The database file ${file} ${damage}. Nothing has been changed. ` +
      `Move ${name}, ${name}-wal and ${name}-shm out of ${dirname(file)}, ` +
      `then restore the last backup: ${commandLine('restore', 'FILE --into-empty')}. Only a new office starts without a backup.`,
  );
}

/**
 * Creates the file under another name and renames it once it is a database, so that it is never empty, even after an interruption. Only its
 * owner can read it, whatever the permissions of the folder.
 */
function createFile(file: string): void {
  const part = unfinishedName(file, 'part');
  try {
    writeFileSync(part, existsSync(newDatabase) ? readFileSync(newDatabase) : '', { flag: 'wx', mode: 0o600 });
    const created = new DatabaseSync(part);
    created.exec('pragma journal_mode = wal');
    created.close();
    moveIntoPlace(part, file);
  } finally {
    removeUnfinished(part);
  }
}

/** Never replaces a file that another program has created first. A file system without links can only rename. */
function moveIntoPlace(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') renameSync(part, file);
  }
}

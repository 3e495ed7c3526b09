/** The file of the embedded database, before it is opened. */
import { closeSync, existsSync, linkSync, openSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../config.ts';
import { fileDamage } from './file-damage.ts';
import { removeUnfinished, unfinishedName } from './unfinished-files.ts';

/**
 * Makes a new database where there is no file. Refuses a file that is damaged, which SQLite would take for a new database when it is empty.
 * Throws a StartProblem that says what to do.
 */
export function prepareFile(file: string): void {
  if (!existsSync(file)) makeFile(file);
  const damage = fileDamage(file);
  if (damage === undefined) return;
  const name = basename(file);
  throw new StartProblem(
    `The database file ${file} ${damage}. Nothing has been changed. Move ${name}, ${name}-wal and ${name}-shm out of ${dirname(file)}, then restore the last backup: npm run restore -- FILE. Only a new office starts without a backup.`,
  );
}

/**
 * A new file is never empty, however this ends: it gets its name when it is a database. It is for its owner alone, whatever the folder
 * says.
 */
function makeFile(file: string): void {
  const part = unfinishedName(file, 'part');
  try {
    closeSync(openSync(part, 'wx', 0o600));
    const made = new DatabaseSync(part);
    made.exec('pragma journal_mode = wal');
    made.close();
    giveName(part, file);
  } finally {
    removeUnfinished(part);
  }
}

/** Never replaces a file: another program may have been faster. A file system without links can only rename. */
function giveName(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(part, file);
  }
}

import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../config.ts';
import { isBusy } from './errors.ts';
import type { DatabaseSettings } from './open-database.ts';

/** Long enough for a panel that is being replaced to finish; a start that waits keeps nobody waiting. */
const patienceMs = 3000;

/** A connection that nobody refers to is closed by the garbage collector, and its lock with it. */
const locks = new Set<DatabaseSync>();

/**
 * Takes the embedded database for this program alone, until the program ends, however it ends. PostgreSQL is for any number of programs.
 * The commands beside a panel do not ask: backup, restore and import work on a database that is in use. Throws a StartProblem when another
 * panel has it.
 */
export function holdDatabase(settings: DatabaseSettings): void {
  if (!('file' in settings)) return;
  const lockFile = `${settings.file}.lock`;
  closeSync(openSync(lockFile, 'a', 0o600));
  // The operating system lets go of SQLite's locks when their process ends, and they hold between containers too. Nothing is ever written.
  const lock = new DatabaseSync(lockFile, { timeout: patienceMs });
  try {
    // No journal beside the lock: a program that is killed would leave it behind.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartProblem(`Another panel uses the database ${settings.file}. Stop that one first, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
  locks.add(lock);
}

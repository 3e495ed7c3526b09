import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../../start-problem.ts';
import { isBusy } from '../errors.ts';
import type { DatabaseSettings } from '../open-database.ts';

/** Long enough for a panel that is being replaced to stop. */
const lockTimeoutMs = 3000;

/** Prevents garbage collection, which would close a connection and release its lock. */
const locks = new Set<DatabaseSync>();

/**
 * Locks the embedded database for this panel until its process ends in any way. PostgreSQL serves any number of panels. Commands such as
 * backup, restore and import do not take the lock, because they work while a panel runs. Throws a StartProblem if another panel holds the
 * lock.
 */
export function lockDatabase(settings: DatabaseSettings): void {
  if (!('file' in settings)) return;
  const lockFile = `${settings.file}.lock`;
  closeSync(openSync(lockFile, 'a', 0o600));
  // The operating system releases SQLite's locks when the process ends. They also work between containers. Nothing is ever written.
  const lock = new DatabaseSync(lockFile, { timeout: lockTimeoutMs });
  try {
    // No journal file: a killed program would leave it behind.
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

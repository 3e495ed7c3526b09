import { setTimeout as pause } from 'node:timers/promises';
import { isRetryable } from './errors.ts';
import { reachedDisk } from './embedded/synced-commits.ts';
import type { Db } from './tables.ts';

const maxTries = 4;

/**
 * Runs work in one transaction: all of it takes effect or none. When it ends, its changes are on the disk. If there already is a
 * transaction, the work joins it. If PostgreSQL ends a transaction in favour of another, the work runs again, so it must do nothing outside
 * the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await db.transaction().execute(work);
      await reachedDisk(db);
      return result;
    } catch (error) {
      if (attempt === maxTries || !isRetryable(error)) throw error;
      await pause(attempt * 10);
    }
  }
}

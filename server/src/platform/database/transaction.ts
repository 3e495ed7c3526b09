import { setTimeout as pause } from 'node:timers/promises';
import { isRetryable } from './errors.ts';
import { flushCommits } from './embedded/group-commit.ts';
import type { Db } from './tables.ts';

const maxTries = 4;

/**
 * Runs work in one transaction, or in the current one if there is one. On return, its changes are on the disk. After a deadlock or a
 * serialization failure the work runs again, so it must not change anything outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await db.transaction().execute(work);
      await flushCommits(db);
      return result;
    } catch (error) {
      if (attempt === maxTries || !isRetryable(error)) throw error;
      await pause(attempt * 10);
    }
  }
}

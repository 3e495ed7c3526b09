import { setTimeout as pause } from 'node:timers/promises';
import { isRetryable } from './errors.ts';
import type { Db } from './tables.ts';

const mostTries = 4;

/**
 * Runs work in one transaction: all of it happens or nothing does. Within a transaction the work joins that one. PostgreSQL may end a
 * transaction for the sake of another one; the work is then run again, so it must do nothing outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostTries || !isRetryable(error)) throw error;
      await pause(attempt * 10);
    }
  }
}

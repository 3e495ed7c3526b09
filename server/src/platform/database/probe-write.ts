import { sql } from 'kysely';
import { isBusy, isUnwritable } from './errors.ts';
import { flushCommits } from './embedded/group-commit.ts';
import type { Db } from './tables.ts';

/**
 * Whether the database can be written. Changes a value and changes it back in one transaction, which reaches the disk but leaves the data
 * unchanged. A lock by another program counts as writable. Throws errors that are not about writing, such as a lost connection.
 */
export async function probeWrite(db: Db): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      // SQLite does not write a row whose value stays the same.
      for (let count = 0; count < 2; count++) await sql`update kysely_migration_lock set is_locked = 1 - is_locked`.execute(tx);
    });
    await flushCommits(db);
    return true;
  } catch (error) {
    if (isBusy(error)) return true;
    if (isUnwritable(error)) return false;
    throw error;
  }
}

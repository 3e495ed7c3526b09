import { sql } from 'kysely';
import { isBusy, isUnwritable } from './errors.ts';
import type { Db } from './tables.ts';

/**
 * Whether the database can be written: changes a value and changes it back in one transaction, which goes to the disk and leaves all as it
 * was. A write that another one keeps waiting counts as possible. Throws what says nothing about writing, such as a lost connection.
 */
export async function probeWrite(db: Db): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      // SQLite does not write a row that is set to what it holds.
      for (let count = 0; count < 2; count++) await sql`update kysely_migration_lock set is_locked = 1 - is_locked`.execute(tx);
    });
    return true;
  } catch (error) {
    if (isBusy(error)) return true;
    if (isUnwritable(error)) return false;
    throw error;
  }
}

/** The SQL of the version number in a user's row, which grows with every change of their rights, so that none overwrites another. */
import './users-tables.ts';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';

/**
 * Counts a change of a user's rights. Simultaneous changes wait for this one. False when the rights no longer have the given version; then
 * nothing has changed.
 */
export async function countRightsChange(db: Db, userId: number, version: number | undefined): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('users')
      .set((eb) => ({ rights_version: eb('rights_version', '+', 1) }))
      .where('id', '=', userId)
      .$if(version !== undefined, (query) => query.where('rights_version', '=', version ?? 0)),
  );
}

import { writeAudit, type Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { userNames } from './user-store.ts';

/** Adds changes to the audit log that the panel makes in the name of a user, after the user's request. */
export async function recordForUser(db: Db, operation: string, changes: readonly Change[], { userId, now }: WriteStamp): Promise<void> {
  if (changes.length === 0) return;
  const name = (await userNames(db, [userId])).get(userId) ?? '';
  await writeAudit(db, operation, { userId, name }, now, changes);
}

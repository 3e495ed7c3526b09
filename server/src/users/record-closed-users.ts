import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { listClosedUsers } from './former-user-store.ts';
import { findFirstAdministrator } from './user-store.ts';

/** A closed user as the person at the command line knows them. */
export interface ClosedUser {
  readonly name: string;
  readonly officeMobile: string;
}

/** Writes into the audit log which users a restore has closed, under the longest-standing Administrator. Returns them by number. */
export async function recordClosedUsers(db: Db, now: string): Promise<readonly ClosedUser[]> {
  return inTransaction(db, async (tx) => {
    const closed = await listClosedUsers(tx);
    const authorId = (await findFirstAdministrator(tx)) ?? closed[0]?.userId ?? 0;
    const changes = closed.map(({ userId, name }) => ({
      record: 'user' as const,
      id: userId,
      name,
      after: { changed: 'closed by the command restore, as this user had been deleted' },
    }));
    await writeAudit(tx, 'Restore', { userId: authorId, name: 'restore' }, now, changes);
    return closed;
  });
}

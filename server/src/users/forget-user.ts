import { forgetPhoto } from '../images/public.ts';
import { forgetNotices } from '../notices/public.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { eraseUser, findFormerUsers, type FormerUser } from './forgotten-user-store.ts';
import { findFirstAdministrator } from './user-store.ts';

export { findFormerUsers, type FormerUser };

/**
 * Erases the personal data of a deleted user for good. Their name stays on documents and in the audit log, whose rows never change. The
 * audit log also records the erasure, under the longest-standing Administrator.
 */
export async function forgetUser(db: Db, user: FormerUser, now: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await eraseUser(tx, user, now);
    await forgetNotices(tx, user.userId);
    if (user.photo !== '') await forgetPhoto(tx, user.photo);
    const change = {
      record: 'user',
      id: user.userId,
      name: user.name,
      after: { changed: 'personal data erased, by the command forget-user' },
    } as const;
    const authorId = (await findFirstAdministrator(tx)) ?? user.userId;
    await writeAudit(tx, 'ForgetUser', { userId: authorId, name: 'forget-user' }, now, [change]);
  });
}

import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { deleteSessionsOf, forgiveStrangers } from '../session/public.ts';
import { findLoginUser, setPassword } from './login-store.ts';
import { deleteResetsOf } from './password-reset-store.ts';
import { hashPassword, makeUpPassword } from './password.ts';
import { findFirstAdministrator, findUser } from './user-store.ts';

/** A generated password, to be shown once. */
export interface ResetPassword {
  readonly name: string;
  readonly password: string;
}

/**
 * Gives the active user of a mobile number a new password, which they must change at their next login, and ends their sessions. The audit
 * log names the longest-standing Administrator, as for every command. Returns nothing when there is no such user.
 */
export async function resetPassword(db: Db, mobile: string, now: string): Promise<ResetPassword | undefined> {
  const password = makeUpPassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const holder = await findLoginUser(tx, mobile);
    const user = holder && (await findUser(tx, holder.id));
    if (!user || !(await setPassword(tx, user.userId, passwordHash, { mustChange: true }))) return undefined;
    await deleteSessionsOf(tx, user.userId);
    await deleteResetsOf(tx, user.userId);
    await forgiveStrangers(tx, mobile);
    const inNameOf = (await findFirstAdministrator(tx)) ?? user.userId;
    const change = {
      record: 'user',
      id: user.userId,
      name: user.name,
      after: { changed: 'password, by the command reset-password' },
    } as const;
    await writeAudit(tx, 'ResetPassword', { userId: inNameOf, name: 'reset-password' }, now, [change]);
    return { name: user.name, password };
  });
}

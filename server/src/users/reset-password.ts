import { secondStepMessages } from '@vikray/contract/second-step/second-step-messages.ts';
import { addNotice } from '../notices/public.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { deleteSecondStep, secondStepState } from '../second-step/public.ts';
import { deleteSessionsOf, forgiveStrangers } from '../session/public.ts';
import { findLoginUser, setPassword } from './login-store.ts';
import { deleteResetsOf } from './password-reset-store.ts';
import { hashPassword, makeUpPassword } from './password.ts';
import { findFirstAdministrator, findUser } from './user-store.ts';

/** A generated password, to be shown once. */
export interface ResetPassword {
  readonly name: string;
  readonly password: string;
  /** What has become of the second step; absent for a user without one. */
  readonly secondStep: 'kept' | 'ended' | undefined;
}

/**
 * Gives the active user of a mobile number a new password, which they must change at their next login, and ends their sessions, and on
 * demand their second step. The audit log names the longest-standing Administrator, as for every command. Returns nothing when there is no
 * such user.
 */
export async function resetPassword(db: Db, mobile: string, now: string, endsSecondStep: boolean): Promise<ResetPassword | undefined> {
  const password = makeUpPassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const holder = await findLoginUser(tx, mobile);
    const user = holder && (await findUser(tx, holder.id));
    if (!user || !(await setPassword(tx, user.userId, passwordHash, { mustChange: true }))) return undefined;
    await deleteSessionsOf(tx, user.userId);
    await deleteResetsOf(tx, user.userId);
    await forgiveStrangers(tx, mobile);
    const { isOn } = await secondStepState(tx, user.userId);
    const isEnded = isOn && endsSecondStep;
    if (isEnded) {
      await deleteSecondStep(tx, user.userId);
      await addNotice(tx, { userIds: [user.userId], text: secondStepMessages.noticeEnded, record: 'account', recordId: user.userId, now });
    }
    const inNameOf = (await findFirstAdministrator(tx)) ?? user.userId;
    const change = {
      record: 'user',
      id: user.userId,
      name: user.name,
      after: { changed: `password${isEnded ? ' and two-step sign-in' : ''}, by the command reset-password` },
    } as const;
    await writeAudit(tx, 'ResetPassword', { userId: inNameOf, name: 'reset-password' }, now, [change]);
    return { name: user.name, password, secondStep: isOn ? (isEnded ? 'ended' : 'kept') : undefined };
  });
}

import { secondStepMessages } from '@vikray/contract/second-step/second-step-messages.ts';
import { deleteTokensOf } from '../api-tokens/public.ts';
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
  /** Whether the second step is still on; undefined for a user without one. */
  readonly secondStep: 'unchanged' | 'ended' | undefined;
}

/**
 * Gives the active user of a mobile number a new password, which they must change at their next login, and ends their sessions and tokens
 * and, on request, their second step. The audit log names the longest-standing Administrator, as for every command. Undefined for an
 * unknown number.
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
    await deleteTokensOf(tx, user.userId);
    await forgiveStrangers(tx, mobile);
    const { isOn } = await secondStepState(tx, user.userId);
    const isEnded = isOn && endsSecondStep;
    if (isEnded) {
      await deleteSecondStep(tx, user.userId);
      await addNotice(tx, { userIds: [user.userId], text: secondStepMessages.noticeEnded, record: 'account', recordId: user.userId, now });
    }
    const authorId = (await findFirstAdministrator(tx)) ?? user.userId;
    const change = {
      record: 'user',
      id: user.userId,
      name: user.name,
      after: { changed: `password${isEnded ? ' and two-step sign-in' : ''}, by the command reset-password` },
    } as const;
    await writeAudit(tx, 'ResetPassword', { userId: authorId, name: 'reset-password' }, now, [change]);
    return { name: user.name, password, secondStep: isOn ? (isEnded ? 'ended' : 'unchanged') : undefined };
  });
}

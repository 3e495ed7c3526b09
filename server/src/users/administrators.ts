/** Only Administrators decide who is an Administrator, and one of them always remains. */
import './users-tables.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import { nextNumber } from '../platform/database/counters.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings } from '../platform/handler.ts';

/** Whether a user of login type `own` may decide on a user of these login types: the present one and the new one. */
export function mayDecideOn(own: LoginType, ...concerned: readonly LoginType[]): boolean {
  return own === 'Administrator' || !concerned.includes('Administrator');
}

/** Whether someone may give a user this number. Only an Administrator gives a number that may send follow-up mails. */
export function mayGiveNumber(
  own: LoginType,
  officeMobile: string,
  { followUpMobiles }: Pick<HandlerSettings, 'followUpMobiles'>,
): boolean {
  return own === 'Administrator' || !followUpMobiles.has(officeMobile);
}

/**
 * Whether there is another Administrator. Ask in the transaction that removes this one: each caller waits for the callers before it, so
 * when the last two are removed at the same time, one remains.
 */
export async function hasOtherAdministrator(tx: Db, userId: number): Promise<boolean> {
  await nextNumber(tx, 'administrator-changes');
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('login_type', '=', 'Administrator')
    .where('status', '=', 'Active')
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

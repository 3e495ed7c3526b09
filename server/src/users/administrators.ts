/** An Administrator's standing is the Administrators' own matter, and one of them always remains. */
import './users-tables.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import { nextNumber } from '../platform/database/counters.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings } from '../platform/handler.ts';

/** Whether somebody of login type `own` may decide on a user of these login types: the present one, the one to be. */
export function mayDecideOn(own: LoginType, ...concerned: readonly LoginType[]): boolean {
  return own === 'Administrator' || !concerned.includes('Administrator');
}

/** Whether somebody may give a user this number: one that the settings let send follow-up mails is for an Administrator to give. */
export function mayGiveNumber(
  own: LoginType,
  officeMobile: string,
  { followUpMobiles }: Pick<HandlerSettings, 'followUpMobiles'>,
): boolean {
  return own === 'Administrator' || !followUpMobiles.has(officeMobile);
}

/**
 * Whether there is an Administrator beside this one. To be asked in the transaction that takes this one away: who asks waits for everybody
 * who has asked before, so that of the last two, taken away at once, one remains.
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

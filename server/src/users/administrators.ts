/** Only Administrators decide who is an Administrator. */
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { HandlerSettings } from '../platform/handler.ts';

/** Whether a user of login type `own` may decide on a user of these login types: the present one and the new one. */
export function mayDecideOn(own: LoginType, ...others: readonly LoginType[]): boolean {
  return own === 'Administrator' || !others.includes('Administrator');
}

/** Whether someone may give a user this number. Only an Administrator gives a number that may send follow-up mails. */
export function mayGiveNumber(
  own: LoginType,
  officeMobile: string,
  { followUpMobiles }: Pick<HandlerSettings, 'followUpMobiles'>,
): boolean {
  return own === 'Administrator' || !followUpMobiles.has(officeMobile);
}

/**
 * The brake against guessing: 10 failures per mobile number and 100 per network in 15 minutes, counted in the database, so that a restart
 * or a second process forgets nothing. While it lasts the right password is refused too, except in a browser in which the user has logged
 * in before: 10 failures of its own count there, and nobody else's.
 */
import type { Db } from '../platform/database/tables.ts';
import type { Visit } from '../platform/handler.ts';
import { refuseWhenFull, type HashOwner } from '../platform/slow-hash.ts';
import { Places } from '../platform/threads/places.ts';
import { findKnownBrowser } from './known-browsers.ts';
import { deleteAttempts, type Attempt } from './login-attempt-store.ts';
import { loginDeskOf } from './login-desk.ts';
import { networkOf } from './network.ts';

/** What an attempt from this visit counts for. */
export async function attemptOf(db: Db, mobile: string, visit: Pick<Visit, 'address' | 'browserToken'>, now: string): Promise<Attempt> {
  return { mobile, browserHash: await findKnownBrowser(db, mobile, visit, now), network: networkOf(visit.address) };
}

/** Counts an attempt before its password is checked, so that many at once cannot slip through together. False when there have been too many. */
export async function startAttempt(db: Db, attempt: Attempt, now: string): Promise<boolean> {
  return loginDeskOf(db).begin(attempt, now);
}

/** After a password that was right: what counted with it is forgotten. */
export async function forgiveAttempts(db: Db, attempt: Attempt): Promise<void> {
  await deleteAttempts(db, attempt);
}

/**
 * As many strangers' logins as may be under way at once: a processor checks some 40 passwords a second, so nobody who is let in waits for
 * more than two seconds, and one network for no more than half of them.
 */
const strangers = new Places({ most: 60, mostOfOne: 30 });

/** For whom the password of an attempt is checked. */
export function hashOwnerOf({ browserHash, network }: Attempt): HashOwner {
  return browserHash === '' ? { kind: 'stranger', name: network } : { kind: 'known', name: browserHash };
}

/** Carries out a login where there is a place for one more; else fails at once with 429, and nothing was counted. */
export async function whereThereIsRoom<T>(attempt: Attempt, login: () => Promise<T>): Promise<T> {
  return attempt.browserHash === '' ? refuseWhenFull(strangers.hold(attempt.network, login)) : login();
}

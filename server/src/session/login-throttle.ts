/**
 * The limit on guessing: 10 failures per mobile number and 100 per network in 15 minutes. They are counted in the database, so they hold
 * across restarts and processes. Once the limit is reached, even the correct password is refused. A browser in which the user has logged in
 * before has its own limit of 10 failures.
 */
import type { Db } from '../platform/database/tables.ts';
import type { Visit } from '../platform/handler.ts';
import { refuseWhenFull, type HashOwner } from '../platform/slow-hash.ts';
import { TaskLimit } from '../platform/threads/task-limit.ts';
import { findKnownBrowser } from './known-browsers.ts';
import { deleteAttempts, type Attempt } from './login-attempt-store.ts';
import { loginMemoryOf } from './login-memory.ts';
import { networkOf } from './network.ts';

/** What an attempt from this visit is counted under. */
export async function attemptOf(db: Db, mobile: string, visit: Pick<Visit, 'address' | 'browserToken'>, now: string): Promise<Attempt> {
  return { mobile, browserHash: await findKnownBrowser(db, mobile, visit, now), network: networkOf(visit.address) };
}

/** Counts an attempt before its password is checked, so that many at once cannot exceed the limit. False when there have been too many. */
export async function startAttempt(db: Db, attempt: Attempt, now: string): Promise<boolean> {
  return loginMemoryOf(db).begin(attempt, now);
}

/** Forgets the attempts counted with this one, after a correct password. */
export async function forgiveAttempts(db: Db, attempt: Attempt): Promise<void> {
  await deleteAttempts(db, attempt);
}

/**
 * How many logins from unknown browsers may run at once, and how many of them from one network. A processor checks some 40 passwords a
 * second, so an admitted login takes at most two seconds.
 */
const strangers = new TaskLimit({ total: 60, perOwner: 30 });

/** The owner of the password check of an attempt. */
export function hashOwnerOf({ browserHash, network }: Attempt): HashOwner {
  return browserHash === '' ? { kind: 'stranger', name: network } : { kind: 'known', name: browserHash };
}

/** Carries out a login if there is a free place; otherwise fails at once with 429, without counting an attempt. */
export async function loginIfPlaceFree<T>(attempt: Attempt, login: () => Promise<T>): Promise<T> {
  return attempt.browserHash === '' ? refuseWhenFull(strangers.run(attempt.network, login)) : login();
}

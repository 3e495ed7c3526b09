/**
 * The limit on guessing. `login-limits.ts` says how many attempts it allows. They are counted in the database, so they hold across restarts
 * and processes. Once a limit is reached, even the correct password is refused.
 */
import { sessionMessages as say } from '@vikray/contract/session/session-messages.ts';
import type { Db } from '../platform/database/tables.ts';
import { networkOf } from '../platform/http/requests/network.ts';
import type { Visit } from '../platform/handler.ts';
import { refuseWhenFull, type HashOwner } from '../platform/slow-hash.ts';
import { findKnownBrowser } from './known-browser-store.ts';
import { forgiveAttempts, type LoginAttempt } from './login-attempt-store.ts';
import type { ReachedLimit } from './login-limits.ts';
import { loginMemoryOf } from './login-memory.ts';
import { TaskLimit } from './task-limit.ts';

/** The keys under which an attempt from this visit is counted. */
export async function attemptOf(
  db: Db,
  mobile: string,
  visit: Pick<Visit, 'address' | 'browserToken'>,
  now: string,
): Promise<LoginAttempt> {
  return { mobile, browserHash: await findKnownBrowser(db, mobile, visit, now), network: networkOf(visit.address) };
}

/**
 * Counts an attempt before its password is checked, so that many at once cannot exceed a limit. Returns the limit when there have been too
 * many.
 */
export async function startAttempt(db: Db, attempt: LoginAttempt, now: string): Promise<ReachedLimit | undefined> {
  return loginMemoryOf(db).begin(attempt, now);
}

/** The sentence for an attempt after too many; undefined for the declared one. */
export function sentenceOf(limit: ReachedLimit): string | undefined {
  return limit === 'day' ? say.tooManyToday : undefined;
}

/** Forgets a number's attempts from unknown browsers, after a colleague has reset its password. */
export async function forgiveStrangers(db: Db, mobile: string): Promise<void> {
  await forgiveAttempts(db, { mobile, browserHash: '' });
}

/**
 * How many logins from unknown browsers may run at once, and how many of them from one network. A processor checks some 40 passwords a
 * second, so an admitted login takes at most two seconds.
 */
const strangers = new TaskLimit({ total: 60, perOwner: 30 });

/** The owner of the password check of an attempt. */
export function hashOwnerOf({ browserHash, network }: LoginAttempt): HashOwner {
  return browserHash === '' ? { kind: 'stranger', name: network } : { kind: 'known', name: browserHash };
}

/** Runs a login if a slot is free; otherwise fails at once with 429, without counting an attempt. */
export async function loginIfSlotFree<T>(attempt: LoginAttempt, login: () => Promise<T>): Promise<T> {
  return attempt.browserHash === '' ? refuseWhenFull(strangers.run(attempt.network, login)) : login();
}

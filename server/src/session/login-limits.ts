/**
 * Decides which attempts are within the limits, counted in the database: 10 per mobile number and 100 per network in 15 minutes, and 50 per
 * mobile number in 24 hours: from all unknown browsers together, and from each browser in which the user has logged in before.
 */
import type { Db } from '../platform/database/tables.ts';
import { countByNetwork, countByNumber, countInDay, insertAttempts, withdrawAttempts, type LoginAttempt } from './login-attempt-store.ts';

const maxPerMobile = 10;
const maxPerNetwork = 100;
const maxPerDay = 50;

/** The limit that an attempt has reached: it ends after 15 minutes at most, or after 24 hours. */
export type ReachedLimit = 'minutes' | 'day';

/** How many more attempts each key allows. */
type Remaining = Map<string, number>;

/** The keys that an attempt is counted under. In a browser in which the user has logged in before, the network does not count. */
export function keysOf({ mobile, browserHash, network }: LoginAttempt): string[] {
  const number = `number ${mobile} ${browserHash}`;
  const day = `day ${mobile} ${browserHash}`;
  return browserHash === '' ? [number, day, `network ${network}`] : [number, day];
}

/** The longest limit among keys that are full; undefined if there are none. */
export function limitOf(full: readonly string[]): ReachedLimit | undefined {
  if (full.length === 0) return undefined;
  return full.some((key) => key.startsWith('day ')) ? 'day' : 'minutes';
}

function mostOf(key: string): number {
  if (key.startsWith('network ')) return maxPerNetwork;
  return key.startsWith('day ') ? maxPerDay : maxPerMobile;
}

async function remainingFor(db: Db, attempts: readonly LoginAttempt[], now: string): Promise<Remaining> {
  const remaining: Remaining = new Map();
  for (const attempt of attempts) for (const key of keysOf(attempt)) remaining.set(key, mostOf(key));
  const subtract = (key: string | undefined, count: number) => {
    const free = key === undefined ? undefined : remaining.get(key);
    if (key !== undefined && free !== undefined) remaining.set(key, free - count);
  };
  const mobiles = [...new Set(attempts.map(({ mobile }) => mobile))];
  const counted = await countByNumber(db, mobiles, now);
  for (const { mobile, browserHash, count } of counted) subtract(keysOf({ mobile, browserHash, network: '' })[0], count);
  for (const { mobile, browserHash, count } of await countInDay(db, mobiles, now)) subtract(`day ${mobile} ${browserHash}`, count);
  const networks = attempts.filter(({ browserHash }) => browserHash === '').map(({ network }) => network);
  if (networks.length === 0) return remaining;
  for (const { network, count } of await countByNetwork(db, [...new Set(networks)], now)) subtract(`network ${network}`, count);
  return remaining;
}

/** Counts the attempt if each of its keys allows one more. */
function countIfAllowed(remaining: Remaining, attempt: LoginAttempt): boolean {
  const keys = keysOf(attempt);
  if (keys.some((key) => (remaining.get(key) ?? 0) < 1)) return false;
  for (const key of keys) remaining.set(key, (remaining.get(key) ?? 0) - 1);
  return true;
}

/** The keys of the attempt that have reached their limit. */
function fullKeys(remaining: Remaining, attempt: LoginAttempt): string[] {
  return keysOf(attempt).filter((key) => (remaining.get(key) ?? 0) < 1);
}

/**
 * Counts attempts in their order. Returns for each the keys that have reached their limit; none for an attempt that may continue. Attempts
 * are counted before any password is checked, so that many at once, in any process, cannot exceed the limit.
 */
export async function countAttempts(db: Db, attempts: readonly LoginAttempt[], now: string): Promise<string[][]> {
  const remaining = await remainingFor(db, attempts, now);
  const full = attempts.map((attempt) => (countIfAllowed(remaining, attempt) ? [] : fullKeys(remaining, attempt)));
  const allowed = attempts.map((attempt, index) => ({ attempt, index })).filter(({ index }) => full[index]?.length === 0);
  // Checked before anything is written: a refused attempt costs no write and does not prolong the wait.
  if (allowed.length === 0) return full;
  const written = allowed.map(({ attempt }) => attempt);
  const ids = await insertAttempts(db, written, now);
  const after = await remainingFor(db, written, now);
  const withdrawn: number[] = [];
  // If another process has counted at the same time, withdraw the last ones here.
  for (const [position, { attempt, index }] of [...allowed.entries()].toReversed()) {
    const over = keysOf(attempt).filter((key) => (after.get(key) ?? 0) < 0);
    if (over.length === 0) continue;
    for (const key of keysOf(attempt)) after.set(key, (after.get(key) ?? 0) + 1);
    full[index] = over;
    withdrawn.push(ids[position] ?? 0);
  }
  if (withdrawn.length > 0) await withdrawAttempts(db, withdrawn);
  return full;
}

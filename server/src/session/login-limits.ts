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
type Room = Map<string, number>;

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

async function roomFor(db: Db, attempts: readonly LoginAttempt[], now: string): Promise<Room> {
  const room: Room = new Map();
  for (const attempt of attempts) for (const key of keysOf(attempt)) room.set(key, mostOf(key));
  const take = (key: string | undefined, count: number) => {
    const free = key === undefined ? undefined : room.get(key);
    if (key !== undefined && free !== undefined) room.set(key, free - count);
  };
  const mobiles = [...new Set(attempts.map(({ mobile }) => mobile))];
  const counted = await countByNumber(db, mobiles, now);
  for (const { mobile, browserHash, count } of counted) take(keysOf({ mobile, browserHash, network: '' })[0], count);
  for (const { mobile, browserHash, count } of await countInDay(db, mobiles, now)) take(`day ${mobile} ${browserHash}`, count);
  const networks = attempts.filter(({ browserHash }) => browserHash === '').map(({ network }) => network);
  if (networks.length === 0) return room;
  for (const { network, count } of await countByNetwork(db, [...new Set(networks)], now)) take(`network ${network}`, count);
  return room;
}

/** Counts the attempt if each of its keys allows one more. */
function takePlace(room: Room, attempt: LoginAttempt): boolean {
  const keys = keysOf(attempt);
  if (keys.some((key) => (room.get(key) ?? 0) < 1)) return false;
  for (const key of keys) room.set(key, (room.get(key) ?? 0) - 1);
  return true;
}

/** The keys of the attempt that have reached their limit. */
function fullKeys(room: Room, attempt: LoginAttempt): string[] {
  return keysOf(attempt).filter((key) => (room.get(key) ?? 0) < 1);
}

/**
 * Counts attempts in their order. Returns for each the keys that have reached their limit; none for an attempt that may continue. Attempts
 * are counted before any password is checked, so that many at once, in any process, cannot exceed the limit.
 */
export async function countAttempts(db: Db, attempts: readonly LoginAttempt[], now: string): Promise<string[][]> {
  const room = await roomFor(db, attempts, now);
  const full = attempts.map((attempt) => (takePlace(room, attempt) ? [] : fullKeys(room, attempt)));
  const begun = attempts.map((attempt, index) => ({ attempt, index })).filter(({ index }) => full[index]?.length === 0);
  // Checked before anything is written: a refused attempt costs no write and does not prolong the wait.
  if (begun.length === 0) return full;
  const written = begun.map(({ attempt }) => attempt);
  const ids = await insertAttempts(db, written, now);
  const after = await roomFor(db, written, now);
  const withdrawn: number[] = [];
  // If another process has counted at the same moment, withdraw the last ones here.
  for (const [place, { attempt, index }] of [...begun.entries()].toReversed()) {
    const over = keysOf(attempt).filter((key) => (after.get(key) ?? 0) < 0);
    if (over.length === 0) continue;
    for (const key of keysOf(attempt)) after.set(key, (after.get(key) ?? 0) + 1);
    full[index] = over;
    withdrawn.push(ids[place] ?? 0);
  }
  if (withdrawn.length > 0) await withdrawAttempts(db, withdrawn);
  return full;
}

/** Decides which attempts are within the limits: 10 per mobile number and 100 per network in 15 minutes, counted in the database. */
import type { Db } from '../platform/database/tables.ts';
import { countByNetwork, countByNumber, insertAttempts, withdrawAttempts, type Attempt } from './login-attempt-store.ts';

const maxPerMobile = 10;
const maxPerNetwork = 100;

/** How many more attempts each key allows. */
type Room = Map<string, number>;

/** The keys that an attempt is counted under. In a browser in which the user has logged in before, the network does not count. */
export function keysOf({ mobile, browserHash, network }: Attempt): string[] {
  const number = `number ${mobile} ${browserHash}`;
  return browserHash === '' ? [number, `network ${network}`] : [number];
}

async function roomFor(db: Db, attempts: readonly Attempt[], now: string): Promise<Room> {
  const room: Room = new Map();
  for (const attempt of attempts)
    for (const key of keysOf(attempt)) room.set(key, key.startsWith('network ') ? maxPerNetwork : maxPerMobile);
  const take = (key: string | undefined, count: number) => {
    const free = key === undefined ? undefined : room.get(key);
    if (key !== undefined && free !== undefined) room.set(key, free - count);
  };
  const counted = await countByNumber(db, [...new Set(attempts.map(({ mobile }) => mobile))], now);
  for (const { mobile, browserHash, count } of counted) take(keysOf({ mobile, browserHash, network: '' })[0], count);
  const networks = attempts.filter(({ browserHash }) => browserHash === '').map(({ network }) => network);
  if (networks.length === 0) return room;
  for (const { network, count } of await countByNetwork(db, [...new Set(networks)], now)) take(`network ${network}`, count);
  return room;
}

/** Counts the attempt if each of its keys allows one more. */
function takePlace(room: Room, attempt: Attempt): boolean {
  const keys = keysOf(attempt);
  if (keys.some((key) => (room.get(key) ?? 0) < 1)) return false;
  for (const key of keys) room.set(key, (room.get(key) ?? 0) - 1);
  return true;
}

/** The keys of the attempt that have reached their limit. */
function fullKeys(room: Room, attempt: Attempt): string[] {
  return keysOf(attempt).filter((key) => (room.get(key) ?? 0) < 1);
}

/**
 * Counts attempts in their order. Returns for each the keys that have reached their limit; none for an attempt that may go on. Attempts are
 * counted before any password is checked, so that many at once, in any process, cannot exceed the limit.
 */
export async function countAttempts(db: Db, attempts: readonly Attempt[], now: string): Promise<string[][]> {
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

/** The SQL of login attempts, counted to limit guessing: by mobile number and browser, and by network. */
import './session-tables.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { dayMs, instantBefore, minuteMs } from '../platform/durations.ts';

/** Attempts count for this long, by number and by network. */
const windowMs = 15 * minuteMs;

/** The keys under which an attempt is counted. `browserHash` is blank in a browser in which the user has not logged in before. */
export interface LoginAttempt {
  readonly mobile: string;
  readonly browserHash: string;
  /** An IPv4 address or an IPv6 /64. */
  readonly network: string;
}

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * The period in which attempts count: this long, or 15 minutes. An attempt after `now` was made before the clock was set back; it must not
 * lock anyone out for hours.
 */
function windowAround(now: string, lengthMs = windowMs): Period {
  return { from: instantBefore(now, lengthMs), to: instantBefore(now, -windowMs) };
}

/** How many attempts there were for a mobile number in a browser. */
type CountOfNumber = Pick<LoginAttempt, 'mobile' | 'browserHash'> & { readonly count: number };

/** Counts the attempts of the last 15 minutes by `mobile` and `browserHash`. Combinations without attempts are missing. */
export async function countByNumber(db: Db, mobiles: readonly string[], now: string): Promise<CountOfNumber[]> {
  return countWithin(db, mobiles, windowAround(now));
}

/** The same for the last 24 hours. */
export async function countInDay(db: Db, mobiles: readonly string[], now: string): Promise<CountOfNumber[]> {
  return countWithin(db, mobiles, windowAround(now, dayMs));
}

async function countWithin(db: Db, mobiles: readonly string[], { from, to }: Period): Promise<CountOfNumber[]> {
  const rows = await db
    .selectFrom('login_attempts')
    .select(['mobile', 'browser_hash as browserHash', sql<number>`count(*)`.as('count')])
    .where('mobile', 'in', mobiles)
    .where('happened_at', '>=', from)
    .where('happened_at', '<=', to)
    .groupBy(['mobile', 'browser_hash'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Counts attempts by network. Networks without attempts are missing. Attempts in known browsers count for no network. */
export async function countByNetwork(
  db: Db,
  networks: readonly string[],
  now: string,
): Promise<(Pick<LoginAttempt, 'network'> & { readonly count: number })[]> {
  const { from, to } = windowAround(now);
  const rows = await db
    .selectFrom('login_attempts')
    .select(['address as network', sql<number>`count(*)`.as('count')])
    .where('address', 'in', networks)
    .where('browser_hash', '=', '')
    .where('happened_at', '>=', from)
    .where('happened_at', '<=', to)
    .groupBy('address')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Stores attempts and returns their ids. */
export async function insertAttempts(db: Db, attempts: readonly LoginAttempt[], now: string): Promise<number[]> {
  const rows = attempts.map(({ mobile, browserHash, network }) => ({
    mobile,
    address: network,
    browser_hash: browserHash,
    happened_at: now,
  }));
  const written = await db.insertInto('login_attempts').values(rows).returning('id').execute();
  return written.map(({ id }) => id);
}

/** Removes attempts that were stored and then refused. */
export async function withdrawAttempts(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('login_attempts').where('id', 'in', ids).execute();
}

/** Removes one attempt, which was not a failure. */
export async function withdrawAttempt(db: Db, { mobile, browserHash, network }: LoginAttempt): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('id', '=', (one) =>
      one
        .selectFrom('login_attempts as latest')
        .select((eb) => eb.fn.max('latest.id').as('id'))
        .where('latest.mobile', '=', mobile)
        .where('latest.browser_hash', '=', browserHash)
        .where('latest.address', '=', network),
    )
    .execute();
}

/** Forgets the attempts counted with this one, after a correct password. */
export async function forgiveAttempts(db: Db, { mobile, browserHash }: Pick<LoginAttempt, 'mobile' | 'browserHash'>): Promise<void> {
  await db.deleteFrom('login_attempts').where('mobile', '=', mobile).where('browser_hash', '=', browserHash).execute();
}

/** Deletes attempts that no longer count. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  const { from, to } = windowAround(now.toISOString(), dayMs);
  await db
    .deleteFrom('login_attempts')
    .where((eb) => eb.or([eb('happened_at', '<', from), eb('happened_at', '>', to)]))
    .execute();
}

/** The SQL of what counts against guessing: attempts by mobile number and browser, and by network. */
import './session-tables.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

const windowMs = 15 * 60_000;

/** What an attempt counts for. `browserHash` is blank in a browser that the user is new to. */
export interface Attempt {
  readonly mobile: string;
  readonly browserHash: string;
  /** An IPv4 address or an IPv6 /64. */
  readonly network: string;
}

/**
 * The times between which an attempt counts. Later than now is what a clock has noted that was set back since; that must lock nobody out
 * for hours.
 */
function windowAround(now: string): { readonly from: string; readonly to: string } {
  const [from, to] = [Date.parse(now) - windowMs, Date.parse(now) + windowMs];
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

/** How many attempts count in the browser for the number, by `mobile` and `browserHash`; only those with any. */
export async function countByNumber(
  db: Db,
  mobiles: readonly string[],
  now: string,
): Promise<(Pick<Attempt, 'mobile' | 'browserHash'> & { readonly count: number })[]> {
  const { from, to } = windowAround(now);
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

/** How many attempts count for a network; only those with any. Attempts in known browsers count for none. */
export async function countByNetwork(
  db: Db,
  networks: readonly string[],
  now: string,
): Promise<(Pick<Attempt, 'network'> & { readonly count: number })[]> {
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

/** Writes attempts down and gives their ids. */
export async function insertAttempts(db: Db, attempts: readonly Attempt[], now: string): Promise<number[]> {
  const rows = attempts.map(({ mobile, browserHash, network }) => ({
    mobile,
    address: network,
    browser_hash: browserHash,
    happened_at: now,
  }));
  const written = await db.insertInto('login_attempts').values(rows).returning('id').execute();
  return written.map(({ id }) => id);
}

/** Removes attempts that were written down and then not let through. */
export async function withdrawAttempts(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('login_attempts').where('id', 'in', ids).execute();
}

/** After a password that was right: what counted with it is forgotten. */
export async function deleteAttempts(db: Db, { mobile, browserHash }: Pick<Attempt, 'mobile' | 'browserHash'>): Promise<void> {
  await db.deleteFrom('login_attempts').where('mobile', '=', mobile).where('browser_hash', '=', browserHash).execute();
}

/** Forgets attempts that no longer count. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  const { from, to } = windowAround(now.toISOString());
  await db
    .deleteFrom('login_attempts')
    .where((eb) => eb.or([eb('happened_at', '<', from), eb('happened_at', '>', to)]))
    .execute();
}

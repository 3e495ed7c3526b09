/**
 * The brake against guessing: 10 failures per mobile number and 100 per network in 15 minutes, counted in the database, so that a restart
 * or a second process forgets nothing. While it lasts the right password is refused too, except in a browser in which the user has logged
 * in before: 10 failures of its own count there, and nobody else's.
 */
import './session-tables.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Visit } from '../platform/handler.ts';
import { findKnownBrowser } from './known-browsers.ts';
import { networkOf } from './network.ts';

const mostPerMobile = 10;
const mostPerNetwork = 100;
const windowMs = 15 * 60_000;

/** What an attempt counts for. `browserHash` is blank in a browser that the user is new to. */
export interface Attempt {
  readonly mobile: string;
  readonly browserHash: string;
}

/**
 * Counts an attempt before its password is checked, so that many at once cannot slip through together. Nothing when there have been too
 * many.
 */
export async function startAttempt(
  db: Db,
  mobile: string,
  visit: Pick<Visit, 'address' | 'browserToken'>,
  now: string,
): Promise<Attempt | undefined> {
  const attempt = { mobile, browserHash: await findKnownBrowser(db, mobile, visit, now) };
  const network = networkOf(visit.address);
  // Looked at before anything is written: a refused attempt costs no write, and does not prolong the wait.
  if (!(await mayBegin(db, attempt, network, now, 1))) return undefined;
  const { id } = await db
    .insertInto('login_attempts')
    .values({ mobile, address: network, browser_hash: attempt.browserHash, happened_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (await mayBegin(db, attempt, network, now, 0)) return attempt;
  await db.deleteFrom('login_attempts').where('id', '=', id).execute();
  return undefined;
}

/** Whether there is room for so many `more` attempts than have been counted. */
async function mayBegin(db: Db, { mobile, browserHash }: Attempt, network: string, now: string, more: number): Promise<boolean> {
  if ((await countAttempts(db, { mobile, browser_hash: browserHash }, now)) + more > mostPerMobile) return false;
  return browserHash !== '' || (await countAttempts(db, { address: network, browser_hash: '' }, now)) + more <= mostPerNetwork;
}

/**
 * The times between which an attempt counts. Later than now is what a clock has noted that was set back since; that must lock nobody out
 * for hours.
 */
function windowAround(now: string): { readonly from: string; readonly to: string } {
  const [from, to] = [Date.parse(now) - windowMs, Date.parse(now) + windowMs];
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

type Counted = { readonly browser_hash: string } & ({ readonly mobile: string } | { readonly address: string });

async function countAttempts(db: Db, counted: Counted, now: string): Promise<number> {
  const { from, to } = windowAround(now);
  const { count } = await db
    .selectFrom('login_attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and(counted))
    .where('happened_at', '>=', from)
    .where('happened_at', '<=', to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** After a password that was right: what counted with it is forgotten. */
export async function forgiveAttempts(db: Db, { mobile, browserHash }: Attempt): Promise<void> {
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

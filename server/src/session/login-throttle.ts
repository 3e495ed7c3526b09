/**
 * The brake against guessing: 10 failures per mobile number and 100 per address in 15 minutes, counted in the database,
 * so that a restart or a second process forgets nothing. While it lasts the right password is refused too.
 */
import './session-tables.ts';
import type { Db } from '../platform/database/tables.ts';

const mostPerMobile = 10;
const mostPerAddress = 100;
const windowMs = 15 * 60_000;

/**
 * Counts an attempt before its password is checked, so that many at once cannot slip through together.
 * Nothing when there have been too many; else the attempt's number.
 */
export async function startAttempt(db: Db, mobile: string, address: string, now: string): Promise<number | undefined> {
  const attempt = await db.insertInto('login_attempts').values({ mobile, address, happened_at: now }).returning('id').executeTakeFirstOrThrow();
  const ofMobile = await countAttempts(db, 'mobile', mobile, now);
  const ofAddress = await countAttempts(db, 'address', address, now);
  if (ofMobile <= mostPerMobile && ofAddress <= mostPerAddress) return attempt.id;
  // A refused attempt does not prolong the wait.
  await db.deleteFrom('login_attempts').where('id', '=', attempt.id).execute();
  return undefined;
}

/** The times between which an attempt counts. Later than now is what a clock has noted that was set back since; that must lock nobody out for hours. */
function windowAround(now: string): { readonly from: string; readonly to: string } {
  const [from, to] = [Date.parse(now) - windowMs, Date.parse(now) + windowMs];
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

async function countAttempts(db: Db, column: 'mobile' | 'address', value: string, now: string): Promise<number> {
  const { from, to } = windowAround(now);
  const { count } = await db
    .selectFrom('login_attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .where('happened_at', '>=', from)
    .where('happened_at', '<=', to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** After a login that succeeded: the mobile number's failures are forgotten. */
export async function forgiveAttempts(db: Db, mobile: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('mobile', '=', mobile).execute();
}

/** Forgets attempts that no longer count. */
export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  const { from, to } = windowAround(now.toISOString());
  await db.deleteFrom('login_attempts').where((eb) => eb.or([eb('happened_at', '<', from), eb('happened_at', '>', to)])).execute();
}

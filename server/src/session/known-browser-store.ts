/**
 * The SQL of the browsers in which a user has logged in before. Wrong guesses elsewhere do not block the user there, because such a
 * browser's attempts are counted separately. Its cookie opens nothing. It contains a random token, renewed at every login; the database has
 * only the token's hash.
 */
import './session-tables.ts';
import type { Db } from '../platform/database/tables.ts';
import { dayMs, instantBefore } from '../platform/durations.ts';
import type { Visit } from '../platform/handler.ts';
import { hashToken, newToken } from './session-token.ts';

/** A browser has its own limit of failures for this long after a login. */
const trustedMs = 90 * dayMs;
/** A browser stays known for this long after its last login. */
const retainedMs = 400 * dayMs;

/** The hash of the browser's token if the user with this number has logged in there; blank for any other browser. */
export async function findKnownBrowser(
  db: Db,
  mobile: string,
  { browserToken }: Pick<Visit, 'browserToken'>,
  now: string,
): Promise<string> {
  if (browserToken === undefined) return '';
  const known = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('known_browsers.token_hash as tokenHash')
    .where('known_browsers.token_hash', '=', hashToken(browserToken))
    .where('known_browsers.last_login_at', '>=', instantBefore(now, trustedMs))
    .where('users.office_mobile', '=', mobile)
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  return known?.tokenHash ?? '';
}

/** Whether a user who has logged in before has not used this browser yet. */
export async function isNewBrowser(db: Db, userId: number, { browserToken }: Pick<Visit, 'browserToken'>): Promise<boolean> {
  const known = await db.selectFrom('known_browsers').select('token_hash').where('user_id', '=', userId).limit(1).executeTakeFirst();
  if (!known) return false;
  if (browserToken === undefined) return true;
  const same = await db
    .selectFrom('known_browsers')
    .select('token_hash')
    .where('token_hash', '=', hashToken(browserToken))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return same === undefined;
}

/**
 * Records that the user has logged in with this browser, and returns the browser's new token. Everything stored under the old token moves
 * to the new one, so a planted or copied token is no longer valid.
 */
export async function rememberBrowser(db: Db, userId: number, { browserToken }: Pick<Visit, 'browserToken'>, now: string): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  if (browserToken !== undefined) {
    const before = hashToken(browserToken);
    await db.deleteFrom('known_browsers').where('token_hash', '=', before).where('user_id', '=', userId).execute();
    await db.updateTable('known_browsers').set({ token_hash: tokenHash }).where('token_hash', '=', before).execute();
    await db.updateTable('login_attempts').set({ browser_hash: tokenHash }).where('browser_hash', '=', before).execute();
  }
  await db.insertInto('known_browsers').values({ token_hash: tokenHash, user_id: userId, last_login_at: now }).execute();
  return token;
}

/** Forgets browsers in which no one has logged in for 400 days. */
export async function forgetOldBrowsers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_login_at', '<', instantBefore(now, retainedMs)).execute();
}

/**
 * Browsers in which a user has logged in before. What others guess holds nobody up there: such a browser's attempts count for themselves.
 * Its cookie opens nothing. It holds a random token, a new one at every login; the database has the token's hash.
 */
import './session-tables.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Visit } from '../platform/handler.ts';
import { hashToken, newToken } from './session-token.ts';

const keptMs = 90 * 24 * 3_600_000;

function keptSince(now: string): string {
  return new Date(Date.parse(now) - keptMs).toISOString();
}

/** The hash of the browser's token where the user of this number has logged in there; blank for any other browser. */
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
    .where('known_browsers.last_login_at', '>=', keptSince(now))
    .where('users.office_mobile', '=', mobile)
    .executeTakeFirst();
  return known?.tokenHash ?? '';
}

/**
 * Notes that the user has logged in in this browser; answers the token that it keeps from now on. All that stands under its token before
 * moves along: one that was planted there, or copied from there, is worth nothing any more.
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

/** Forgets browsers in which nobody has logged in for 90 days. */
export async function forgetOldBrowsers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_login_at', '<', keptSince(now.toISOString())).execute();
}

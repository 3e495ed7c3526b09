import { visitorHandler } from '../platform/handler.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { findLoginUser, getLoginRecord, isPassword, renewedHash, replacePasswordHash, type LoginUser } from '../users/public.ts';
import { rememberBrowser } from './known-browsers.ts';
import type { ReachedLimit } from './login-limits.ts';
import { loginMemoryOf } from './login-memory.ts';
import { attemptOf, forgiveAttempts, hashOwnerOf, startAttempt, loginIfPlaceFree, sentenceOf } from './login-throttle.ts';
import { deleteSession, insertLoginEvents, insertSession } from './session-store.ts';
import { hashToken, newToken } from './session-token.ts';

/** The result of an attempt: refused after too many, a wrong login, or the user, with the new hash if the old one is outdated. */
type Tried =
  | { readonly limit: ReachedLimit }
  | { readonly failedUserId: number | null }
  | { readonly user: LoginUser; readonly renewed: string | undefined };

export const AuthenticateUser = visitorHandler('AuthenticateUser', async ({ db, input, now, visit, fail }) => {
  const { mobile, password } = input;
  const memory = loginMemoryOf(db);
  const attempt = await attemptOf(db, mobile, visit, now);
  const event = { mobile, address: visit.address, happened_at: now };

  const login = async (): Promise<Tried> => {
    const limit = await startAttempt(db, attempt, now);
    if (limit) return { limit };
    const user = await findLoginUser(db, mobile);
    const owner = hashOwnerOf(attempt);
    if (!(await isPassword(password, user?.passwordHash, owner)) || !user) return { failedUserId: user?.id ?? null };
    return { user, renewed: await renewedHash(password, user.passwordHash, owner) };
  };
  const known = memory.knownLimit(attempt, now);
  const result = known ? { limit: known } : await loginIfPlaceFree(attempt, login);
  if ('limit' in result) {
    await memory.noteRefusal(event, () => findLoginUser(db, mobile));
    throw fail('TooManyAttempts', sentenceOf(result.limit));
  }
  if ('failedUserId' in result) {
    await memory.noteFailure({ ...event, user_id: result.failedUserId });
    throw fail('WrongLogin');
  }

  const { user, renewed } = result;
  const token = newToken();
  const browserToken = await inTransaction(db, async (tx) => {
    // End any session open in this browser: a login never continues the session of someone else.
    if (visit.token !== undefined) await deleteSession(tx, hashToken(visit.token));
    await insertSession(tx, hashToken(token), user.id, now);
    await forgiveAttempts(tx, attempt);
    if (renewed !== undefined) await replacePasswordHash(tx, user.id, user.passwordHash, renewed);
    await insertLoginEvents(tx, [{ ...event, user_id: user.id, action: 'Login' }]);
    return rememberBrowser(tx, user.id, visit, now);
  });
  memory.forget(attempt);
  visit.setSession(token);
  visit.setBrowser(browserToken);
  return [await getLoginRecord(db, user.id)];
});

import { visitorHandler } from '../platform/handler.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { findLoginUser, getLoginRecord, isPassword } from '../users/public.ts';
import { rememberBrowser } from './known-browsers.ts';
import { forgiveAttempts, startAttempt } from './login-throttle.ts';
import { deleteSession, insertLoginEvent, insertRefusal, insertSession } from './session-store.ts';
import { hashToken, newToken } from './session-token.ts';

export const AuthenticateUser = visitorHandler('AuthenticateUser', async ({ db, input, now, visit, fail }) => {
  const { mobile, password } = input;
  const attempt = await startAttempt(db, mobile, visit, now);
  const user = await findLoginUser(db, mobile);
  const event = { user_id: user?.id ?? null, mobile, address: visit.address, happened_at: now };
  if (attempt === undefined) {
    await insertRefusal(db, event);
    throw fail('TooManyAttempts');
  }
  if (!(await isPassword(password, user?.passwordHash)) || !user) {
    await insertLoginEvent(db, { ...event, action: 'Failed' });
    throw fail('WrongLogin');
  }

  const token = newToken();
  const browserToken = await inTransaction(db, async (tx) => {
    // A session that was open in this browser ends: a login never continues somebody else's.
    if (visit.token !== undefined) await deleteSession(tx, hashToken(visit.token));
    await insertSession(tx, hashToken(token), user.id, now);
    await forgiveAttempts(tx, attempt);
    await insertLoginEvent(tx, { ...event, action: 'Login' });
    return rememberBrowser(tx, user.id, visit, now);
  });
  visit.setSession(token);
  visit.setBrowser(browserToken);
  return [await getLoginRecord(db, user.id)];
});

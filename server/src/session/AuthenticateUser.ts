import { visitorHandler } from '../platform/handler.ts';
import { findLoginUser } from '../users/public.ts';
import { checkLogin } from './check-login.ts';
import { withdrawAttempt } from './login-attempt-store.ts';
import { loginMemoryOf } from './login-memory.ts';
import { loginRecordOf } from './login-record-of.ts';
import { attemptOf, loginIfSlotFree, sentenceOf } from './login-throttle.ts';
import { openSession } from './open-session.ts';

export const AuthenticateUser = visitorHandler('AuthenticateUser', async (context) => {
  const { db, input, now, visit, fail } = context;
  const memory = loginMemoryOf(db);
  const attempt = await attemptOf(db, input.mobile, visit, now);
  const event = { mobile: input.mobile, address: visit.address, happened_at: now };

  const known = memory.knownLimit(attempt, now);
  const checked = known ? { limit: known } : await loginIfSlotFree(attempt, () => checkLogin(context, attempt));
  if ('limit' in checked) {
    await memory.noteRefusal(event, () => findLoginUser(db, input.mobile));
    throw fail('TooManyAttempts', sentenceOf(checked.limit));
  }
  const opened = 'because' in checked ? checked : await openSession(context, attempt, checked);
  if ('because' in opened) {
    // A right password without a code neither counts as a failure nor forgives earlier ones.
    if (opened.because === 'CodeNeeded') await withdrawAttempt(db, attempt);
    else await memory.noteFailure({ ...event, user: opened.failedUser });
    throw fail(opened.because);
  }
  memory.forget(attempt);
  visit.setSession(opened.token);
  visit.setBrowser(opened.browserToken);
  return [await loginRecordOf(db, opened.userId)];
});

import { inTransaction } from '../platform/database/transaction.ts';
import type { VisitorContext } from '../platform/handler.ts';
import { findSecondStep, takeCode } from '../second-step/public.ts';
import { findLoginUser, lockPassword, isPassword, replacePasswordHash } from '../users/public.ts';
import type { RightLogin, WrongLogin } from './check-login.ts';
import { deviceName } from './device-name.ts';
import { rememberBrowser } from './known-browser-store.ts';
import { forgiveAttempts, type LoginAttempt } from './login-attempt-store.ts';
import { hashOwnerOf } from './login-throttle.ts';
import { notifyNewBrowser } from './new-browser.ts';
import { deleteSession, insertLoginEvents, insertSession } from './session-store.ts';
import { hashToken, newToken } from './session-token.ts';

/** The tokens that a browser gets for a login. */
interface OpenedSession {
  readonly userId: number;
  readonly token: string;
  readonly browserToken: string;
}

/**
 * Opens a session for a right login, in place of the one of this browser. Fails if the password or the second step has changed since it was
 * checked, or if the code has been used.
 */
export async function openSession(
  context: VisitorContext<'AuthenticateUser'>,
  attempt: LoginAttempt,
  login: RightLogin,
): Promise<OpenedSession | WrongLogin> {
  const { db, input } = context;
  const { user } = login;
  const opened = await openWithPassword(context, attempt, login);
  if ('token' in opened || opened.because !== 'WrongLogin') return opened;
  // Another login may only have renewed the hash of the same password.
  const current = await findLoginUser(db, input.mobile);
  const isSame = current?.id === user.id && (await isPassword(input.password, current.passwordHash, hashOwnerOf(attempt)));
  return isSame ? openWithPassword(context, attempt, { ...login, user: current, renewed: undefined }) : opened;
}

/**
 * Opens the session if this is still the hash of the password and the user has not turned on the second step in the meantime. Both of these
 * changes end only sessions that exist already.
 */
async function openWithPassword(
  { db, input, settings, visit, now }: VisitorContext<'AuthenticateUser'>,
  attempt: LoginAttempt,
  { user, renewed, code }: RightLogin,
): Promise<OpenedSession | WrongLogin> {
  return inTransaction(db, async (tx) => {
    const failed = (because: WrongLogin['because']): WrongLogin => ({ failedUser: user, because });
    if (!(await lockPassword(tx, user.id, user.passwordHash))) return failed('WrongLogin');
    if (!code && (await findSecondStep(tx, user.id))?.isConfirmed) return failed('CodeNeeded');
    // Of many logins with the same code, one uses it. The others change nothing.
    if (code && !(await takeCode(tx, user.id, code, now))) return failed('WrongCode');
    // End any session open in this browser: a login never continues the session of someone else.
    if (visit.token !== undefined) await deleteSession(tx, hashToken(visit.token));
    const token = newToken();
    const { address } = visit;
    await insertSession(tx, hashToken(token), user.id, { device: deviceName(visit.userAgent), address }, now);
    await notifyNewBrowser(tx, settings, user.id, visit, now);
    await forgiveAttempts(tx, attempt);
    if (renewed !== undefined) await replacePasswordHash(tx, user.id, user.passwordHash, renewed);
    await insertLoginEvents(tx, [{ mobile: input.mobile, address, happened_at: now, user, action: 'Login' }]);
    return { userId: user.id, token, browserToken: await rememberBrowser(tx, user.id, visit, now) };
  });
}

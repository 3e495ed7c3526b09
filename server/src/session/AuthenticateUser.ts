import type { FailureOf } from '@vikray/contract/operations.ts';
import { visitorHandler } from '../platform/handler.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { HashOwner } from '../platform/slow-hash.ts';
import { findSecondStep, readCode, takeCode, type ReadCode } from '../second-step/public.ts';
import { findLoginUser, holdPassword, isPassword, renewedHash, replacePasswordHash, type LoginUser } from '../users/public.ts';
import { deviceName } from './device-name.ts';
import { rememberBrowser } from './known-browsers.ts';
import type { ReachedLimit } from './login-limits.ts';
import { loginMemoryOf } from './login-memory.ts';
import { loginRecordOf } from './login-record-of.ts';
import { forgiveAttempts, withdrawAttempt } from './login-attempt-store.ts';
import { attemptOf, hashOwnerOf, loginIfPlaceFree, sentenceOf, startAttempt } from './login-throttle.ts';
import { tellNewBrowser } from './new-browser.ts';
import { deleteSession, insertLoginEvents, insertSession } from './session-store.ts';
import { hashToken, newToken } from './session-token.ts';

/** A right login: the user, the new hash if the old one is outdated, and the code, which is not used yet. */
interface RightLogin {
  readonly user: LoginUser;
  readonly renewed: string | undefined;
  readonly code: ReadCode | undefined;
}

/** A login that fails: by a wrong password or code, or because the code is missing, which does not count as a failure. */
interface WrongLogin {
  /** Undefined for an unknown number. */
  readonly failedUser: LoginUser | undefined;
  readonly because: Extract<FailureOf<'AuthenticateUser'>, 'WrongLogin' | 'WrongCode' | 'KeyLost' | 'CodeNeeded'>;
}

type Tried = { readonly limit: ReachedLimit } | WrongLogin | RightLogin;

export const AuthenticateUser = visitorHandler('AuthenticateUser', async ({ db, input, now, visit, settings, fail }) => {
  const { mobile, password } = input;
  const memory = loginMemoryOf(db);
  const attempt = await attemptOf(db, mobile, visit, now);
  const event = { mobile, address: visit.address, happened_at: now };

  const login = async (): Promise<Tried> => {
    const limit = await startAttempt(db, attempt, now);
    if (limit) return { limit };
    const user = await findLoginUser(db, mobile);
    const owner = hashOwnerOf(attempt);
    if (!(await isPassword(password, user?.passwordHash, owner)) || !user) return { failedUser: user, because: 'WrongLogin' };
    const code = await codeOf(db, user.id, input.code, now, owner);
    if (typeof code === 'string') return { failedUser: user, because: code };
    return { user, renewed: await renewedHash(password, user.passwordHash, owner), code };
  };
  const known = memory.knownLimit(attempt, now);
  const result = known ? { limit: known } : await loginIfPlaceFree(attempt, login);
  if ('limit' in result) {
    await memory.noteRefusal(event, () => findLoginUser(db, mobile));
    throw fail('TooManyAttempts', sentenceOf(result.limit));
  }
  if ('because' in result) throw await failedBy(result);

  const { user, renewed, code } = result;
  const token = newToken();
  let opened = await openSession(user.passwordHash);
  if (opened === 'WrongLogin') {
    // Another login may only have renewed the hash of the same password.
    const current = await findLoginUser(db, mobile);
    const isSame = current?.id === user.id && (await isPassword(password, current.passwordHash, hashOwnerOf(attempt)));
    if (isSame) opened = await openSession(current.passwordHash);
  }
  if (typeof opened === 'string') throw await failedBy({ failedUser: user, because: opened });
  memory.forget(attempt);
  visit.setSession(token);
  visit.setBrowser(opened.browserToken);
  return [await loginRecordOf(db, user.id)];

  /**
   * Opens the session if this is still the hash of the password and the user has not turned on the second step in the meantime: both end
   * only the sessions that they find.
   */
  async function openSession(
    passwordHash: string,
  ): Promise<{ readonly browserToken: string } | Extract<WrongLogin['because'], 'WrongLogin' | 'WrongCode' | 'CodeNeeded'>> {
    return inTransaction(db, async (tx) => {
      if (!(await holdPassword(tx, user.id, passwordHash))) return 'WrongLogin';
      if (!code && (await findSecondStep(tx, user.id))?.isConfirmed) return 'CodeNeeded';
      // Of many logins with the same code, one uses it. The others change nothing.
      if (code && !(await takeCode(tx, user.id, code, now))) return 'WrongCode';
      // End any session open in this browser: a login never continues the session of someone else.
      if (visit.token !== undefined) await deleteSession(tx, hashToken(visit.token));
      await insertSession(tx, hashToken(token), user.id, { device: deviceName(visit.userAgent), address: visit.address }, now);
      await tellNewBrowser(tx, settings, user.id, visit, now);
      await forgiveAttempts(tx, attempt);
      if (renewed !== undefined) await replacePasswordHash(tx, user.id, user.passwordHash, renewed);
      await insertLoginEvents(tx, [{ ...event, user, action: 'Login' }]);
      return { browserToken: await rememberBrowser(tx, user.id, visit, now) };
    });
  }

  async function failedBy({ failedUser, because }: WrongLogin): Promise<Error> {
    // A right password without a code neither counts as a failure nor forgives earlier ones.
    if (because === 'CodeNeeded') await withdrawAttempt(db, attempt);
    else await memory.noteFailure({ ...event, user: failedUser });
    return fail(because);
  }
});

/** The code of a user with a second step, or why the login fails without it; undefined for a user without one. */
async function codeOf(
  db: Db,
  userId: number,
  entered: string | null | undefined,
  now: string,
  owner: HashOwner,
): Promise<ReadCode | 'CodeNeeded' | 'WrongCode' | 'KeyLost' | undefined> {
  const step = await findSecondStep(db, userId);
  if (!step?.isConfirmed) return undefined;
  if (!entered?.trim()) return 'CodeNeeded';
  const code = await readCode(step, entered, now, owner);
  if (code === 'lost') return 'KeyLost';
  return code === 'wrong' ? 'WrongCode' : code;
}

import type { FailureOf } from '@vikray/contract/operations.ts';
import type { Db } from '../platform/database/tables.ts';
import type { VisitorContext } from '../platform/handler.ts';
import type { HashOwner } from '../platform/slow-hash.ts';
import { findSecondStep, readCode, type ReadCode } from '../second-step/public.ts';
import { findLoginUser, isPassword, renewedHash, type LoginUser } from '../users/public.ts';
import type { LoginAttempt } from './login-attempt-store.ts';
import type { ReachedLimit } from './login-limits.ts';
import { hashOwnerOf, startAttempt } from './login-throttle.ts';

/** A right login: the user, the new hash if the old one is outdated, and the code, which is not used yet. */
export interface RightLogin {
  readonly user: LoginUser;
  readonly renewed: string | undefined;
  readonly code: ReadCode | undefined;
}

/** A login that fails: by a wrong password or code, or because the code is missing, which does not count as a failure. */
export interface WrongLogin {
  /** Undefined for an unknown number. */
  readonly failedUser: LoginUser | undefined;
  readonly because: Extract<FailureOf<'AuthenticateUser'>, 'WrongLogin' | 'WrongCode' | 'KeyLost' | 'CodeNeeded'>;
}

/** A login that is refused unread, because there have been too many attempts. */
export interface RefusedLogin {
  readonly limit: ReachedLimit;
}

/** Counts the attempt, then checks the number, the password and the code. Changes nothing else. */
export async function checkLogin(
  { db, input, now }: VisitorContext<'AuthenticateUser'>,
  attempt: LoginAttempt,
): Promise<RefusedLogin | WrongLogin | RightLogin> {
  const { mobile, password } = input;
  const limit = await startAttempt(db, attempt, now);
  if (limit) return { limit };
  const user = await findLoginUser(db, mobile);
  const owner = hashOwnerOf(attempt);
  if (!(await isPassword(password, user?.passwordHash, owner)) || !user) return { failedUser: user, because: 'WrongLogin' };
  const code = await codeOf(db, user.id, input.code, now, owner);
  if (typeof code === 'string') return { failedUser: user, because: code };
  return { user, renewed: await renewedHash(password, user.passwordHash, owner), code };
}

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

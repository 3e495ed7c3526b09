import type { Preparation } from '../platform/handler.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { attemptOf, forgiveAttempts, sentenceOf, startAttempt } from '../session/public.ts';
import type { PasswordHolder } from './login-store.ts';
import { isPassword } from './password.ts';

/** What an operation that checks the old password passes in. */
interface PasswordCheck extends Pick<Preparation<'ChangePassword' | 'CheckOldPassword'>, 'db' | 'now' | 'user' | 'visit'> {
  fail(name: 'WrongOldPassword' | 'TooManyAttempts', sentence?: string): Error;
}

/** The login throttle also covers guesses at the old password from an open session, and counts them together. */
export async function demandOldPassword(
  { db, now, user, visit, fail }: PasswordCheck,
  { officeMobile, passwordHash }: PasswordHolder,
  oldPassword: string,
): Promise<void> {
  const attempt = await attemptOf(db, officeMobile, visit, now);
  const limit = await startAttempt(db, attempt, now);
  if (limit) throw fail('TooManyAttempts', sentenceOf(limit));
  if (!(await isPassword(oldPassword, passwordHash, ownerOf(user)))) throw fail('WrongOldPassword');
  await forgiveAttempts(db, attempt);
}

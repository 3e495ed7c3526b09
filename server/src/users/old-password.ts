import type { Db } from '../platform/database/tables.ts';
import type { Preparation } from '../platform/handler.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { attemptOf, forgiveAttempts, sentenceOf, startAttempt } from '../session/public.ts';
import { findPasswordHolder, type PasswordHolder } from './login-store.ts';
import { isPassword } from './password.ts';

type Asked = Pick<Preparation<'ChangePassword'>, 'db' | 'now' | 'user' | 'visit'>;

/** What an operation that checks the old password passes in. */
interface OldPasswordCheck extends Asked {
  fail(name: 'WrongOldPassword' | 'TooManyAttempts', sentence?: string): Error;
}

/** What an operation passes in that asks for the user's own password again. */
interface OwnPasswordCheck extends Asked {
  fail(name: 'WrongOwnPassword' | 'TooManyAttempts', sentence?: string): Error;
}

/** The login throttle also covers guesses at the old password from an open session, and counts them together. */
export async function demandOldPassword(asked: OldPasswordCheck, holder: PasswordHolder, oldPassword: string): Promise<void> {
  const tried = await attemptPassword(asked, holder, oldPassword);
  if (tried === 'wrong') throw asked.fail('WrongOldPassword');
  if ('limit' in tried) throw asked.fail('TooManyAttempts', tried.limit);
  await tried.forgive(asked.db);
}

/** A correct password whose attempt still counts as a failure. */
export interface RightPassword {
  /** Forgets the failures counted with this attempt, once everything else was correct, too. */
  forgive(db: Db): Promise<void>;
}

/** Checks the user's own password before a change that an open session alone does not allow. */
export async function tryOwnPassword(asked: OwnPasswordCheck, password: string): Promise<RightPassword> {
  const holder = await findPasswordHolder(asked.db, asked.user.userId);
  const tried = holder ? await attemptPassword(asked, holder, password) : 'wrong';
  if (tried === 'wrong') throw asked.fail('WrongOwnPassword');
  if ('limit' in tried) throw asked.fail('TooManyAttempts', tried.limit);
  return tried;
}

/** The same, and forgives at once. Without a password, nothing is checked. */
export async function demandOwnPassword(asked: OwnPasswordCheck, password: string | null | undefined): Promise<void> {
  if (password === undefined || password === null) return;
  await (await tryOwnPassword(asked, password)).forgive(asked.db);
}

type Tried = 'wrong' | { readonly limit: string | undefined } | RightPassword;

async function attemptPassword(
  { db, now, user, visit }: Asked,
  { officeMobile, passwordHash }: PasswordHolder,
  password: string,
): Promise<Tried> {
  const attempt = await attemptOf(db, officeMobile, visit, now);
  const limit = await startAttempt(db, attempt, now);
  if (limit) return { limit: sentenceOf(limit) };
  if (!(await isPassword(password, passwordHash, ownerOf(user)))) return 'wrong';
  return { forgive: (tx) => forgiveAttempts(tx, attempt) };
}

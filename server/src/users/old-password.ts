import type { Db } from '../platform/database/tables.ts';
import type { Preparation } from '../platform/handler.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { attemptOf, forgiveAttempts, sentenceOf, startAttempt } from '../session/public.ts';
import { findPasswordHolder, type PasswordHolder } from './login-store.ts';
import { isPassword } from './password.ts';

type CheckContext = Pick<Preparation<'ChangePassword'>, 'db' | 'now' | 'user' | 'visit'>;

/** The context of an operation that checks the old password. */
interface OldPasswordCheck extends CheckContext {
  fail(name: 'WrongOldPassword' | 'TooManyAttempts', sentence?: string): Error;
}

/** The context of an operation that asks for the user's own password again. */
interface OwnPasswordCheck extends CheckContext {
  fail(name: 'WrongOwnPassword' | 'TooManyAttempts', sentence?: string): Error;
}

/** The login throttle also covers guesses at the old password from an open session, and counts them together. */
export async function demandOldPassword(context: OldPasswordCheck, holder: PasswordHolder, oldPassword: string): Promise<void> {
  const tried = await attemptPassword(context, holder, oldPassword);
  if (tried === 'wrong') throw context.fail('WrongOldPassword');
  if ('limit' in tried) throw context.fail('TooManyAttempts', tried.limit);
  await tried.forgive(context.db);
}

/** A correct password whose attempt still counts as a failure. */
export interface RightPassword {
  /** Forgets the failures counted with this attempt, once everything else was correct, too. */
  forgive(db: Db): Promise<void>;
}

/** Checks the user's own password before a change that an open session alone does not allow. */
export async function tryOwnPassword(context: OwnPasswordCheck, password: string): Promise<RightPassword> {
  const holder = await findPasswordHolder(context.db, context.user.userId);
  const tried = holder ? await attemptPassword(context, holder, password) : 'wrong';
  if (tried === 'wrong') throw context.fail('WrongOwnPassword');
  if ('limit' in tried) throw context.fail('TooManyAttempts', tried.limit);
  return tried;
}

/** The same, and forgives at once. Without a password, nothing is checked. */
export async function demandOwnPassword(context: OwnPasswordCheck, password: string | null | undefined): Promise<void> {
  if (password === undefined || password === null) return;
  await (await tryOwnPassword(context, password)).forgive(context.db);
}

type Attempt = 'wrong' | { readonly limit: string | undefined } | RightPassword;

async function attemptPassword(
  { db, now, user, visit }: CheckContext,
  { officeMobile, passwordHash }: PasswordHolder,
  password: string,
): Promise<Attempt> {
  const attempt = await attemptOf(db, officeMobile, visit, now);
  const limit = await startAttempt(db, attempt, now);
  if (limit) return { limit: sentenceOf(limit) };
  if (!(await isPassword(password, passwordHash, ownerOf(user)))) return 'wrong';
  return { forgive: (tx) => forgiveAttempts(tx, attempt) };
}

import { StartProblem } from '../platform/start-problem.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { grantEverything } from '../rights/public.ts';
import { firstUser, hasUsers, insertFirstUser } from './first-user-store.ts';
import { hashPassword, makeUpPassword } from './password.ts';
import { isEasyToGuess } from './weak-password.ts';

export interface FirstUser {
  readonly mobile: string;
  /** The generated password; undefined when the settings gave one. */
  readonly madeUpPassword: string | undefined;
}

/**
 * Creates the first user, an Administrator with every right, in a database without users. Undefined when there is a user already. When
 * several processes start at once, one of them creates the user. Throws a StartProblem for a password that is easy to guess.
 */
export async function createFirstUser(
  db: Db,
  admin: { readonly mobile: string; readonly password: string | undefined },
  now: Date,
  brandName = '',
): Promise<FirstUser | undefined> {
  if (await hasUsers(db)) return undefined;
  const password = admin.password ?? makeUpPassword();
  if (isEasyToGuess(password, { officeMobile: admin.mobile, ...firstUser }, brandName))
    throw new StartProblem('ADMIN_PASSWORD is too common. Please choose another.');
  const passwordHash = await hashPassword(password);
  const isCreated = await inTransaction(db, async (tx) => {
    const isInserted = await insertFirstUser(tx, admin.mobile, passwordHash, now.toISOString());
    if (isInserted) await grantEverything(tx, firstUser.userId);
    return isInserted;
  });
  return isCreated ? { mobile: admin.mobile, madeUpPassword: admin.password === undefined ? password : undefined } : undefined;
}

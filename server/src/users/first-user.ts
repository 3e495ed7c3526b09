import { StartProblem } from '../platform/start-problem.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { continueNumbersAfter } from '../platform/database/numbers.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { grantEverything } from '../rights/public.ts';
import { hashPassword, makeUpPassword } from './password.ts';
import './users-tables.ts';
import { isEasyToGuess } from './weak-password.ts';

export interface FirstUser {
  readonly mobile: string;
  /** The generated password; nothing when the settings gave one. */
  readonly madeUpPassword: string | undefined;
}

/**
 * Creates the first user, an Administrator with every right, in a database without users. Returns nothing when there is a user already.
 * When several processes start at once, one of them creates the user. Throws a StartProblem for a password that is easy to guess.
 */
export async function createFirstUser(
  db: Db,
  admin: { readonly mobile: string; readonly password: string | undefined },
  now: Date,
  brandName = '',
): Promise<FirstUser | undefined> {
  if (await hasUsers(db)) return undefined;
  const password = admin.password ?? makeUpPassword();
  if (isEasyToGuess(password, { officeMobile: admin.mobile, empNumber, name }, brandName))
    throw new StartProblem('ADMIN_PASSWORD is too common. Please choose another.');
  const passwordHash = await hashPassword(password);
  const isCreated = await inTransaction(db, (tx) => insertFirstUser(tx, admin.mobile, passwordHash, now.toISOString()));
  return isCreated ? { mobile: admin.mobile, madeUpPassword: admin.password === undefined ? password : undefined } : undefined;
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

const empNumber = '1';
const name = 'Administrator';

async function insertFirstUser(tx: Db, mobile: string, passwordHash: string, now: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values({
      id: 1,
      emp_number: empNumber,
      emp_number_key: nameKey(empNumber),
      name,
      name_key: nameKey(name),
      nickname: 'ADM',
      designation: 'Administrator',
      office_email: '',
      office_mobile: mobile,
      photo: '',
      login_type: 'Administrator',
      status: 'Active',
      password_hash: passwordHash,
      search_text: searchTextOf([empNumber, name, mobile]),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  await continueNumbersAfter(tx, 'users');
  await grantEverything(tx, 1);
  return true;
}

/** The SQL of the first user: hasUsers, insertFirstUser. They are unknown until they have entered who they are. */
import './users-tables.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { continueIdsAfter } from '../platform/database/row-ids.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';

/** Who the first user is until someone enters more. */
export const firstUser = { userId: 1, empNumber: '1', name: 'Administrator' } as const;

/** Whether this is the first user, and they have not entered who they are: every other change of a user needs an office e-mail. */
export function isFirstUserUnknown({ userId, officeEmail }: { readonly userId: number; readonly officeEmail: string }): boolean {
  return userId === firstUser.userId && officeEmail === '';
}

/** Whether the panel has a user. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Adds the first user, without rights. Returns false when another process has just done so. */
export async function insertFirstUser(tx: Db, mobile: string, passwordHash: string, now: string): Promise<boolean> {
  const { userId, empNumber, name } = firstUser;
  const inserted = await tx
    .insertInto('users')
    .values({
      id: userId,
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
  await continueIdsAfter(tx, 'users');
  return true;
}

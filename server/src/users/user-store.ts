/**
 * The users' SQL. Reading: pageOfUsers, findUser, isOwnWithoutPhoto, areActiveUsers, activeUsersAmong, findOnlyUserNamed,
 * listAdministrators, findFirstAdministrator, hasOtherAdministrator, userNames. Writing: insertUser, updateUser, refreshSearchText. Private
 * details are in private-store.ts, logins in login-store.ts, the first user in first-user-store.ts.
 */
import './users-tables.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { nextNumber } from '../platform/database/numbers-without-gap.ts';
import { isNotDeleted, updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { UserDetails } from './users-tables.ts';

/** The user list, as input for the platform's paging. */
export function listedUsers(db: Db, { userId }: { readonly userId?: number | undefined }): ListedTable<User> {
  const filters: RawBuilder<boolean>[] = userId === undefined ? [] : [sql`users.id = ${userId}`];
  return {
    table: 'users',
    listed: sql`users.status <> 'Deleted'`,
    filters,
    sortColumns: { name: 'name_key', empNumber: 'emp_number_key' },
    rowsOf: (ids) => usersOf(db, ids),
    idOf: (user) => user.userId,
  };
}

/** One window of the users who are not deleted, without their private fields. */
export async function pageOfUsers(db: Db, filter: { readonly userId?: number | undefined }, window: Window): Promise<RowsAndTotal<User>> {
  return readPage(db, listedUsers(db, filter), window);
}

async function usersOf(db: Db, ids: readonly number[]): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where(isAmong(db, 'id', ids))
    .execute();
  return rows.map(asUser);
}

function asUser(row: Selectable<Tables['users']>): User {
  return {
    userId: row.id,
    empNumber: row.emp_number,
    name: row.name,
    nickname: row.nickname,
    designation: row.designation,
    officeEmail: row.office_email,
    officeMobile: row.office_mobile,
    photo: row.photo,
    joinDate: row.joined_on,
    personalEmail: row.personal_email,
    personalMobile: row.personal_mobile,
    personalPhone: row.personal_phone,
    department: row.department,
    departmentId: row.department_id,
    address: row.address,
    city: row.city,
    cityId: row.city_id,
    state: row.state,
    stateId: row.state_id,
    country: row.country,
    countryId: row.country_id,
    pincode: row.pincode,
    loginType: row.login_type,
    status: row.status,
    salt: '',
    updatedOn: row.updated_at,
    version: row.version,
  };
}

/** A user without private fields; undefined when the number is unknown or the user is deleted. */
export async function findUser(db: Db, userId: number): Promise<User | undefined> {
  const [user] = await usersOf(db, [userId]);
  return user?.status === 'Deleted' ? undefined : user;
}

/** Whether `adderId` added this user, who has no photo yet. */
export async function isOwnWithoutPhoto(db: Db, userId: number, adderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('entered_by_id', '=', adderId)
    .where('photo', '=', '')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds an active user and returns their number. Violates users_office_mobile or users_emp_number when another user has the same. */
export async function insertUser(
  db: Db,
  details: UserDetails,
  { photo, passwordHash, mustChange = false }: { readonly photo: string; readonly passwordHash: string; readonly mustChange?: boolean },
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      ...details,
      photo,
      status: 'Active',
      password_hash: passwordHash,
      must_change_password: mustChange ? 1 : 0,
      search_text: '',
      entered_by_id: userId,
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type UserChange = Partial<UserDetails> & { readonly photo?: string; readonly status?: 'Deleted' };

/**
 * Changes a user who still has this version. False when someone else has changed them in the meantime; then nothing has changed. Violates
 * users_office_mobile or users_emp_number when another user has the same.
 */
export async function updateUser(
  db: Db,
  { userId, version }: Pick<User, 'userId' | 'version'>,
  change: UserChange,
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'users', { id: userId, version }, change, stamp, isNotDeleted);
}

/** Updates the search text: what the list shows, or nothing for a deleted user. Call it after every change. */
export async function refreshSearchText(db: Db, userId: number): Promise<User | undefined> {
  const user = await findUser(db, userId);
  await db
    .updateTable('users')
    .set({ search_text: user ? searchTextOf([user.empNumber, user.name, user.designation, user.officeEmail, user.officeMobile]) : '' })
    .where('id', '=', userId)
    .execute();
  return user;
}

/** Those of these numbers that belong to users who can log in, each once. */
export async function activeUsersAmong(db: Db, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(isAmong(db, 'id', userIds))
    .where('status', '=', 'Active')
    .execute();
  return found.map(({ id }) => id);
}

/** Whether all these numbers belong to users who can log in. */
export async function areActiveUsers(db: Db, userIds: readonly number[]): Promise<boolean> {
  return (await activeUsersAmong(db, userIds)).length === new Set(userIds).size;
}

/** The only user with this name; undefined when there is no such user, or more than one. */
export async function findOnlyUserNamed(db: Db, name: string): Promise<number | undefined> {
  const found = await db.selectFrom('users').select('id').where('name', '=', name).limit(2).execute();
  return found.length === 1 ? found[0]?.id : undefined;
}

/** The active Administrators with their office e-mail addresses, which may be blank. */
export async function listAdministrators(db: Db): Promise<{ userId: number; name: string; officeEmail: string }[]> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'name', 'office_email as officeEmail'])
    .where('login_type', '=', 'Administrator')
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute();
}

/** The longest-standing active Administrator, under whom the audit log lists commands; undefined before there is one. */
export async function findFirstAdministrator(db: Db): Promise<number | undefined> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('login_type', '=', 'Administrator')
    .where('status', '=', 'Active')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** The names of users by their ids, deleted ones included. */
export async function userNames(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(userIds)];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'name'])
          .where(isAmong(db, 'id', ids))
          .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Whether there is another Administrator. Call it in the transaction that removes this one: each caller waits for the callers before it, so
 * when the last two are removed at the same time, one remains.
 */
export async function hasOtherAdministrator(tx: Db, userId: number): Promise<boolean> {
  await nextNumber(tx, 'administrator-changes');
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('login_type', '=', 'Administrator')
    .where('status', '=', 'Active')
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

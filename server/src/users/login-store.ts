/** The users' SQL around logging in. Reading: findLoginUser, findPasswordHolder, getLoginRecord. Writing: setPassword. */
import './users-tables.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { Db } from '../platform/database/tables.ts';

export interface LoginUser {
  readonly id: number;
  readonly passwordHash: string;
}

/** The active user of an office mobile number, to check a password against. */
export async function findLoginUser(db: Db, mobile: string): Promise<LoginUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash'])
    .where('office_mobile', '=', mobile)
    .where('status', '=', 'Active')
    .executeTakeFirst();
}

export interface PasswordHolder {
  readonly officeMobile: string;
  readonly loginType: LoginType;
  readonly passwordHash: string;
}

/** An active user with what a change of the password depends on. */
export async function findPasswordHolder(db: Db, userId: number): Promise<PasswordHolder | undefined> {
  return db
    .selectFrom('users')
    .select(['office_mobile as officeMobile', 'login_type as loginType', 'password_hash as passwordHash'])
    .where('id', '=', userId)
    .where('status', '=', 'Active')
    .executeTakeFirst();
}

/** What the browser keeps of a user who is logged in. Fails for an unknown one. */
export async function getLoginRecord(db: Db, userId: number): Promise<LoginRecord> {
  return db
    .selectFrom('users')
    .select([
      'id as userId',
      'name',
      'nickname',
      'office_email as officeEmail',
      'office_mobile as officeMobile',
      'designation',
      'photo',
      'login_type as loginType',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Sets the password of an active user; with `before`, only while the password is still the one behind that hash. False when not. */
export async function setPassword(db: Db, userId: number, passwordHash: string, before?: string): Promise<boolean> {
  const user = db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).where('status', '=', 'Active');
  const { numUpdatedRows } = await (before === undefined ? user : user.where('password_hash', '=', before)).executeTakeFirst();
  return numUpdatedRows === 1n;
}

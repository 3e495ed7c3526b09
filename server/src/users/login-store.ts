/**
 * The users' SQL around logging in. Reading: findLoginUser, lockPassword, findPasswordHolder, getLoginRecord. Writing: setPassword,
 * replacePasswordHash.
 */
import './users-tables.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { locked } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';
import { isFirstUserUnknown } from './first-user-store.ts';

/** A user who logs in. */
export interface LoginUser {
  readonly id: number;
  readonly name: string;
  readonly passwordHash: string;
}

/** The active user of an official mobile number, to check a password against. */
export async function findLoginUser(db: Db, mobile: string): Promise<LoginUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'password_hash as passwordHash'])
    .where('office_mobile', '=', mobile)
    .where('status', '=', 'Active')
    .executeTakeFirst();
}

/**
 * Whether this is still the hash of an active user's password. If so, locks it until the transaction ends: a change that waits for the lock
 * then also ends the session that this transaction opens.
 */
export async function lockPassword(tx: Db, userId: number, passwordHash: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'Active')
    .$call(locked(tx))
    .executeTakeFirst();
  return user !== undefined;
}

/** A user whose password is checked or changed. */
export interface PasswordHolder {
  readonly name: string;
  readonly empNumber: string;
  readonly officeMobile: string;
  readonly loginType: LoginType;
  readonly passwordHash: string;
}

/** An active user, with everything that a password change depends on. */
export async function findPasswordHolder(db: Db, userId: number): Promise<PasswordHolder | undefined> {
  return db
    .selectFrom('users')
    .select([
      'name',
      'emp_number as empNumber',
      'office_mobile as officeMobile',
      'login_type as loginType',
      'password_hash as passwordHash',
    ])
    .where('id', '=', userId)
    .where('status', '=', 'Active')
    .executeTakeFirst();
}

/** The login record of a user, without their second step. Fails for an unknown user. */
export async function getLoginRecord(db: Db, userId: number): Promise<LoginRecord> {
  const found = await db
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
      'must_change_password as mustChange',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!found) throw new Error(`There is no user ${userId}`);
  const { mustChange, ...record } = found;
  return {
    ...record,
    ...(isFirstUserUnknown(record) && { mustComplete: 'Yes' as const }),
    ...(mustChange === 1 && { mustChangePassword: true as const }),
  };
}

/** Replaces the hash of a password by another hash of the same password, unless the password has changed in the meantime. */
export async function replacePasswordHash(db: Db, userId: number, before: string, after: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: after }).where('id', '=', userId).where('password_hash', '=', before).execute();
}

interface PasswordChange {
  /** Change the password only if this is still its hash. */
  readonly before?: string | undefined;
  /** Change the password only if the user is not an Administrator. */
  readonly sparesAdministrators?: boolean;
  /** The user must choose another password at the next login. */
  readonly mustChange?: boolean;
}

/** Sets the password of an active user. False when there is no such user, or one of the conditions of the change does not hold. */
export async function setPassword(
  db: Db,
  userId: number,
  passwordHash: string,
  { before, sparesAdministrators = false, mustChange = false }: PasswordChange = {},
): Promise<boolean> {
  const change = { password_hash: passwordHash, must_change_password: mustChange ? 1 : 0 };
  return updatesOne(
    db
      .updateTable('users')
      .set(change)
      .where('id', '=', userId)
      .where('status', '=', 'Active')
      .$if(before !== undefined, (query) => query.where('password_hash', '=', before ?? ''))
      .$if(sparesAdministrators, (query) => query.where('login_type', '<>', 'Administrator')),
  );
}

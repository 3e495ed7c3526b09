import './users-tables.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
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

/**
 * The SQL that closes former users when a restored backup brings them back. Reading: listKnownUsers, listClosedUsers. For writing,
 * closingStatement gives a statement as text, because a restore on PostgreSQL runs it inside the transaction of another program.
 */
import './users-tables.ts';
import type { Db } from '../platform/database/tables.ts';

/**
 * The password hash of a closed user. It is a well-formed argon2id hash that belongs to no known password, so a login with any password
 * fails as with a wrong one. Resetting the password replaces it and opens the user again.
 */
const closedPasswordHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A user in a database. Number and time of creation together identify the same person in another copy of it; a number alone may not. */
export interface KnownUser {
  readonly id: number;
  readonly createdAt: string;
  /** Deleted, or closed by an earlier restore. */
  readonly isFormer: boolean;
}

/** Every user, deleted ones included. */
export async function listKnownUsers(db: Db): Promise<KnownUser[]> {
  const rows = await db.selectFrom('users').select(['id', 'created_at', 'status', 'password_hash']).orderBy('id').execute();
  return rows.map(({ id, created_at, status, password_hash }) => ({
    id,
    createdAt: created_at,
    isFormer: status === 'Deleted' || password_hash === closedPasswordHash,
  }));
}

/** The statement that closes those of the former users who are active again; blank when no one is a former user. */
export function closingStatement(known: readonly KnownUser[]): string {
  const former = known.filter(({ isFormer }) => isFormer);
  if (former.length === 0) return '';
  const people = former.map(({ id, createdAt }) => `(${id}, '${createdAt.replaceAll("'", "''")}')`).join(', ');
  return `update users set password_hash = '${closedPasswordHash}' where status = 'Active' and (id, created_at) in (values ${people})`;
}

/** The users whom a restore has closed, until they are given a new password or are deleted again. */
export async function listClosedUsers(
  db: Db,
): Promise<{ readonly userId: number; readonly name: string; readonly officeMobile: string }[]> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'name', 'office_mobile as officeMobile'])
    .where('status', '=', 'Active')
    .where('password_hash', '=', closedPasswordHash)
    .orderBy('id')
    .execute();
}

/** The SQL of mailboxes for mails about logins. Reading: findMailbox, lockMailbox, listOfficeMailboxes. Writing: setSignInMail. */
import './users-tables.ts';
import { locked } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';

/** The mailbox of a user for mails about their login. */
export interface UserMailbox {
  readonly name: string;
  /** The office e-mail address; may be blank. */
  readonly address: string;
  readonly wantsSignInMail: boolean;
}

/** The mailbox of an active user. */
export async function findMailbox(db: Db, userId: number): Promise<UserMailbox | undefined> {
  return readMailbox(mailboxOf(db, userId));
}

/** The mailbox of an active user, locked until the transaction ends. */
export async function lockMailbox(tx: Db, userId: number): Promise<UserMailbox | undefined> {
  return readMailbox(mailboxOf(tx, userId).$call(locked(tx)));
}

function mailboxOf(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['name', 'office_email as address', 'mail_sign_ins as wanted'])
    .where('id', '=', userId)
    .where('status', '=', 'Active');
}

async function readMailbox(mailbox: ReturnType<typeof mailboxOf>): Promise<UserMailbox | undefined> {
  const found = await mailbox.executeTakeFirst();
  return found && { name: found.name, address: found.address, wantsSignInMail: found.wanted === 1 };
}

/** The active users who have an office e-mail address, by name. */
export async function listOfficeMailboxes(db: Db): Promise<{ name: string; address: string }[]> {
  return db
    .selectFrom('users')
    .select(['name', 'office_email as address'])
    .where('status', '=', 'Active')
    .where('office_email', '<>', '')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Sets whether a user wants a mail about each login from a new browser. */
export async function setSignInMail(db: Db, userId: number, isWanted: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ mail_sign_ins: isWanted ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}

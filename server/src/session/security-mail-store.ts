/**
 * The SQL of mails about logins, which a job sends after the change. Reading: listSecurityMails. Writing: queueSecurityMail,
 * dropSecurityMail.
 */
import './session-tables.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/tables.ts';

/** A mail to a user about their login. */
export interface SecurityMail {
  readonly userId: number;
  readonly name: string;
  /** If blank, no mail is sent. */
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

/** Queues a mail, in the transaction of the change that it reports. Without a mail server, nothing happens. */
export async function queueSecurityMail(db: Db, { mail }: Pick<Config, 'mail'>, one: SecurityMail, now: string): Promise<void> {
  if (!mail.transport || one.address === '') return;
  const { userId, name, address, subject, text } = one;
  await db.insertInto('security_mails').values({ user_id: userId, name, address, subject, text, created_at: now }).execute();
}

/** A mail that waits. */
interface WaitingSecurityMail extends Omit<SecurityMail, 'userId'> {
  readonly id: number;
  readonly createdAt: string;
}

/** The mails that wait, the oldest first. */
export async function listSecurityMails(db: Db): Promise<WaitingSecurityMail[]> {
  return db
    .selectFrom('security_mails')
    .select(['id', 'name', 'address', 'subject', 'text', 'created_at as createdAt'])
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Removes a mail that was sent or is given up. */
export async function dropSecurityMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('security_mails').where('id', '=', id).execute();
}

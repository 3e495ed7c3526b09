/**
 * The SQL of mails about logins, which a duty sends after the change. Reading: listSecurityMails. Writing: queueSecurityMail,
 * dropSecurityMail, clearSecurityMails.
 */
import './session-tables.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/tables.ts';
import { dayMs, momentBefore } from '../platform/durations.ts';

/** A mail to a user about their login. */
export interface SecurityMail {
  readonly userId: number;
  readonly name: string;
  /** Without an address there is no mail. */
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

/** The mails that wait, the oldest first. */
export async function listSecurityMails(db: Db): Promise<(Omit<SecurityMail, 'userId'> & { readonly id: number })[]> {
  return db.selectFrom('security_mails').select(['id', 'name', 'address', 'subject', 'text']).orderBy('id').limit(100).execute();
}

/** Removes a mail that was sent. */
export async function dropSecurityMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('security_mails').where('id', '=', id).execute();
}

/** Gives up mails that could not be sent for a day. */
export async function clearSecurityMails(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('security_mails').where('created_at', '<', momentBefore(now, dayMs)).execute();
}

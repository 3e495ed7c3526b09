/** The SQL of the mails to the office about answers. Reading: listAnswerMails. Writing: queueAnswerMails, markFailed, dropAnswerMail. */
import './quotation-links-tables.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings } from '../platform/handler.ts';

/** Queues the mails about an answer, in its transaction. Without a mail server, nothing happens. */
export async function queueAnswerMails(
  tx: Db,
  { mail }: Pick<HandlerSettings, 'mail'>,
  { answerId, userIds }: { readonly answerId: number; readonly userIds: readonly number[] },
  now: string,
): Promise<void> {
  if (!mail.transport) return;
  await tx
    .insertInto('answer_mails')
    .values(userIds.map((userId) => ({ answer_id: answerId, user_id: userId, created_at: now })))
    .execute();
}

/** A mail that waits. */
export interface QueuedAnswerMail {
  readonly id: number;
  readonly answerId: number;
  readonly userId: number;
  readonly createdAt: string;
  readonly hasFailed: boolean;
}

/** The mails that wait, the oldest first. */
export async function listAnswerMails(db: Db): Promise<QueuedAnswerMail[]> {
  const rows = await db.selectFrom('answer_mails').selectAll().orderBy('id').limit(100).execute();
  return rows.map((row) => ({
    id: row.id,
    answerId: row.answer_id,
    userId: row.user_id,
    createdAt: row.created_at,
    hasFailed: row.has_failed === 1,
  }));
}

/** Notes that a mail could not be sent. It stays queued. */
export async function markFailed(db: Db, id: number): Promise<void> {
  await db.updateTable('answer_mails').set({ has_failed: 1 }).where('id', '=', id).execute();
}

/** Removes a mail that was sent, or is given up. */
export async function dropAnswerMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('answer_mails').where('id', '=', id).execute();
}

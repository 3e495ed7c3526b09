/**
 * The SQL of the reminders. Reading: lastReminders, countReminders. Writing: startReminder before one is handed over, finishReminder after
 * it.
 */
import './collections-tables.ts';
import type { Collection } from '@vikray/contract/collections/collection.ts';
import type { MailResult } from '@vikray/contract/follow-ups/follow-up.ts';
import type { Account } from '../money/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** What is known of a reminder before it is handed over. */
interface StartedReminder extends Account {
  readonly templateId: number;
  readonly recipient: string;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly messageId: string;
}

/** Logs a reminder that is about to be handed over, and returns its id. If the process ends before `finishReminder`, it stays `sending`. */
export async function startReminder(db: Db, reminder: StartedReminder, { userId, now }: WriteStamp): Promise<number> {
  const { customerId, companyId, templateId, recipient, cc, subject, messageId } = reminder;
  const { id } = await db
    .insertInto('reminders')
    .values({
      customer_id: customerId,
      company_id: companyId,
      template_id: templateId,
      sent_at: now,
      sent_by_id: userId,
      recipients: recipient,
      cc: cc.join(', '),
      subject,
      message_id: messageId,
      result: 'sending',
      answer: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Logs the result of a reminder, with the mail server's own answer. */
export async function finishReminder(db: Db, reminderId: number, result: Exclude<MailResult, 'sending'>, answer: string): Promise<void> {
  await db.updateTable('reminders').set({ result, answer }).where('id', '=', reminderId).execute();
}

/** The last reminders of an account, the latest first. One that has been on its way since before `late` is uncertain. */
export async function lastReminders(
  db: Db,
  { customerId, companyId }: Account,
  { most, late }: { readonly most: number; readonly late: string },
): Promise<Collection['reminders']> {
  const rows = await db
    .selectFrom('reminders')
    .innerJoin('users', 'users.id', 'reminders.sent_by_id')
    .select([
      'reminders.id as reminderId',
      'reminders.sent_at as sentAt',
      'users.name as sentBy',
      'reminders.recipients',
      'reminders.subject',
      'reminders.result',
    ])
    .where('reminders.customer_id', '=', customerId)
    .where('reminders.company_id', '=', companyId)
    .orderBy('reminders.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, result: row.result === 'sending' && row.sentAt < late ? 'uncertain' : row.result }));
}

/** How many reminders of an account have left since a day. */
export async function countReminders(db: Db, { customerId, companyId }: Account, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('reminders')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .where('sent_at', '>=', since)
    .where('result', 'in', ['sent', 'written'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

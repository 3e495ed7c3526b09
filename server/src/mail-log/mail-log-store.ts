/**
 * The mail log's SQL. Reading: listMails, findMailedQuotation, followedUpAt, lastTemplateOf. Writing: startMail before a mail is handed
 * over, finishMail after it.
 */
import './mail-log-tables.ts';
import type { MailResult, SentMail } from '@vikray/contract/follow-ups/follow-up.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** What is known of a mail before it is handed over. */
export interface StartedMail {
  readonly quotationId: number;
  readonly recipient: string;
  readonly cc: readonly string[];
  /** The template and the link of the mail; absent for none. */
  readonly templateId?: number | undefined;
  readonly linkId?: number | undefined;
  readonly subject: string;
  readonly messageId: string;
}

/** Logs a mail that is about to be handed over, and returns its id. If the process ends before `finishMail`, it stays `sending`. */
export async function startMail(
  db: Db,
  { quotationId, recipient, cc, templateId, linkId, subject, messageId }: StartedMail,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('mail_log')
    .values({
      quotation_id: quotationId,
      sent_at: now,
      sent_by_id: userId,
      recipients: recipient,
      cc: cc.join(', '),
      template_id: templateId ?? null,
      link_id: linkId ?? null,
      subject,
      message_id: messageId,
      result: 'sending',
      answer: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Logs the result of a mail, with the mail server's own answer. */
export async function finishMail(db: Db, mailId: number, result: Exclude<MailResult, 'sending'>, answer: string): Promise<void> {
  await db.updateTable('mail_log').set({ result, answer }).where('id', '=', mailId).execute();
}

const maxMails = 50;

/** The last mails about a quotation, the latest first. A mail that has been on its way since before `overdue` is uncertain. */
export async function listMails(db: Db, quotationId: number, overdue: string): Promise<SentMail[]> {
  const rows = await db
    .selectFrom('mail_log')
    .innerJoin('users', 'users.id', 'mail_log.sent_by_id')
    .select([
      'mail_log.id',
      'mail_log.sent_at',
      'users.name',
      'mail_log.recipients',
      'mail_log.cc',
      'mail_log.subject',
      'mail_log.result',
      'mail_log.answer',
    ])
    .where('mail_log.quotation_id', '=', quotationId)
    .orderBy('mail_log.id', 'desc')
    .limit(maxMails)
    .execute();
  return rows.map((row) => ({
    mailId: row.id,
    sentAt: row.sent_at,
    sentBy: row.name,
    recipients: row.recipients,
    cc: row.cc,
    subject: row.subject,
    result: row.result === 'sending' && row.sent_at < overdue ? 'uncertain' : row.result,
    answer: row.answer,
  }));
}

/** The quotation that a mail is about; nothing when there is no such mail. */
export async function findMailedQuotation(db: Db, mailId: number): Promise<number | undefined> {
  const row = await db.selectFrom('mail_log').select('quotation_id').where('id', '=', mailId).executeTakeFirst();
  return row?.quotation_id;
}

/** The time of the last mail about the quotation in `quotations` that reached its customer; null without one. */
export const followedUpAt = sql<string | null>`(
  select max(mail_log.sent_at) from mail_log where mail_log.quotation_id = quotations.id and mail_log.result in ('sent', 'written'))`;

/** The template of the last mail about a quotation that reached its customer; undefined for a mail without one, and without a mail. */
export async function lastTemplateOf(db: Db, quotationId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('mail_log')
    .select('template_id')
    .where('quotation_id', '=', quotationId)
    .where('result', 'in', ['sent', 'written'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.template_id ?? undefined;
}

import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { dashedInstant, dateAt } from '@vikray/contract/platform/dates.ts';
import { addNotice } from '../notices/public.ts';
import type { JobContext } from '../jobs/public.ts';
import { composeMail, type Mailbox } from '../platform/mail/compose-mail.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { listAdministrators } from '../users/public.ts';
import { listRecords } from './backup-store.ts';

/** Notifies Administrators of a failed backup: each by a notice in the bell, and by a mail to their office e-mail address. */
export async function notifyBackupFailure(context: JobContext, sentence: string): Promise<void> {
  const { db, clock } = context;
  const administrators = await listAdministrators(db);
  const now = clock.now().toISOString();
  const notice = {
    userIds: administrators.map(({ userId }) => userId),
    text: say.notice(sentence),
    record: 'backup' as const,
    recordId: (await listRecords(db, now))[0]?.id ?? 1,
    now,
  };
  await inTransaction(db, (tx) => addNotice(tx, notice));
  await sendMail(context, administrators.filter(({ officeEmail }) => officeEmail !== '').map(mailboxOf), sentence);
}

/** The same for backups at short intervals: once a day as long as they keep failing. */
export async function notifyFirstFailure(context: JobContext, sentence: string): Promise<void> {
  const now = context.clock.now();
  const [, before] = await listRecords(context.db, now);
  if (before && before.failure !== '' && dateAt(before.begun) === dateAt(now)) return;
  await notifyBackupFailure(context, sentence);
}

/** Does nothing without a mail server. */
async function sendMail({ config, clock, log }: JobContext, to: readonly Mailbox[], sentence: string): Promise<void> {
  const { transport, from } = config.mail;
  const [first] = to;
  if (!transport || !first) return;
  const now = clock.now();
  const text = say.mailText(sentence, dashedInstant(now.toISOString()));
  const mail = await composeMail({
    from: from ?? first,
    replyTo: undefined,
    to,
    subject: say.mailSubject(config.brandName),
    text,
    html: '',
    attachments: [],
    date: now,
  });
  const delivery = await deliverMail(transport, config.mail, mail);
  log.info({ result: delivery.result, answer: delivery.answer }, 'mail about a failed backup');
}

function mailboxOf({ name, officeEmail }: { readonly name: string; readonly officeEmail: string }): Mailbox {
  return { name, address: officeEmail };
}

import { composeMail, type Mailbox } from '../platform/mail/compose-mail.ts';
import { deliverMail, type Delivery } from '../platform/mail/deliver-mail.ts';
import type { JobContext } from './job.ts';

/**
 * Sends a mail that no user writes, in plain text. It comes from MAIL_FROM, or else from an issuing company; without either, from its
 * recipient. Undefined without a mail server.
 */
export async function mailTo(
  { db, config, clock, findSender }: Pick<JobContext, 'db' | 'config' | 'clock' | 'findSender'>,
  to: Mailbox,
  subject: string,
  text: string,
): Promise<Delivery | undefined> {
  const { transport, from } = config.mail;
  if (!transport) return undefined;
  const mail = await composeMail({
    from: from ?? (await findSender(db)) ?? to,
    replyTo: undefined,
    to: [to],
    subject,
    text,
    html: '',
    attachments: [],
    date: clock.now(),
  });
  return deliverMail(transport, config.mail, mail);
}

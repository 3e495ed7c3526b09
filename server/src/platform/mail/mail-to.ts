import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { composeMail, type Mailbox } from './compose-mail.ts';
import { deliverMail, type Delivery } from './deliver-mail.ts';

/** Sends a mail in plain text. Undefined without a mail server. */
export async function mailTo(
  { config, clock }: { readonly config: Pick<Config, 'mail'>; readonly clock: Clock },
  to: Mailbox,
  subject: string,
  text: string,
): Promise<Delivery | undefined> {
  const { transport, from } = config.mail;
  if (!transport) return undefined;
  const mail = await composeMail({
    from: from ?? to,
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

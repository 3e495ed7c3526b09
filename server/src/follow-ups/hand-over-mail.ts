/** Hands a mail to a customer over to the mail server: what is the same whatever it is about. */
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import type { Signatory } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import type { MailContent } from '@vikray/contract/follow-ups/mail-content.ts';
import type { MailResult } from '@vikray/contract/follow-ups/follow-up.ts';
import type { Change } from '../platform/audit.ts';
import { composeMail, type Mail } from '../platform/mail/compose-mail.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import type { Trouble } from '../platform/mail/mail-trouble.ts';
import { getLoginRecord } from '../users/public.ts';
import { htmlPart, plainPart } from './letter-parts.ts';
import type { MailContext } from './mail-context.ts';
import type { Recipients } from './mail-recipients.ts';
import { beforeLeaving, type PaperAndLink } from './paper-and-link.ts';

/** A mail with what is done before and after it leaves. */
interface MailToHandOver {
  readonly recipients: Recipients;
  /** The address of the issuing company, to which a user without an office address lets the customer reply. */
  readonly issuerEmail: string;
  /** The PDF and the link. They are made once nothing else can refuse the mail. */
  readonly papers: () => Promise<PaperAndLink>;
  readonly files: Mail['attachments'];
  readonly content: (papers: PaperAndLink, sender: Signatory) => Promise<MailContent>;
  /** Looks again whether the mail may be sent. */
  readonly look: () => Promise<unknown>;
  /** Logs the mail before it leaves, and what became of it. */
  readonly start: (mail: { readonly subject: string; readonly messageId: string }, papers: PaperAndLink) => Promise<number>;
  readonly finish: (mailId: number, result: Exclude<MailResult, 'sending'>, answer: string) => Promise<void>;
  /** What the audit log says once it is sent to these addresses. */
  readonly entry: (to: string) => Change;
}

/** Hands a mail over and returns its number in its log. Refuses what is missing before anything is drawn. */
export async function handOverMail(context: MailContext, mail: MailToHandOver): Promise<number> {
  const { db, user, now, settings, fail, record } = context;
  const { to, cc } = mail.recipients;
  const { transport, from } = settings.mail;
  if (!transport) throw fail('NoMailServer');
  const sender = await getLoginRecord(db, user.userId);
  const replyTo = { name: sender.name, address: sender.officeEmail || mail.issuerEmail };
  if (!from && !replyTo.address) throw fail('NoSender');

  const papers = await mail.papers();
  const { pdf, link } = papers;
  const { composed, mailId } = await beforeLeaving(papers, async () => {
    const content = await mail.content(papers, sender);
    const message = await composeMail({
      from: from ?? replyTo,
      replyTo: replyTo.address ? replyTo : undefined,
      to: [to],
      cc,
      subject: content.subject,
      text: plainPart(content),
      html: htmlPart(content, link?.url),
      attachments: [...pdf, ...mail.files],
      date: new Date(now),
    });
    // Drawing the PDF takes a while. The user may have been deleted in the meantime, and what the mail is about may have changed.
    await context.admitAgain();
    await mail.look();
    // Log the mail first: if the program stops from here on, the log shows a mail that may have left.
    const started = await mail.start({ subject: content.subject, messageId: message.messageId }, papers);
    return { composed: message, mailId: started };
  });
  const delivery = await deliverMail(transport, settings.mail, composed);
  await mail.finish(mailId, delivery.result, delivery.answer);
  if (delivery.result === 'failed') await papers.takeBack();
  else if (link) record(link.change);
  if (delivery.result === 'sent' || delivery.result === 'written') record(mail.entry(composed.to.join(', ')));
  if (!('trouble' in delivery)) return mailId;
  throw fail(delivery.trouble, sentenceOf(delivery));
}

/** The sentence of a trouble that names the refused addresses; undefined for the declared one. */
function sentenceOf({ trouble, rejected }: Trouble): string | undefined {
  const refused = rejected.join(', ');
  if (trouble === 'RecipientRefused') return say.recipientRefused(refused);
  return trouble === 'SomeRefused' ? say.someRefused(refused) : undefined;
}

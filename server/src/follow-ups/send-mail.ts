/** Sends any mail about a quotation: what is the same for an offer, the confirmation of its order, and news of its goods. */
import { followUpLetter } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { mailContent, type MailWords } from '@vikray/contract/follow-ups/mail-content.ts';
import { noNews, type NewsFacts } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { finishMail, startMail } from '../mail-log/public.ts';
import type { Change } from '../platform/audit.ts';
import { composeMail, type Mail } from '../platform/mail/compose-mail.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import type { Trouble } from '../platform/mail/mail-trouble.ts';
import { getLoginRecord } from '../users/public.ts';
import { htmlPart, plainPart } from './letter-parts.ts';
import type { MailContext } from './mail-context.ts';
import type { Recipients } from './mail-recipients.ts';
import { mailValues } from './mail-words.ts';
import { beforeLeaving, type PaperAndLink } from './paper-and-link.ts';

/** A mail to send. */
interface MailToSend {
  readonly quotation: Quotation;
  readonly recipients: Recipients;
  readonly templateId: number | null | undefined;
  readonly words: MailWords;
  /** What the placeholders say besides the quotation; absent for nothing. */
  readonly news?: NewsFacts;
  /** The PDF and the link. They are made once nothing else can refuse the mail. */
  readonly papers: () => Promise<PaperAndLink>;
  readonly files: Mail['attachments'];
  /** Whether the letter speaks of the PDF. */
  readonly attachesPdf: boolean;
  /** Looks again whether the mail may be sent. */
  readonly look: () => Promise<unknown>;
  /** What the audit log says once it is sent to these addresses. */
  readonly entry: (to: string) => Change;
}

/** Sends a mail and returns its number in the mail log. Refuses what is missing before anything is drawn. */
export async function sendMail(context: MailContext, mail: MailToSend): Promise<[{ mailId: number }]> {
  const { db, user, now, settings, fail, record } = context;
  const { quotation, recipients, words } = mail;
  const { to, name, cc } = recipients;
  const { transport, from } = settings.mail;
  if (!transport) throw fail('NoMailServer');
  const sender = await getLoginRecord(db, user.userId);
  const replyTo = { name: sender.name, address: sender.officeEmail || quotation.companyForEmail };
  if (!from && !replyTo.address) throw fail('NoSender');

  const papers = await mail.papers();
  const { pdf, link } = papers;
  const { composed, mailId } = await beforeLeaving(papers, async () => {
    const letter = followUpLetter(quotation, name, sender, { attachesPdf: mail.attachesPdf });
    const content = mailContent(letter, words, await mailValues(db, quotation, name, { link: link?.url, news: mail.news ?? noNews }));
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
    // Drawing the PDF takes a while. The user may have been deleted in the meantime, and the quotation decided.
    await context.admitAgain();
    await mail.look();
    // Log the mail first: if the program stops from here on, the log shows a mail that may have left.
    const started = await startMail(
      db,
      {
        quotationId: quotation.quotationId,
        recipient: to.address,
        cc: cc.map(({ address }) => address),
        templateId: mail.templateId ?? undefined,
        linkId: link?.linkId,
        subject: link ? content.subject.replaceAll(link.url, '{link}') : content.subject,
        messageId: message.messageId,
      },
      { userId: user.userId, now },
    );
    return { composed: message, mailId: started };
  });
  const delivery = await deliverMail(transport, settings.mail, composed);
  await finishMail(db, mailId, delivery.result, delivery.answer);
  if (delivery.result === 'failed') await papers.takeBack();
  else if (link) record(link.change);
  if (delivery.result === 'sent' || delivery.result === 'written') record(mail.entry(composed.to.join(', ')));
  if (!('trouble' in delivery)) return [{ mailId }];
  throw fail(delivery.trouble, sentenceOf(delivery));
}

/** The sentence of a trouble that names the refused addresses; undefined for the declared one. */
function sentenceOf({ trouble, rejected }: Trouble): string | undefined {
  const refused = rejected.join(', ');
  if (trouble === 'RecipientRefused') return say.recipientRefused(refused);
  return trouble === 'SomeRefused' ? say.someRefused(refused) : undefined;
}

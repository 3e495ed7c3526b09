import { followUpLetter } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { bringsLink, mailContent, mentionsLink } from '@vikray/contract/follow-ups/mail-content.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Context } from '../platform/handler.ts';
import { composeMail, type ComposedMail } from '../platform/mail/compose-mail.ts';
import type { MailSettings } from '../platform/mail/mail-settings.ts';
import { getLoginRecord } from '../users/public.ts';
import { htmlPart, plainPart } from './letter-parts.ts';
import { mailFiles } from './mail-files.ts';
import type { Recipients } from './mail-recipients.ts';
import { mailValues, mailWords } from './mail-words.ts';
import { beforeLeaving, paperAndLink, type PaperAndLink } from './paper-and-link.ts';

/** A mail that only has to be sent. */
interface ReadyMail extends Pick<PaperAndLink, 'link' | 'takeBack'> {
  readonly mail: ComposedMail;
  /** The subject without the address of the link, which only the mail contains. */
  readonly loggedSubject: string;
  readonly transport: NonNullable<MailSettings['transport']>;
}

/** Composes the mail that a request asks for, with its PDF, its link and its files. Refuses what is missing, in this order. */
export async function readyMail(context: Context<'SendMailer'>, quotation: Quotation, { to, name, cc }: Recipients): Promise<ReadyMail> {
  const { db, input, user, now, settings, fail } = context;
  const words = await mailWords(context);
  if (input.link === 'No' && mentionsLink(words)) throw fail('LinkLeftOut');
  const files = await mailFiles(context, quotation);
  const { transport, from } = settings.mail;
  if (!transport) throw fail('NoMailServer');
  const sender = await getLoginRecord(db, user.userId);
  const replyTo = { name: sender.name, address: sender.officeEmail || quotation.companyForEmail };
  if (!from && !replyTo.address) throw fail('NoSender');

  const attachesPdf = input.attachPdf !== 'No';
  const wanted = { attachesPdf, bringsLink: bringsLink(words, input.link) };
  const { pdf, link, takeBack } = await paperAndLink(context, quotation, wanted);
  return beforeLeaving({ takeBack }, async () => {
    const letter = followUpLetter(quotation, name, sender, { attachesPdf });
    const content = mailContent(letter, words, await mailValues(db, quotation, name, link?.url));
    const mail = await composeMail({
      from: from ?? replyTo,
      replyTo: replyTo.address ? replyTo : undefined,
      to: [to],
      cc,
      subject: content.subject,
      text: plainPart(content),
      html: htmlPart(content, link?.url),
      attachments: [...pdf, ...files],
      date: new Date(now),
    });
    const loggedSubject = link ? content.subject.replaceAll(link.url, '{link}') : content.subject;
    return { mail, loggedSubject, link, transport, takeBack };
  });
}

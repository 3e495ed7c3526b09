import { followUpLetter } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { hasMailChoices } from '@vikray/contract/follow-ups/follow-up.ts';
import { bringsLink, mailContent, mentionsLink } from '@vikray/contract/follow-ups/mail-content.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { finishMail, startMail } from '../mail-log/public.ts';
import { handler } from '../platform/handler.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import type { Trouble } from '../platform/mail/mail-trouble.ts';
import { sharedHistory } from '../quotations/public.ts';
import { getLoginRecord } from '../users/public.ts';
import { htmlPart, plainPart } from './letter-parts.ts';
import { mailFiles } from './mail-files.ts';
import { mailRecipients } from './mail-recipients.ts';
import { mailValues, mailWords } from './mail-words.ts';
import { paperAndLink } from './paper-and-link.ts';
import { quotationToMail } from './quotation-to-mail.ts';

export const SendMailer = handler(
  'SendMailer',
  async (context) => {
    const { db, input, user, now, settings, fail, record } = context;
    const { quotationId } = input;
    const hasChoices = hasMailChoices(input);
    const look = () => quotationToMail(db, { quotationId, now, hasChoices }, fail);
    const quotation = await look();
    if (input.clientId !== undefined && input.clientId !== quotation.companyId) throw fail('CustomerDiffers');
    const { to, name, cc } = await mailRecipients(context, quotation, hasChoices);
    const words = await mailWords(context);
    if (input.link === 'No' && mentionsLink(words)) throw fail('LinkLeftOut');
    const files = await mailFiles(context, quotation);
    const { transport, from } = settings.mail;
    if (!transport) throw fail('NoMailServer');
    const sender = await getLoginRecord(db, user.userId);
    const replyTo = { name: sender.name, address: sender.officeEmail || quotation.companyForEmail };
    if (!from && !replyTo.address) throw fail('NoSender');

    const attachesPdf = input.attachPdf !== 'No';
    const { pdf, link, takeBack } = await paperAndLink(context, quotation, { attachesPdf, bringsLink: bringsLink(words, input.link) });
    const content = mailContent(
      followUpLetter(quotation, name, sender, { attachesPdf }),
      words,
      await mailValues(db, quotation, name, link?.url),
    );
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

    // Drawing the PDF takes a while, and the quotation may have been decided in the meantime.
    await look().catch(async (refusal: unknown) => {
      await takeBack();
      throw refusal;
    });

    // Log the mail first: if the program stops from here on, the log shows a mail that may have left.
    const mailId = await startMail(
      db,
      {
        quotationId,
        recipient: to.address,
        cc: cc.map(({ address }) => address),
        templateId: input.templateId ?? undefined,
        linkId: link?.linkId,
        subject: subjectToLog(content.subject, link?.url),
        messageId: mail.messageId,
      },
      { userId: user.userId, now },
    );
    const delivery = await deliverMail(transport, settings.mail, mail);
    await finishMail(db, mailId, delivery.result, delivery.answer);
    if (delivery.result === 'failed') await takeBack();
    else if (link) record(link.change);
    if (delivery.result === 'sent' || delivery.result === 'written')
      record({
        record: 'quotation',
        id: quotationId,
        name: quotation.number,
        kind: 'Mail',
        summary: quotationHistory.sent(quotation.number, mail.to.join(', ')),
        concerns: sharedHistory(quotation),
      });
    if (!('trouble' in delivery)) return [{ mailId }];
    throw fail(delivery.trouble, sentenceOf(delivery));
  },
  // A mail that has left cannot be recalled, and the mail server may be slow.
  { actsOutside: true },
);

/** The subject of a mail without the address of its link, which only the mail contains. */
function subjectToLog(subject: string, link: string | undefined): string {
  return link === undefined ? subject : subject.replaceAll(link, '{link}');
}

/** The sentence of a trouble that names the refused addresses; undefined for the declared one. */
function sentenceOf({ trouble, rejected }: Trouble): string | undefined {
  const refused = rejected.join(', ');
  if (trouble === 'RecipientRefused') return say.recipientRefused(refused);
  return trouble === 'SomeRefused' ? say.someRefused(refused) : undefined;
}

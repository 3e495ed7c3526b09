import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { followUpLetter } from '@vikray/contract/follow-ups/follow-up-letter.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { handler } from '../platform/handler.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import { getLoginRecord } from '../users/public.ts';
import { followUpRecipient } from './follow-up-recipient.ts';
import { quotationToMail } from './quotation-to-mail.ts';
import { letterHtml, letterText } from './letter-parts.ts';
import { finishMail, startMail } from '../mail-log/public.ts';
import { dropUnsentPaper, keepSentPaper, paperToSend, sharedHistory } from '../quotations/public.ts';

export const SendMailer = handler(
  'SendMailer',
  async ({ db, input, user, now, settings: { mail: settings }, helpers, caller, fail, record }) => {
    const { quotationId } = input;
    const quotation = await quotationToMail(db, quotationId, now, fail);
    if (input.clientId !== undefined && input.clientId !== quotation.companyId) throw fail('CustomerDiffers');
    const recipient = await followUpRecipient(db, quotation);
    if (!recipient.address) throw fail('AddressMissing');
    if (![recipient.address, quotation.email].some((known) => isSameAddress(known, input.email))) throw fail('AddressDiffers');
    if (!settings.transport) throw fail('NoMailServer');

    const sender = await getLoginRecord(db, user.userId);
    const replyTo = { name: sender.name, address: sender.officeEmail || quotation.companyForEmail };
    if (!settings.from && !replyTo.address) throw fail('NoSender');
    const paper = await paperToSend({ db, helpers, caller, now, fail }, quotation);
    const pdf = await keepSentPaper(db, quotationId, paper.pdf, now);
    const letter = followUpLetter(quotation, recipient.name, sender);
    const mail = await composeMail({
      from: settings.from ?? replyTo,
      replyTo: replyTo.address ? replyTo : undefined,
      to: [recipient],
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      attachments: [{ filename: paper.fileName, contentType: 'application/pdf', content: pdf }],
      date: new Date(now),
    });

    // Drawing the PDF takes a while, and the quotation may have been decided in the meantime.
    await quotationToMail(db, quotationId, now, fail).catch(async (refusal: unknown) => {
      await dropUnsentPaper(db, quotationId);
      throw refusal;
    });

    // Log the mail first: if the program stops from here on, the log shows a mail that may have left.
    const mailId = await startMail(
      db,
      { quotationId, recipients: mail.to, subject: letter.subject, messageId: mail.messageId },
      { userId: user.userId, now },
    );
    const delivery = await deliverMail(settings.transport, settings, mail);
    await finishMail(db, mailId, delivery.result, delivery.answer);
    if (!('trouble' in delivery)) {
      record({
        record: 'quotation',
        id: quotationId,
        name: quotation.number,
        kind: 'Mail',
        summary: quotationHistory.sent(quotation.number, mail.to.join(', ')),
        concerns: sharedHistory(quotation),
      });
      return [{ mailId }];
    }
    await dropUnsentPaper(db, quotationId);
    const { trouble, rejected } = delivery;
    throw fail(trouble, trouble === 'RecipientRefused' ? say.recipientRefused(rejected.join(', ')) : undefined);
  },
  // A mail that has left cannot be recalled, and the mail server may be slow.
  { actsOutside: true },
);

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

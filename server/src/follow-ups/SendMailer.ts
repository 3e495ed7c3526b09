import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { hasMailChoices } from '@vikray/contract/follow-ups/follow-up.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { finishMail, startMail } from '../mail-log/public.ts';
import { handler } from '../platform/handler.ts';
import { deliverMail } from '../platform/mail/deliver-mail.ts';
import type { Trouble } from '../platform/mail/mail-trouble.ts';
import { sharedHistory } from '../quotations/public.ts';
import { mailRecipients } from './mail-recipients.ts';
import { beforeLeaving } from './paper-and-link.ts';
import { quotationToMail } from './quotation-to-mail.ts';
import { readyMail } from './ready-mail.ts';

export const SendMailer = handler(
  'SendMailer',
  async (context) => {
    const { db, input, user, now, settings, fail, record } = context;
    const { quotationId } = input;
    const hasChoices = hasMailChoices(input);
    const look = () => quotationToMail(db, { quotationId, now, hasChoices }, fail);
    const quotation = await look();
    if (input.clientId !== undefined && input.clientId !== quotation.companyId) throw fail('CustomerDiffers');
    const recipients = await mailRecipients(context, quotation, hasChoices);
    const ready = await readyMail(context, quotation, recipients);
    const { mail, link } = ready;

    const mailId = await beforeLeaving(ready, async () => {
      // Drawing the PDF takes a while. The user may have been deleted in the meantime, and the quotation decided.
      await context.admitAgain();
      await look();
      // Log the mail first: if the program stops from here on, the log shows a mail that may have left.
      return startMail(
        db,
        {
          quotationId,
          recipient: recipients.to.address,
          cc: recipients.cc.map(({ address }) => address),
          templateId: input.templateId ?? undefined,
          linkId: link?.linkId,
          subject: ready.loggedSubject,
          messageId: mail.messageId,
        },
        { userId: user.userId, now },
      );
    });
    const delivery = await deliverMail(ready.transport, settings.mail, mail);
    await finishMail(db, mailId, delivery.result, delivery.answer);
    if (delivery.result === 'failed') await ready.takeBack();
    else if (link) record(link.change);
    if (delivery.result === 'sent' || delivery.result === 'written')
      record({
        record: 'quotation',
        id: quotationId,
        name: quotation.number,
        kind: 'Mail',
        summary: quotationHistory.sent(quotation.number, mail.to.join(', ')),
        relatedRecords: sharedHistory(quotation),
      });
    if (!('trouble' in delivery)) return [{ mailId }];
    throw fail(delivery.trouble, sentenceOf(delivery));
  },
  // A mail that has left cannot be recalled, and the mail server may be slow.
  { actsOutside: true },
);

/** The sentence of a trouble that names the refused addresses; undefined for the declared one. */
function sentenceOf({ trouble, rejected }: Trouble): string | undefined {
  const refused = rejected.join(', ');
  if (trouble === 'RecipientRefused') return say.recipientRefused(refused);
  return trouble === 'SomeRefused' ? say.someRefused(refused) : undefined;
}

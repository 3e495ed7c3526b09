import { bringsLink, mentions, mentionsLink } from '@vikray/contract/follow-ups/mail-content.ts';
import { hasMailChoices } from '@vikray/contract/follow-ups/follow-up.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from '../quotations/public.ts';
import { handedOverOf, replacedBy } from './handed-over.ts';
import { mailFiles } from './mail-files.ts';
import { chosenRecipients, letterRecipient } from './mail-recipients.ts';
import { mailWords } from './mail-words.ts';
import { paperAndLink } from './paper-and-link.ts';
import { quotationToMail } from './quotation-to-mail.ts';
import { sendMail } from './send-mail.ts';

export const SendMailer = handler(
  'SendMailer',
  async (context) => {
    const { db, input, now, fail } = context;
    const { quotationId } = input;
    const hasChoices = hasMailChoices(input);
    const look = () => quotationToMail(db, { quotationId, now, hasChoices }, fail);
    const quotation = await look();
    if (input.clientId !== undefined && input.clientId !== quotation.companyId) throw fail('CustomerDiffers');
    const recipients = await (hasChoices ? chosenRecipients(context, input, quotation) : letterRecipient(context, quotation));
    const words = await mailWords(context, input);
    if (input.link === 'No' && mentionsLink(words)) throw fail('LinkLeftOut');
    const attachesPdf = input.attachPdf !== 'No';
    return sendMail(context, {
      quotation,
      recipients,
      templateId: input.templateId,
      words,
      ...(mentions(words, 'replaces') && { news: replacedBy(await handedOverOf(db, quotation)) }),
      papers: () => paperAndLink(context, quotation, { attachesPdf, bringsLink: bringsLink(words, input.link) }),
      files: await mailFiles(context, input.attachmentIds ?? [], quotation),
      attachesPdf,
      look,
      entry: (to) => ({
        record: 'quotation',
        id: quotationId,
        name: quotation.number,
        kind: 'Mail',
        summary: quotationHistory.sent(quotation.number, to),
        relatedRecords: sharedHistory(quotation),
      }),
    });
  },
  // A mail that has left cannot be recalled, and the mail server may be slow.
  { actsOutside: true },
);

import { dispatchNote } from '@vikray/contract/consignments/dispatch-note.ts';
import { mentionsLink } from '@vikray/contract/follow-ups/mail-content.ts';
import { newsOfConsignment } from '@vikray/contract/follow-ups/news-facts.ts';
import { dispatchHistory } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { invoiceCopy, paperFacts } from '../consignments/public.ts';
import { attachmentOf, chosenRecipients, drawnAttachment, mailWords, noPaper, sendMail } from '../follow-ups/public.ts';
import { findOrder } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { drawPaper } from '../printing/public.ts';
import { findQuotation, sharedHistory } from '../quotations/public.ts';

export const SendDispatchNews = handler(
  'SendDispatchNews',
  async (context) => {
    const { db, input, now, fail } = context;
    const { consignmentId, attach } = input;
    const facts = await paperFacts(db, consignmentId);
    const order = facts && (await findOrder(db, facts.details.orderId));
    if (!order) throw fail('ConsignmentNotFound');
    if (facts.details.paperState === 'Cancelled') throw fail('Cancelled');
    const quotation = await findQuotation(db, order.quotationId, now);
    if (!quotation) throw fail('QuotationNotFound');
    if (attach === 'Invoice' && facts.details.paperState !== 'Issued') throw fail('NotIssued');
    const recipients = await chosenRecipients(context, input, quotation);
    const words = await mailWords(context, input);
    if (mentionsLink(words)) throw fail('LinkOfOrder');

    const papers = async () => {
      if (attach === 'None') return noPaper;
      if (attach !== 'Invoice') return drawnAttachment(context, dispatchNote(facts, { hasPrices: false }));
      const invoice = await invoiceCopy(db, consignmentId, now, (content) => drawPaper(context, content));
      if (!invoice) throw fail('NotIssued');
      return attachmentOf(invoice.fileName, invoice.pdf);
    };
    return sendMail(context, {
      quotation,
      recipients,
      templateId: input.templateId,
      words,
      news: newsOfConsignment(order, facts.details),
      papers,
      files: [],
      attachesPdf: attach !== 'None',
      look: async () => undefined,
      entry: (to) => ({
        record: 'order',
        id: order.orderId,
        name: order.number,
        kind: 'Mail',
        summary: dispatchHistory.notified(order.number, to),
        relatedRecords: [{ record: 'quotation', id: quotation.quotationId }, ...sharedHistory(quotation)],
      }),
    });
  },
  // As with every mail.
  { actsOutside: true },
);

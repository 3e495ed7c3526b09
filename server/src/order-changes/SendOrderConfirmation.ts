import { mentionsLink } from '@vikray/contract/follow-ups/mail-content.ts';
import { newsOfOrder } from '@vikray/contract/follow-ups/news-facts.ts';
import { orderChangeHistory } from '@vikray/contract/order-changes/order-change-messages.ts';
import { orderDocument } from '@vikray/contract/orders/order-document.ts';
import { orderHistory } from '@vikray/contract/orders/order-messages.ts';
import { proformaDocument } from '@vikray/contract/quotations/proforma.ts';
import { attachmentOf, chosenRecipients, drawnAttachment, mailFiles, mailWords, noPaper, sendMail } from '../follow-ups/public.ts';
import { findOrder, listOrderLines } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { drawPaper } from '../printing/public.ts';
import { findQuotation, payingFacts, sharedHistory } from '../quotations/public.ts';
import { changesOfOrder } from './order-change-store.ts';
import { changePaper, printChange } from './print-change.ts';

export const SendOrderConfirmation = handler(
  'SendOrderConfirmation',
  async (context) => {
    const { db, input, now, fail } = context;
    const { orderId, attach } = input;
    const order = await findOrder(db, orderId);
    if (!order) throw fail('OrderNotFound');
    const quotation = await findQuotation(db, order.quotationId, now);
    if (!quotation) throw fail('QuotationNotFound');
    const recipients = await chosenRecipients(context, input, quotation);
    const words = await mailWords(context, input);
    if (mentionsLink(words)) throw fail('LinkOfOrder');

    const changes = attach === 'Change' ? await changesOfOrder(db, orderId) : [];
    const change = changes.find(({ number, state }) => state === 'Approved' && number === order.approvedChange);
    if (attach === 'Change' && !change) throw fail('NoChange');

    const papers = async () => {
      if (attach === 'None') return noPaper;
      if (change) {
        const paper = await changePaper(db, order, change);
        const draw = async () => drawPaper(context, paper);
        return attachmentOf(paper.fileName, await printChange(db, { changeId: change.id, kind: 'change', now, draw }));
      }
      const lines = await listOrderLines(db, orderId);
      if (attach !== 'Proforma') return drawnAttachment(context, orderDocument(order, lines));
      return drawnAttachment(
        context,
        proformaDocument(order, lines, { kind: 'Order', ...(await payingFacts(db, order, { rights: context.user.rights, now })) }),
      );
    };
    return sendMail(context, {
      quotation,
      recipients,
      templateId: input.templateId,
      words,
      news: newsOfOrder(order),
      papers,
      files: await mailFiles(context, input.attachmentIds ?? [], quotation),
      attachesPdf: attach !== 'None',
      look: async () => undefined,
      entry: (to) => ({
        record: 'order',
        id: orderId,
        name: order.number,
        kind: 'Mail',
        summary: change ? orderChangeHistory.sent(order.number, change.number, to) : orderHistory.confirmed(order.number, to),
        relatedRecords: [{ record: 'quotation', id: quotation.quotationId }, ...sharedHistory(quotation)],
      }),
    });
  },
  // As with every mail.
  { actsOutside: true },
);

import { newsOfConsignment } from '@vikray/contract/follow-ups/news-facts.ts';
import { templateOfOccasion } from '@vikray/contract/mail-templates/preset-template.ts';
import { consignmentDetails } from '../consignments/public.ts';
import { mailOptionsOf, whatsAppOfContact } from '../follow-ups/public.ts';
import { listTemplates } from '../mail-templates/public.ts';
import { findOrder } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { findQuotation } from '../quotations/public.ts';

export const GetDispatchNews = handler('GetDispatchNews', async ({ db, input, now, fail }) => {
  const [details] = await consignmentDetails(db, { ids: [input.consignmentId] });
  const order = details && (await findOrder(db, details.orderId));
  if (!order) throw fail('ConsignmentNotFound');
  const quotation = await findQuotation(db, order.quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  const template = templateOfOccasion(await listTemplates(db), 'Dispatch');
  const options = await mailOptionsOf(db, quotation, { canShare: false, template, news: newsOfConsignment(order, details) });
  return [
    {
      ...options,
      quotationId: quotation.quotationId,
      hasInvoice: details.paperState === 'Issued' ? 'Yes' : 'No',
      whatsApp: await whatsAppOfContact(db, quotation),
    },
  ];
});

import { newsOfOrder } from '@vikray/contract/follow-ups/news-facts.ts';
import { presetTemplate, templateOfOccasion } from '@vikray/contract/mail-templates/preset-template.ts';
import { listTemplates } from '../mail-templates/public.ts';
import { findOrder } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { findQuotation } from '../quotations/public.ts';
import { handedOverOf, replacedBy } from './handed-over.ts';
import { mailOptionsOf } from './mail-options.ts';

export const GetMailOptions = handler('GetMailOptions', async ({ db, input, now, settings, fail }) => {
  const order = input.orderId === undefined ? undefined : await findOrder(db, input.orderId);
  if (input.orderId !== undefined && !order) throw fail('OrderNotFound');
  const quotation = await findQuotation(db, order?.quotationId ?? input.quotationId ?? 0, now);
  if (!quotation) throw fail('QuotationNotFound');
  const templates = await listTemplates(db);
  if (order)
    return [
      await mailOptionsOf(db, quotation, {
        canShare: false,
        // The last thing that the customer should know of it.
        template: templateOfOccasion(templates, order.approvedChange > 0 ? 'Change' : 'Order'),
        news: newsOfOrder(order),
        change: order.approvedChange,
      }),
    ];
  const handedOver = await handedOverOf(db, quotation);
  const canShare = settings.linkUrl !== undefined && quotation.shownStatus === 'Approved';
  const template = presetTemplate(templates, handedOver);
  return [await mailOptionsOf(db, quotation, { canShare, template, news: replacedBy(handedOver) })];
});

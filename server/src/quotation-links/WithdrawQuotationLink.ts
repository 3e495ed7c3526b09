import { linkHistory } from '@vikray/contract/quotation-links/quotation-link-messages.ts';
import { handler } from '../platform/handler.ts';
import { findQuotation, sharedHistory } from '../quotations/public.ts';
import { findLink, withdrawLink } from './quotation-link-store.ts';

export const WithdrawQuotationLink = handler('WithdrawQuotationLink', async ({ db, input, now, fail, record }) => {
  const link = await findLink(db, input.linkId);
  const quotation = link && (await findQuotation(db, link.quotation_id, now));
  if (!link || !quotation) throw fail('LinkNotFound');
  if (await withdrawLink(db, link.id, now)) {
    const { quotationId, number } = quotation;
    const summary = linkHistory.withdrew(number, link.channel);
    record({ record: 'quotation', id: quotationId, name: number, kind: 'Link', summary, relatedRecords: sharedHistory(quotation) });
  }
  return [{ linkId: link.id }];
});

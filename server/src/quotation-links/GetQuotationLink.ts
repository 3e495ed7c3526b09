import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { findQuotation } from '../quotations/public.ts';
import { listLinks } from './quotation-link-store.ts';

export const GetQuotationLink = handler('GetQuotationLink', async ({ db, input, now, settings, fail }) => {
  const quotation = await findQuotation(db, input.quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  const data = await listLinks(db, quotation.quotationId, quotation.shownStatus, dateAt(now));
  return { data, canshare: settings.linkUrl ? ('Yes' as const) : ('No' as const) };
});

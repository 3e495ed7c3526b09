import { call } from '../../platform/call.ts';
import type { QuotationForm } from './quotation-form.ts';

/** The entries of a copy with the deal in which its source is now. It may have moved, or changed its customer, since the copy was begun. */
export async function withDealOfNow(form: QuotationForm): Promise<QuotationForm> {
  const { origin } = form;
  if (origin?.copiedFromId === undefined || origin.dealId === undefined) return form;
  const { rows } = await call('GetQuotation', { quotationId: origin.copiedFromId });
  return { ...form, origin: { ...origin, dealId: rows[0]?.dealId, customerId: rows[0]?.companyId } };
}

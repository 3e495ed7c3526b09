/** The request that changes one thing of a quotation: its own contents, and that. */
import type { EnteredQuotation, Quotation } from '@vikray/contract/quotations/quotation.ts';
import { call } from '../../platform/call.ts';
import { termsOf } from '../builder/term-categories.ts';

/**
 * The contents of a quotation as the builder would submit them. The lines are read after the quotation: if they have changed since, the
 * version is outdated and the server refuses it.
 */
export async function unchangedContents(quotation: Quotation): Promise<EnteredQuotation> {
  const { quotationId, version, date, companyForId, companyId, contactPersonId, subtotal } = quotation;
  const lines = await call('GetQuotationProduct', { quotationId });
  return {
    quotationId,
    version,
    date,
    preparedFor: companyForId,
    companyId,
    contactPersonId,
    ...termsOf(quotation),
    subtotal,
    discountPercent: quotation.discountPercent,
    gstPercent: quotation.gstPercent,
    taxMode: quotation.taxMode,
    specialCharges: quotation.specialCharges,
    shippingCharges: quotation.shippingCharges,
    installationCharges: quotation.installationCharges,
    gstServiceChargePercent: quotation.gstServiceChargePercent,
    validUntil: quotation.validUntil,
    products: lines.map(({ productId, quantity, rate, total, gstPercent }) => ({ productId, quantity, rate, total, gstPercent })),
  };
}

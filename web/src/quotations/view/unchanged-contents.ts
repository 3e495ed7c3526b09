/** The request that changes one thing of a quotation: its own contents, and that. */
import { entryOf } from '@vikray/contract/quotations/quotation-entry.ts';
import type { EnteredQuotation, Quotation } from '@vikray/contract/quotations/quotation.ts';
import { call } from '../../platform/call.ts';

/**
 * The contents of a quotation as they were entered. The lines are read after the quotation: if they have changed since, the version is
 * outdated and the server refuses it.
 */
export async function unchangedContents(quotation: Quotation): Promise<EnteredQuotation> {
  const { quotationId, version } = quotation;
  const { products, ...entry } = entryOf(quotation, await call('GetQuotationProduct', { quotationId }));
  return { quotationId, version, ...entry, products: [...products] };
}

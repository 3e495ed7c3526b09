import type { TestPanel } from '../panel/panel.ts';
import type { QuotationInput } from './quotations.ts';

/** Adds a revision to the current one of a number, which is approved first if it is pending, and returns its id. */
export async function addRevision({ admin }: TestPanel, currentId: number, input: QuotationInput, reason: string): Promise<number> {
  const { rows } = await admin.call('GetQuotation', { quotationId: currentId });
  if (rows[0]?.status === 'Open') await admin.call('UpdatequotationStatus', { quotationId: currentId, status: 'Approved' });
  const [current] = (await admin.call('GetQuotation', { quotationId: currentId })).rows;
  if (!current) throw new Error(`quotation ${currentId} is not listed`);
  const { products = [], ...entered } = input;
  const [added] = await admin.call('AddQuotationRevision', {
    ...entered,
    products,
    quotationId: currentId,
    version: current.version,
    reason,
  });
  if (!added) throw new Error('AddQuotationRevision answered nothing');
  return added.quotationId;
}

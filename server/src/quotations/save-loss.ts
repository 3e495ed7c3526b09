import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Context } from '../platform/handler.ts';
import { setLost, type Loss } from './change-store.ts';
import { refreshQuotation } from './deal-summary.ts';
import { sharedHistory } from './shared-history.ts';

/** Marks a quotation lost, or takes that back where `loss` is absent. The summary is what its history says. */
export async function saveLoss(
  { db, user, now, fail, record }: Context<'MarkQuotationLost' | 'ReopenQuotation'>,
  before: Quotation,
  loss: Loss | undefined,
  summary: string,
): Promise<void> {
  const { quotationId } = before;
  if (!(await setLost(db, before, loss, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = await refreshQuotation(db, quotationId, now);
  record({ record: 'quotation', id: quotationId, before, after, summary, relatedRecords: sharedHistory(before) });
}

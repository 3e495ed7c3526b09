import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { handler } from '../platform/handler.ts';
import { quotationToChange } from './quotation-guard.ts';
import { saveLoss } from './save-loss.ts';

export const ReopenQuotation = handler('ReopenQuotation', async (context) => {
  const before = await quotationToChange(context, 'reopen');
  await saveLoss(context, before, undefined, quotationHistory.reopened(before.number));
  return [{ quotationId: before.quotationId }];
});

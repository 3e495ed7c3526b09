import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { quotationToChange } from './quotation-guard.ts';
import { saveLoss } from './save-loss.ts';

export const MarkQuotationLost = handler('MarkQuotationLost', async (context) => {
  const { db, input, now, fail } = context;
  const before = await quotationToChange(context, 'markLost');
  const reason = await lookupsOf(db).findInLookup('lost_reasons', input.lostReason);
  if (!reason) throw fail('LostReasonUnknown');
  const loss = { on: dateAt(now), reason: reason.label, remark: input.remark ?? '' };
  await saveLoss(context, before, loss, quotationHistory.markedLost(before.number, reason.label));
  return [{ quotationId: before.quotationId }];
});

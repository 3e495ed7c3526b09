import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from './shared-history.ts';
import { quotationToChange } from './quotation-guard.ts';
import { refreshSearchText } from './quotation-store.ts';
import { setLost } from './change-store.ts';

export const MarkQuotationLost = handler('MarkQuotationLost', async (context) => {
  const { db, input, user, now, fail, record } = context;
  const { quotationId } = input;
  const before = await quotationToChange(context, 'markLost');
  const reason = await lookupsOf(db).findInLookup('lost_reasons', input.lostReason);
  if (!reason) throw fail('LostReasonUnknown');
  const loss = { on: dateAt(now), reason: reason.label, remark: input.remark ?? '' };
  if (!(await setLost(db, before, loss, { userId: user.userId, now }))) throw fail('ChangedMeanwhile');

  const after = await refreshSearchText(db, quotationId, now);
  record({
    record: 'quotation',
    id: quotationId,
    before,
    after,
    summary: quotationHistory.markedLost(before.number, reason.label),
    concerns: sharedHistory(before),
  });
  return [{ quotationId }];
});

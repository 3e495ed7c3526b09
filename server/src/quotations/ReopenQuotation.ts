import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { handler } from '../platform/handler.ts';
import { sharedHistory } from './shared-history.ts';
import { quotationToChange } from './quotation-guard.ts';
import { refreshSearchText } from './quotation-store.ts';
import { setLost } from './change-store.ts';

export const ReopenQuotation = handler('ReopenQuotation', async (context) => {
  const { db, input, user, now, fail, record } = context;
  const { quotationId } = input;
  const before = await quotationToChange(context, 'reopen');
  if (!(await setLost(db, before, undefined, { userId: user.userId, now }))) throw fail('ChangedMeanwhile');

  const after = await refreshSearchText(db, quotationId, now);
  record({
    record: 'quotation',
    id: quotationId,
    before,
    after,
    summary: quotationHistory.reopened(before.number),
    concerns: sharedHistory(before),
  });
  return [{ quotationId }];
});

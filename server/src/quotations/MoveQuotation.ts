import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { continueFollowUp, findDeal, refreshDealSearchText } from '../deals/public.ts';
import { handler } from '../platform/handler.ts';
import { raiseVersion } from './change-store.ts';
import { moveNumber } from './move-store.ts';
import { quotationToChange } from './quotation-guard.ts';
import { refreshQuotation, refreshDealSummary } from './deal-summary.ts';
import { sharedHistory } from './shared-history.ts';

export const MoveQuotation = handler('MoveQuotation', async (context) => {
  const { db, input, user, now, fail, record } = context;
  const before = await quotationToChange(context, 'move');
  const { quotationId, number, companyId: customerId, companyName } = before;
  const to = input.dealId === undefined ? undefined : await findDeal(db, input.dealId);
  if (input.dealId !== undefined && !to) throw fail('DealUnknown');
  if ((to?.customer_id ?? customerId) !== customerId) throw fail('DealOfOther');
  if (to?.id === before.dealId) return [{ quotationId, dealId: to.id }];

  const stamp = { userId: user.userId, now };
  if (!(await raiseVersion(db, before, stamp))) throw fail('VersionConflict');
  const left = await findDeal(db, before.dealId);
  const dealId = await moveNumber(db, before, { customerId, companyName }, to, stamp);
  if (dealId === undefined) throw fail('DealUnknown');

  const after = await refreshQuotation(db, quotationId, now);
  await refreshDealSummary(db, before.dealId, now);
  if (left?.next_on) {
    await continueFollowUp(db, dealId, left);
    await refreshDealSearchText(db, dealId);
  }
  record({
    record: 'quotation',
    id: quotationId,
    before,
    after,
    summary: to ? quotationHistory.moved(number, to.number) : quotationHistory.movedAlone(number),
    relatedRecords: [...sharedHistory({ companyId: customerId, dealId }), { record: 'deal', id: before.dealId }],
  });
  return [{ quotationId, dealId }];
});

import { followUpHistory } from '@vikray/contract/follow-ups/due-messages.ts';
import { withdrawableCallMs } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { findDeal, lockDeal, planNext, refreshDealSearchText } from '../deals/public.ts';
import { handler } from '../platform/handler.ts';
import { findEnteredCall, findSalesCall, takeBackSalesCalls } from '../sales-calls/public.ts';

/** Takes a call back that the user has just entered by mistake, and gives its deal the step that it had before. */
export const WithdrawSalesCall = handler('WithdrawSalesCall', async ({ db, input, user, now, fail, record }) => {
  const { callId } = input;
  const entered = await findEnteredCall(db, callId);
  const before = await findSalesCall(db, callId, now);
  if (!entered || !before || entered.enteredById !== user.userId) throw fail('CallNotFound');
  if (Date.parse(now) - Date.parse(entered.createdAt) > withdrawableCallMs) throw fail('CallSettled');
  const { dealId, customerId, step } = entered;
  if (dealId !== null) {
    await lockDeal(db, dealId);
    const deal = await findDeal(db, dealId);
    // A later change of the deal counts on the call.
    if (deal?.version !== entered.dealVersion) throw fail('CallSettled');
    if (step) await planNext(db, dealId, step, now);
  }
  await takeBackSalesCalls(db, [callId]);
  if (dealId !== null) await refreshDealSearchText(db, dealId);
  record({
    record: 'sales call',
    id: callId,
    name: before.salesId,
    before,
    kind: 'Call',
    summary: followUpHistory.tookBack(before.callAction, before.name || before.companyName),
    relatedRecords: [
      ...(dealId === null ? [] : [{ record: 'deal', id: dealId } as const]),
      ...(customerId === null ? [] : [{ record: 'customer', id: customerId } as const]),
    ],
  });
  return [{ callId }];
});

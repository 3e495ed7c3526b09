import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { dateAt, yearEarlier } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { moneyConcerns } from './money-history-store.ts';
import { openAccount } from './open-account.ts';
import { checkFree } from './refund-at-most-free.ts';
import { insertRefund } from './refund-store.ts';

export const AddRefund = handler('AddRefund', async ({ db, input, user, now, fail, record }) => {
  const { customerId, companyId } = input;
  const today = dateAt(now);
  const paidOn = input.paidOn || today;
  await openAccount({ db, fail }, { customerId, companyId });
  if (paidOn > today || paidOn < yearEarlier(yearEarlier(today))) throw fail('DateOutOfRange');
  await checkFree({ db, fail }, { customerId, companyId }, input, today);
  const { refundId, number } = await insertRefund(db, { ...input, paidOn }, { userId: user.userId, now });
  record({
    record: 'refund',
    id: refundId,
    name: number,
    after: { number, amount: input.amount, mode: input.mode, paidOn, reason: input.reason },
    summary: moneyHistory.paidBack(number),
    ...(await moneyConcerns(db, { customerId, ...(input.dealId !== undefined && { dealIds: [input.dealId] }) })),
  });
  return [{ refundId, number }];
});

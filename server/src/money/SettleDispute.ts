import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { settleDispute } from './bill-store.ts';
import { disputeChange } from './dispute-change.ts';
import { lockBill } from './lock-bill.ts';

export const SettleDispute = handler('SettleDispute', async ({ db, input, user, now, fail, record }) => {
  const { billId, note } = input;
  const bill = await lockBill({ db, fail }, input, dateAt(now));
  if (!bill.isDisputed) throw fail('NotDisputed');
  await settleDispute(db, billId, note, { userId: user.userId, now });
  record(await disputeChange(db, bill, note, moneyHistory.disputeSettled(bill.number, note)));
  return [{ billId }];
});

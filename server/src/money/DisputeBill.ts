import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { disputeChange } from './dispute-change.ts';
import { insertDispute } from './bill-store.ts';
import { lockBill } from './lock-bill.ts';

export const DisputeBill = handler('DisputeBill', async ({ db, input, user, now, fail, record }) => {
  const { billId, note } = input;
  const bill = await lockBill({ db, fail }, input, dateAt(now));
  if (bill.isDisputed) throw fail('IsDisputed');
  if (bill.open === 0) throw fail('NothingOpen');
  await insertDispute(db, billId, note, { userId: user.userId, now });
  record(await disputeChange(db, bill, note, moneyHistory.disputed(bill.number, note)));
  return [{ billId }];
});

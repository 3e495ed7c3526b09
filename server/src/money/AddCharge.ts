import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { addDays, dateAt, yearEarlier } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { insertCharge } from './bill-store.ts';
import { moneyConcerns } from './money-history-store.ts';
import { openAccount } from './open-account.ts';

export const AddCharge = handler('AddCharge', async ({ db, input, user, now, fail, record }) => {
  const { customerId, date, amount, reason } = input;
  const today = dateAt(now);
  const { customer } = await openAccount({ db, fail }, input);
  if (date > today || date < yearEarlier(yearEarlier(today))) throw fail('DateOutOfRange');
  const dueOn = addDays(date, customer.creditDays);
  const billId = await insertCharge(db, { ...input, dueOn }, { userId: user.userId, now });
  record({
    record: 'bill',
    id: billId,
    name: reason,
    after: { number: '', amount, date, dueOn, reason },
    summary: moneyHistory.charged(reason),
    ...(await moneyConcerns(db, { customerId })),
  });
  return [{ billId }];
});

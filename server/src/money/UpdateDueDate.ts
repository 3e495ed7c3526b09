import { moveDueDate } from '@vikray/contract/money/move-due-date.ts';
import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { dateAt, yearLater } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { changeDueParts } from './bill-store.ts';
import { lockBill } from './lock-bill.ts';
import { moneyConcerns } from './money-history-store.ts';

export const UpdateDueDate = handler('UpdateDueDate', async ({ db, input, user, now, fail, record }) => {
  const { billId, dueOn, reason } = input;
  const today = dateAt(now);
  const bill = await lockBill({ db, fail }, input, today);
  if (bill.open === 0) throw fail('NothingOpen');
  if (dueOn < bill.date || dueOn > yearLater(yearLater(today))) throw fail('DateOutOfRange');
  const amount = input.amount ?? bill.open;
  if (amount > bill.open) throw fail('MoreThanOpen');

  await changeDueParts(db, bill, moveDueDate(bill.parts, { dueOn, amount }), reason, { userId: user.userId, now });
  record({
    record: 'bill',
    id: billId,
    name: bill.number,
    before: { number: bill.number, amount: bill.amount, date: bill.date, dueOn: bill.parts.at(-1)?.dueOn ?? '', reason: '' },
    after: { number: bill.number, amount: bill.amount, date: bill.date, dueOn, reason },
    summary: moneyHistory.dueChanged(bill.number, reason),
    ...(await moneyConcerns(db, { customerId: bill.customerId, billIds: [billId] })),
  });
  return [{ billId }];
});

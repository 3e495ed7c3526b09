import { moveDueDate } from '@vikray/contract/money/move-due-date.ts';
import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { dateAt, yearLater } from '@vikray/contract/platform/dates.ts';
import { lockRow } from '../platform/database/row-locks.ts';
import { handler } from '../platform/handler.ts';
import { accountOfBill, changeDueParts, findBill } from './bill-store.ts';

export const UpdateDueDate = handler('UpdateDueDate', async ({ db, input, user, now, fail, record }) => {
  const { billId, dueOn, version, reason } = input;
  const today = dateAt(now);
  const account = await accountOfBill(db, billId);
  if (!account) throw fail('BillNotFound');
  await lockRow(db, 'customers', account.customerId);
  const bill = await findBill(db, account, billId, today);
  if (!bill) throw fail('BillNotFound');
  if (version !== undefined && version !== bill.version) throw fail('VersionConflict');
  if (bill.open === 0) throw fail('NothingOpen');
  if (dueOn < bill.date || dueOn > yearLater(yearLater(today))) throw fail('DateOutOfRange');
  const amount = input.amount ?? bill.open;
  if (amount > bill.open || amount === 0) throw fail('MoreThanOpen');

  await changeDueParts(db, bill, moveDueDate(bill.parts, { dueOn, amount }), reason, { userId: user.userId, now });
  record({
    record: 'bill',
    id: billId,
    name: bill.number,
    before: { number: bill.number, amount: bill.amount, date: bill.date, dueOn: bill.parts.at(-1)?.dueOn ?? '', reason: '' },
    after: { number: bill.number, amount: bill.amount, date: bill.date, dueOn, reason },
    summary: moneyHistory.dueChanged(bill.number, reason),
    relatedRecords: [{ record: 'customer', id: account.customerId }],
  });
  return [{ billId }];
});

import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { lockReceipt } from './lock-receipt.ts';
import { checkMarks } from './mark-at-most-open.ts';
import { moneyConcerns } from './money-history-store.ts';
import { changeReceipt, findReceipt, replaceMarks } from './receipt-store.ts';

export const UpdateReceiptMarks = handler('UpdateReceiptMarks', async ({ db, input, user, now, fail, record }) => {
  const { receiptId, marks } = input;
  const today = dateAt(now);
  const before = await lockReceipt({ db, fail }, input, today);
  if (before.isVoid === 'Yes') throw fail('ReceiptVoid');
  const { customerId, companyId } = before;
  await checkMarks(
    { db, fail },
    { account: { customerId, companyId }, received: before.amount + before.deducted, marks, except: receiptId, today },
  );
  const concerned = await moneyConcerns(db, { customerId, receiptIds: [receiptId], ...targetsOf(marks) });
  if (!(await changeReceipt(db, before, {}, { userId: user.userId, now }))) throw fail('VersionConflict');
  await replaceMarks(db, receiptId, marks);
  record({
    record: 'receipt',
    id: receiptId,
    before,
    after: await findReceipt(db, receiptId, today),
    summary: moneyHistory.marked(before.number),
    ...concerned,
  });
  return [{ receiptId }];
});

/** The bills and deals that marks name. */
function targetsOf(marks: InputOf<'UpdateReceiptMarks'>['marks']) {
  return { billIds: marks.flatMap(({ billId }) => billId ?? []), dealIds: marks.flatMap(({ dealId }) => dealId ?? []) };
}

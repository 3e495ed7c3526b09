import { chequeMayChange } from '@vikray/contract/money/cheque-state.ts';
import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { lockReceipt } from './lock-receipt.ts';
import { moneyConcerns } from './money-history-store.ts';
import { changeReceipt, findReceipt } from './receipt-store.ts';

export const UpdateCheque = handler('UpdateCheque', async ({ db, input, user, now, fail, record }) => {
  const { receiptId } = input;
  const today = dateAt(now);
  const before = await lockReceipt({ db, fail }, input, today);
  if (before.isVoid === 'Yes') throw fail('ReceiptVoid');
  if (before.mode !== 'Cheque') throw fail('NotACheque');
  const dates = {
    depositedOn: input.depositedOn ?? before.depositedOn,
    clearedOn: input.clearedOn ?? before.clearedOn,
    bouncedOn: input.bouncedOn ?? before.bouncedOn,
  };
  if (!chequeMayChange({ ...before, isVoid: false }, dates, today)) throw fail('WrongDates');
  const change = {
    deposited_on: dates.depositedOn,
    cleared_on: dates.clearedOn,
    bounced_on: dates.bouncedOn,
    bounce_reason: dates.bouncedOn === '' ? '' : (input.bounceReason ?? before.bounceReason),
  };
  if (!(await changeReceipt(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = (await findReceipt(db, receiptId, today)) ?? before;
  record({
    record: 'receipt',
    id: receiptId,
    before,
    after,
    summary: moneyHistory.cheque(before.number, after.chequeState),
    ...(await moneyConcerns(db, { customerId: before.customerId, receiptIds: [receiptId] })),
  });
  return [{ receiptId }];
});

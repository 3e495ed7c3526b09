import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { lockReceipt } from './lock-receipt.ts';
import { moneyConcerns } from './money-history-store.ts';
import { changeReceipt, findReceipt } from './receipt-store.ts';
import { isMissingAfterwards } from './refund-at-most-free.ts';

export const VoidReceipt = handler('VoidReceipt', async ({ db, input, user, now, fail, record }) => {
  const { receiptId, reason } = input;
  const today = dateAt(now);
  const before = await lockReceipt({ db, fail }, input, today);
  if (before.isVoid === 'Yes') return [{ receiptId }];
  if (before.chequeState === 'Bounced') throw fail('Bounced');
  const change = { voided_at: now, void_reason: reason, reference_key: null };
  if (!(await changeReceipt(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
  if (await isMissingAfterwards(db, before)) throw fail('PaidBack');
  record({
    record: 'receipt',
    id: receiptId,
    before,
    after: await findReceipt(db, receiptId, today),
    summary: moneyHistory.madeVoid(before.number, reason),
    ...(await moneyConcerns(db, { customerId: before.customerId, receiptIds: [receiptId] })),
  });
  return [{ receiptId }];
});

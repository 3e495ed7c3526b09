import { moneyHistory, moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { dateAt, yearEarlier } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { checkMarks } from './mark-at-most-open.ts';
import { moneyConcerns } from './money-history-store.ts';
import { openAccount } from './open-account.ts';
import { findReceipt, insertReceipt, numberWithReference, referenceKey } from './receipt-store.ts';
import { receiptHints } from './receipt-hints.ts';

export const AddReceipt = handler(
  'AddReceipt',
  async ({ db, input, user, now, fail, record }) => {
    const { customerId, companyId, receivedOn, deductions = [], marks = [] } = input;
    const today = dateAt(now);
    const { customer, company } = await openAccount({ db, fail }, { customerId, companyId });
    if (receivedOn > today || receivedOn < yearEarlier(yearEarlier(today))) throw fail('DateOutOfRange');
    const asksForRight = deductions.some(({ kind }) => kind === 'Discount' || kind === 'Penalty');
    if (asksForRight && !user.rights.has('Allow Deduction')) throw fail('MayNotDeduct', say.mayNotDeduct);
    const known = await numberWithReference(db, companyId, referenceKey(input));
    if (known !== undefined) throw fail('SameReference', say.sameReference(known));
    const received = input.amount + deductions.reduce((sum, { amount }) => sum + amount, 0);
    await checkMarks({ db, fail }, { account: { customerId, companyId }, received, marks, except: 0, today });

    const entry = { ...input, deductions, marks, prefix: company.receiptPrefix, customerName: customer.companyName };
    const { receiptId, number } = await insertReceipt(db, entry, { userId: user.userId, now });
    record({
      record: 'receipt',
      id: receiptId,
      after: await findReceipt(db, receiptId, today),
      summary: moneyHistory.received(number),
      ...(await moneyConcerns(db, { customerId, receiptIds: [receiptId] })),
    });
    return [{ receiptId, number, ...(await receiptHints(db, input, receivedOn)) }];
  },
  // Another customer's receipt may take the reference at the same moment.
  { violations: { receipts_reference: 'SameReference' } },
);

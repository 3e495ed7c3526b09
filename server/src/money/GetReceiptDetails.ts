import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { receiptHints } from './receipt-hints.ts';
import { deductionsOf, findReceipt, marksOf } from './receipt-store.ts';

export const GetReceiptDetails = handler('GetReceiptDetails', async ({ db, input: { receiptId }, now, fail }) => {
  const receipt = await findReceipt(db, receiptId, dateAt(now));
  if (!receipt) throw fail('ReceiptNotFound');
  const [marks, deductions] = [await marksOf(db, receiptId), await deductionsOf(db, receiptId)];
  const asEntered = marks.map(({ billId, dealId, amount }) => ({ billId: billId ?? undefined, dealId: dealId ?? undefined, amount }));
  const { hints = [] } =
    receipt.isVoid === 'Yes' ? {} : await receiptHints(db, { ...receipt, marks: asEntered, deductions }, receipt.receivedOn);
  return { data: [receipt], marks, deductions, hints };
});

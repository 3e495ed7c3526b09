import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { deductionsOf, findReceipt, marksOf } from './receipt-store.ts';

export const GetReceiptDetails = handler('GetReceiptDetails', async ({ db, input: { receiptId }, now, fail }) => {
  const receipt = await findReceipt(db, receiptId, dateAt(now));
  if (!receipt) throw fail('ReceiptNotFound');
  return { data: [receipt], marks: await marksOf(db, receiptId), deductions: await deductionsOf(db, receiptId) };
});

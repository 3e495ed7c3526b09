import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfReceipts } from './receipt-store.ts';

export const GetReceipt = listHandler('GetReceipt', {
  page: ({ db, input, now }, window) => pageOfReceipts(db, { ...input, ...daysOf(input, dateAt(now)) }, window, dateAt(now)),
  idOf: (receipt) => receipt.receiptId,
  agesDaily: true,
});

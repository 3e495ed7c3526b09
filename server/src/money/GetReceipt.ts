import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfReceipts } from './receipt-list-store.ts';

export const GetReceipt = listHandler('GetReceipt', {
  page: ({ db, input, now }, window) => {
    const today = dateAt(now);
    const { from: countedFrom, to: countedTo } = daysOf({ from: input.countedFrom, to: input.countedTo }, today);
    return pageOfReceipts(db, { ...input, ...daysOf(input, today), countedFrom, countedTo }, window, today);
  },
  idOf: (receipt) => receipt.receiptId,
  agesDaily: true,
});

import { listHandler } from '../platform/handler.ts';
import { pageOfBillsToCredit } from './creditable-store.ts';

export const GetBillToCredit = listHandler('GetBillToCredit', {
  page: ({ db, input }, window) => pageOfBillsToCredit(db, input, window),
  idOf: (bill) => bill.billId / 2,
});

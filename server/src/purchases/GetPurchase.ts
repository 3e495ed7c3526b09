import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfPurchases, purchasesToImport } from './purchase-store.ts';

export const GetPurchase = listHandler('GetPurchase', {
  page: ({ db, input, now }, window) => pageOfPurchases(db, { ...input, ...daysOf(input, dateAt(now)) }, window),
  agesDaily: true,
  idOf: (purchase) => purchase.purchaseId,
  importRows: purchasesToImport,
});

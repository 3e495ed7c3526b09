import { listHandler } from '../platform/handler.ts';
import { pageOfPurchases } from './purchase-store.ts';

export const GetPurchase = listHandler('GetPurchase', {
  page: ({ db }, window) => pageOfPurchases(db, window),
  idOf: (purchase) => purchase.purchaseId,
});

import { freeStock } from '@vikray/contract/orders/reserved-stock.ts';
import { dateAt, yearEarlier } from '@vikray/contract/platform/dates.ts';
import { reservedStocks } from '../orders/public.ts';
import { cachedRead } from '../platform/handler.ts';
import { lastRates, lowestRates, mrpOfProducts } from './line-facts-store.ts';

/** Reads the facts in five statements, however many products are asked for. */
export const GetLineFacts = cachedRead(
  'GetLineFacts',
  async ({ db, input: { customerId, productIds }, now }) => {
    const ids = [...new Set(productIds)];
    const mrps = await mrpOfProducts(db, ids);
    const stocks = await reservedStocks(db, ids);
    const last = customerId === undefined ? undefined : await lastRates(db, customerId, ids);
    const lowest = await lowestRates(db, ids, yearEarlier(dateAt(now)));
    return ids.flatMap((productId) => {
      const mrp = mrps.get(productId);
      const reserved = stocks.get(productId);
      if (mrp === undefined || !reserved) return [];
      const { rate = null, date = '', number = '', kind = '' } = last?.get(productId) ?? {};
      return {
        productId,
        mrp,
        lastRate: rate,
        lastOn: date,
        lastNumber: number,
        lastKind: kind,
        lowestRate: lowest.get(productId) ?? null,
        stock: reserved.stock,
        free: freeStock(reserved),
      };
    });
  },
  { agesDaily: true },
);

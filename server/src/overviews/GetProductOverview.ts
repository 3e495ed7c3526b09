import { freeStock } from '@vikray/contract/orders/reserved-stock.ts';
import { reservedStocks } from '../orders/public.ts';
import { cachedRead } from '../platform/handler.ts';
import { listPastPrices } from '../prices/public.ts';
import { findProduct } from '../products/public.ts';
import { lastMovements } from '../stock/public.ts';

/** The page shows no more; it leads to the rest. */
const mostMovements = 5;
const mostPrices = 5;

export const GetProductOverview = cachedRead('GetProductOverview', async ({ db, input: { productId }, fail }) => {
  const product = await findProduct(db, productId);
  if (!product) throw fail('ProductNotFound');
  const { unit, stock, reorderLevel, mrp } = product;
  const reserved = (await reservedStocks(db, [productId])).get(productId)?.reserved ?? 0;
  const prices = await listPastPrices(db, { productId });
  return [
    {
      productId,
      unit,
      stock,
      reserved,
      free: freeStock({ stock, reserved }),
      reorderLevel,
      mrp,
      movements: await lastMovements(db, productId, mostMovements),
      prices: prices.slice(0, mostPrices),
    },
  ];
});

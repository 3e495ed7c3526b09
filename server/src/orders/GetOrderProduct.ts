import { promisedBefore } from '@vikray/contract/orders/promised-stock.ts';
import { stockShares } from '@vikray/contract/orders/stock-shares.ts';
import { cachedRead } from '../platform/handler.ts';
import { stocksAndOpenLines } from './open-line-store.ts';
import { listLines } from './order-line-store.ts';
import { findOrder } from './order-store.ts';

export const GetOrderProduct = cachedRead('GetOrderProduct', async ({ db, input, fail }) => {
  const { orderId } = input;
  if (!(await findOrder(db, orderId))) throw fail('OrderNotFound');
  const lines = await listLines(db, orderId);
  const stocks = await stocksAndOpenLines(db, [...new Set(lines.map(({ productId }) => productId))]);
  return lines.map((line) => {
    const stock = stocks.get(line.productId) ?? { stock: 0, openLines: [] };
    const canShip = stockShares(stock).get(line.id) ?? 0;
    return { ...line, canShip, ...promisedBefore(stock, (each) => each.orderId === orderId) };
  });
});

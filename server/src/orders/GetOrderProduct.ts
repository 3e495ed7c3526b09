import { cachedRead } from '../platform/handler.ts';
import { listLines } from './order-line-store.ts';
import { findOrder } from './order-store.ts';

export const GetOrderProduct = cachedRead('GetOrderProduct', async ({ db, input, fail }) => {
  if (!(await findOrder(db, input.orderId))) throw fail('OrderNotFound');
  return listLines(db, input.orderId);
});

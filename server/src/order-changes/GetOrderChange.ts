import { findOrder } from '../orders/public.ts';
import { cachedRead } from '../platform/handler.ts';
import { asChanges } from './change-approval.ts';
import { changesOfOrder } from './order-change-store.ts';

export const GetOrderChange = cachedRead('GetOrderChange', async ({ db, input, user, fail }) => {
  if (!(await findOrder(db, input.orderId))) throw fail('OrderNotFound');
  return asChanges(db, await changesOfOrder(db, input.orderId), user);
});

import { handler } from '../platform/handler.ts';
import { findOrder } from './order-store.ts';

export const UpdateOrderStatus = handler('UpdateOrderStatus', async ({ db, input, fail }) => {
  const order = await findOrder(db, input.orderId);
  if (!order) throw fail('OrderNotFound');
  return [{ orderId: order.orderId, status: order.status }];
});

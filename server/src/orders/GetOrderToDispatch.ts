import { listHandler } from '../platform/handler.ts';
import { pageOfOrders } from './order-store.ts';

export const GetOrderToDispatch = listHandler('GetOrderToDispatch', {
  page: ({ db, input }, window) => pageOfOrders(db, { orderId: input.orderId, quotationId: input.quotationId, isToDispatch: true }, window),
  idOf: (order) => order.orderId,
});

import { listHandler } from '../platform/handler.ts';
import { pageOfOrders } from './order-store.ts';

export const GetOrder = listHandler('GetOrder', {
  page: ({ db, input }, window) => pageOfOrders(db, { orderId: input.orderId, quotationId: input.quotationId }, window),
  idOf: (order) => order.orderId,
});

import { listHandler } from '../platform/handler.ts';
import { chosenOrders } from './chosen-orders.ts';
import { pageOfOrders } from './order-list-store.ts';

export const GetOrder = listHandler('GetOrder', {
  page: ({ db, input, now }, window) => pageOfOrders(db, { ...chosenOrders(input, now) }, window),
  agesDaily: true,
  idOf: (order) => order.orderId,
});

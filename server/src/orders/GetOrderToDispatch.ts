import { listHandler } from '../platform/handler.ts';
import { chosenOrders } from './chosen-orders.ts';
import { pageOfOrders } from './order-list-store.ts';

export const GetOrderToDispatch = listHandler('GetOrderToDispatch', {
  page: ({ db, input, now }, window) => pageOfOrders(db, { ...chosenOrders(input, now), isToDispatch: true }, window),
  agesDaily: true,
  idOf: (order) => order.orderId,
});

import { listHandler } from '../platform/handler.ts';
import { chosenOrders } from './chosen-orders.ts';
import { pageOfOrderLines } from './listed-line-store.ts';

export const GetOrderLine = listHandler('GetOrderLine', {
  page: ({ db, input, now }, window) => pageOfOrderLines(db, { ...input, ...chosenOrders(input, now) }, window),
  agesDaily: true,
  idOf: (line) => line.id,
});

import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfOrders } from './order-store.ts';

export const GetOrderToDispatch = listHandler('GetOrderToDispatch', {
  page: ({ db, input, now }, window) => pageOfOrders(db, { ...input, ...daysOf(input, dateAt(now)), isToDispatch: true }, window),
  agesDaily: true,
  idOf: (order) => order.orderId,
});

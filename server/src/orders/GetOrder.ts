import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfOrders } from './order-store.ts';

export const GetOrder = listHandler('GetOrder', {
  page: ({ db, input, now }, window) => pageOfOrders(db, { ...input, ...daysOf(input, dateAt(now)) }, window),
  agesDaily: true,
  idOf: (order) => order.orderId,
});

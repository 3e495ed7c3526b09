import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { chosenOrders } from './chosen-orders.ts';
import { pageOfOrderLines } from './listed-line-store.ts';

export const GetOrderLine = listHandler('GetOrderLine', {
  page: ({ db, input, now }, window) => {
    const { from: promisedFrom, to: promisedTo } = daysOf({ from: input.promisedFrom, to: input.promisedTo }, dateAt(now));
    return pageOfOrderLines(db, { ...input, ...chosenOrders(input, now), promisedFrom, promisedTo }, window);
  },
  agesDaily: true,
  idOf: (line) => line.id,
});

import { dateAt } from '@vikray/contract/platform/dates.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfOpenLines } from './open-order-line-store.ts';

export const GetOpenOrderLine = listHandler('GetOpenOrderLine', {
  page: ({ db, input, now }, window) => pageOfOpenLines(db, { ...input, today: dateAt(now) }, window),
  computesAll: true,
  agesDaily: true,
  idOf: (line) => line.id,
});

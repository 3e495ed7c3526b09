import { listHandler } from '../platform/handler.ts';
import { pageOfReturns } from './return-store.ts';

export const GetReturn = listHandler('GetReturn', {
  page: ({ db, input }, window) => pageOfReturns(db, input, window),
  idOf: (line) => line.returnLineId,
});

import { listHandler } from '../platform/handler.ts';
import { pageOfSalesCalls } from './sales-call-store.ts';

export const GetSalesList = listHandler('GetSalesList', {
  page: ({ db, input, now }, window) => pageOfSalesCalls(db, input.staffId ?? undefined, window, now),
  idOf: (call) => call.callId,
  agesDaily: true,
});

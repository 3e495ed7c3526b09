import { listHandler } from '../platform/handler.ts';
import { pageOfSalesCalls } from './sales-call-store.ts';

export const GetSalesList = listHandler('GetSalesList', {
  page: ({ db, input }, window) => pageOfSalesCalls(db, input.staffId ?? undefined, window),
  idOf: (call) => call.callId,
});

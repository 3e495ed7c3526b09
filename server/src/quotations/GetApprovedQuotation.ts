import { listHandler } from '../platform/handler.ts';
import { chosenQuotations } from './chosen-quotations.ts';
import { pageOfQuotations } from './quotation-store.ts';

export const GetApprovedQuotation = listHandler('GetApprovedQuotation', {
  page: ({ db, input, now }, window) => pageOfQuotations(db, { ...chosenQuotations(input, now), isToOrder: true }, window, now),
  agesDaily: true,
  idOf: (quotation) => quotation.quotationId,
});

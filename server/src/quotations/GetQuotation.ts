import { listHandler } from '../platform/handler.ts';
import { chosenQuotations } from './chosen-quotations.ts';
import { pageOfQuotations } from './quotation-store.ts';

export const GetQuotation = listHandler('GetQuotation', {
  page: ({ db, input, now }, window) =>
    pageOfQuotations(db, { ...chosenQuotations(input, now), withSuperseded: input.revisions === 'All' }, window, now),
  agesDaily: true,
  idOf: (quotation) => quotation.quotationId,
});

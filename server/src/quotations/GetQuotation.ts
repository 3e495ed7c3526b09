import { listHandler } from '../platform/handler.ts';
import { chosenQuotations } from './chosen-quotations.ts';
import { pageOfQuotations } from './quotation-store.ts';

export const GetQuotation = listHandler('GetQuotation', {
  page: ({ db, input: { waitsForMe, revisions, ...input }, user, now }, window) => {
    const waitsFor = waitsForMe && { userId: user.userId, kind: waitsForMe };
    return pageOfQuotations(db, { ...chosenQuotations(input, now), waitsFor, withSuperseded: revisions === 'All' }, window, now);
  },
  agesDaily: true,
  idOf: (quotation) => quotation.quotationId,
});

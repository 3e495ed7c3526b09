import { listHandler } from '../platform/handler.ts';
import { pageOfQuotations } from './quotation-store.ts';

export const GetQuotation = listHandler('GetQuotation', {
  page: ({ db, input, now }, window) => {
    const { quotationId, preparedFor, customerId, shownStatus } = input;
    return pageOfQuotations(
      db,
      { quotationId, preparedFor, customerId, shownStatus, withSuperseded: input.revisions === 'All' },
      window,
      now,
    );
  },
  agesDaily: true,
  idOf: (quotation) => quotation.quotationId,
});

import { listHandler } from '../platform/handler.ts';
import { pageOfQuotations } from './quotation-store.ts';

export const GetApprovedQuotation = listHandler('GetApprovedQuotation', {
  page: ({ db, input, now }, window) => {
    const { quotationId, preparedFor, customerId, shownStatus } = input;
    return pageOfQuotations(db, { quotationId, preparedFor, customerId, shownStatus, isToOrder: true }, window, now);
  },
  agesDaily: true,
  idOf: (quotation) => quotation.quotationId,
});

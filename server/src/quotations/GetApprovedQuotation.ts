import { listHandler } from '../platform/handler.ts';
import { pageOfQuotations } from './quotation-store.ts';

export const GetApprovedQuotation = listHandler('GetApprovedQuotation', {
  page: ({ db, input }, window) =>
    pageOfQuotations(db, { quotationId: input.quotationId, preparedFor: input.preparedFor, isToOrder: true }, window),
  idOf: (quotation) => quotation.quotationId,
});

import { listHandler } from '../platform/handler.ts';
import { pageOfQuotations } from './quotation-store.ts';

export const GetQuotation = listHandler('GetQuotation', {
  page: ({ db, input }, window) => pageOfQuotations(db, { quotationId: input.quotationId, preparedFor: input.preparedFor }, window),
  idOf: (quotation) => quotation.quotationId,
});

import { listHandler } from '../platform/handler.ts';
import { pageOfOldQuotations } from './old-quotation-store.ts';

export const GetOldQuotation = listHandler('GetOldQuotation', {
  page: ({ db, input }, window) => pageOfOldQuotations(db, input.financialYear, window),
  idOf: (quotation) => quotation.oldQuotationId,
});

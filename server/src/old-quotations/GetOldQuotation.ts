import type { QuotationWithLine } from '@vikray/contract/old-quotations/old-quotation-csv.ts';
import { listHandler } from '../platform/handler.ts';
import { oldQuotationLinesOf, pageOfOldQuotations } from './old-quotation-store.ts';

export const GetOldQuotation = listHandler('GetOldQuotation', {
  page: ({ db, input }, window) => pageOfOldQuotations(db, input.financialYear, window),
  idOf: (quotation) => quotation.oldQuotationId,
  async importRows(db, quotations) {
    const ids = quotations.map((quotation) => quotation.oldQuotationId);
    const linesById = await oldQuotationLinesOf(db, ids);
    return quotations.flatMap((quotation): QuotationWithLine[] => {
      const lines = linesById.get(quotation.oldQuotationId);
      return lines ? lines.map((line) => ({ quotation, line })) : [{ quotation, line: undefined }];
    });
  },
});

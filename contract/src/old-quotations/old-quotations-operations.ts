import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { notFound } from '../platform/failures.ts';
import { fileColumns } from '../platform/list-file.ts';
import { yearFilter } from './old-quotation-years.ts';
import { oldQuotationCsv, oldQuotationImportCsv } from './old-quotation-csv.ts';
import { oldQuotationMessages as say } from './old-quotation-messages.ts';
import { codeOfOldQuotation, oldQuotation, oldQuotationLine } from './old-quotation.ts';

/** The operations on old quotations, by name. */
export const oldQuotationsOperations = {
  /** The old quotations, latest first: all of them, or those of a financial year. Only imports add them. */
  GetOldQuotation: list({
    right: 'signed-in',
    row: oldQuotation,
    sorts: ['date', 'totalAmount', 'companyName'],
    filters: { financialYear: yearFilter, ...fileColumns },
    csv: oldQuotationCsv,
    importCsv: oldQuotationImportCsv,
  }),
  GetOldQuotationProduct: read({
    method: 'POST',
    right: 'signed-in',
    input: codeOfOldQuotation,
    answer: rows(oldQuotationLine),
    failures: { OldQuotationNotFound: notFound(say.notFound) },
  }),
};

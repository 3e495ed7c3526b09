import { slashedDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import { list, notFound, read, rows, type CsvFile } from '../platform/operation.ts';
import { yearFilter } from './filed-years.ts';
import { oldQuotationMessages as say } from './old-quotation-messages.ts';
import { codeOfOldQuotation, oldQuotation, oldQuotationLine, type OldQuotation } from './old-quotation.ts';

/** The old quotations as a file. */
export const oldQuotationCsv: CsvFile<OldQuotation> = {
  fileName: 'old_quotation_list.csv',
  columns: [
    { heading: 'Quotation Number', text: (each) => each.number },
    { heading: 'Date', text: (each) => slashedDate(each.date) },
    { heading: 'Amount', text: (each) => formatDecimal(each.totalAmount) },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Prepared By', text: (each) => each.preparedBy },
    { heading: 'Status', text: (each) => each.status },
  ],
};

export const oldQuotationsOperations = {
  /** The quotations of the former system, latest first: all, or those of a financial year. They come by import alone. */
  GetOldQuotation: list({
    right: 'signed-in',
    row: oldQuotation,
    sorts: ['date', 'totalAmount', 'companyName'],
    filters: { financialYear: yearFilter },
    csv: oldQuotationCsv,
  }),
  GetOldQuotationProduct: read({
    method: 'POST',
    right: 'signed-in',
    input: codeOfOldQuotation,
    answer: rows(oldQuotationLine),
    failures: { OldQuotationNotFound: notFound(say.notFound) },
  }),
};

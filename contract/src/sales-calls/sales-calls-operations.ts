import { dashedDate } from '../platform/dates.ts';
import { list } from '../platform/declare-list.ts';
import { id } from '../platform/fields.ts';
import { fileColumns, type CsvFile } from '../platform/list-file.ts';
import { contactNames, salesCall, type SalesCall } from './sales-call.ts';

/** The sales calls as a file. */
const salesCallCsv: CsvFile<SalesCall> = {
  fileName: 'sales_list.csv',
  columns: [
    { heading: 'Sales Id', text: (call) => call.salesId },
    { heading: 'Company Name', text: (call) => call.companyName },
    { heading: 'Customer Contact', text: contactNames },
    { heading: 'Sales Call Type', text: (call) => call.callType },
    { heading: 'Sales Description', text: (call) => call.description },
    { heading: 'Sales Calls Action', text: (call) => call.callAction },
    { heading: 'Action Date', text: (call) => dashedDate(call.actionDate), kind: 'dashedDate' },
    { heading: 'Action Description', text: (call) => call.actionDescription },
    { heading: 'Staff Name', text: (call) => call.staffName },
    { heading: 'Sales Status', text: (call) => call.status },
  ],
};

/** The import has the same columns. */
const salesCallImportCsv: CsvFile<SalesCall> = { ...salesCallCsv, fileName: 'sales_import.csv' };

/** The operations on sales calls, by name. */
export const salesCallsOperations = {
  /** The sales calls, latest action first: all of them, or those of one user. Only imports add them. */
  GetSalesList: list({
    method: 'POST',
    right: 'signed-in',
    row: salesCall,
    sorts: ['actionDate', 'companyName'],
    filters: { staffId: id.nullish(), ...fileColumns },
    csv: salesCallCsv,
    importCsv: salesCallImportCsv,
  }),
};

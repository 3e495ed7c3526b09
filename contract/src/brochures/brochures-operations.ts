import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { notFound } from '../platform/failures.ts';
import { fileColumns, type CsvFile } from '../platform/list-file.ts';
import { versionConflict } from '../platform/version.ts';
import { brochureMessages as say } from './brochure-messages.ts';
import { blankWhereClause, brochureRequest, changedRemark, type BrochureRequest } from './brochure-request.ts';

/** The brochure requests as a file. */
const brochureCsv: CsvFile<BrochureRequest> = {
  fileName: 'brochure_list.csv',
  columns: [
    { heading: 'Name', text: (request) => request.name },
    { heading: 'Company Name', text: (request) => request.companyName },
    { heading: 'Phone', text: (request) => request.mobile },
    { heading: 'Email', text: (request) => request.email },
    { heading: 'Remark', text: (request) => request.remarks },
  ],
};

/** A brochure request with its unique key in the system from which it came. */
export interface ImportedRequest extends BrochureRequest {
  readonly requestKey: string;
}

/** The brochure requests with every column that their import needs. */
const brochureImportCsv: CsvFile<ImportedRequest> = {
  fileName: 'brochure_import.csv',
  columns: [
    { heading: 'Request Key', text: (request) => request.requestKey },
    { heading: 'Name', text: (request) => request.name },
    { heading: 'Company Name', text: (request) => request.companyName },
    { heading: 'State', text: (request) => request.state },
    { heading: 'Phone', text: (request) => request.mobile },
    { heading: 'Email', text: (request) => request.email },
    { heading: 'Remark', text: (request) => request.remarks },
  ],
};

/** The operations on brochure requests, by name. */
export const brochuresOperations = {
  /** The brochure requests, newest first. Only imports add them. */
  GetBrochure: list({
    method: 'POST',
    right: 'signed-in',
    row: brochureRequest,
    sorts: ['newest'],
    filters: { whereClause: blankWhereClause, ...fileColumns },
    irregular: { whereClause: 'whereClause' },
    csv: brochureCsv,
    importCsv: brochureImportCsv,
  }),
  /** Saves the remark of a request. */
  UpdateBrochure: write({
    right: 'View Brochure',
    input: changedRemark,
    answer: changed('requestId'),
    failures: { RequestNotFound: notFound(say.notFound), ...versionConflict },
  }),
};

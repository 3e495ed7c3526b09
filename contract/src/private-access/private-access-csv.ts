import { dashedInstant } from '../platform/dates.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { readFieldLabels, type PrivateAccess } from './private-access.ts';

/** The private log as a file, with the columns of its table. */
export const privateAccessCsv: CsvFile<PrivateAccess> = {
  fileName: 'private_log.csv',
  columns: [
    { heading: 'When', text: (access) => dashedInstant(access.happenedAt) },
    { heading: 'Read By', text: (access) => access.readerName },
    { heading: 'User', text: (access) => access.userName },
    { heading: 'Field', text: (access) => readFieldLabels[access.field] },
    { heading: 'Where', text: (access) => access.place },
  ],
};

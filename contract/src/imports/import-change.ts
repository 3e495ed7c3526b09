/** What an import changes in known records. */
import * as z from 'zod';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { body } from '../platform/wire.ts';

/** A field of a record before and after an import, as texts. */
const change = body({ field: z.string(), before: z.string(), after: z.string() });

/** A row that changes a known record. `rowNumber` counts as a spreadsheet does. */
export const importChange = body({ changeId: id, rowNumber: z.int(), label: z.string(), changes: z.array(change) });

export type ImportChange = z.output<typeof importChange>;

/** The changes as a file. */
export const importChangesCsv: CsvFile<ImportChange> = {
  fileName: 'import_changes.csv',
  columns: [
    { heading: 'Row', text: (row) => String(row.rowNumber) },
    { heading: 'Record', text: (row) => row.label },
    { heading: 'Before', text: (row) => row.changes.map(({ field, before }) => `${field}: ${before}`).join('; ') },
    { heading: 'After', text: (row) => row.changes.map(({ field, after }) => `${field}: ${after}`).join('; ') },
  ],
};

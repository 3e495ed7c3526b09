import * as z from 'zod';
import { id, instant } from '../platform/fields.ts';
import type { CsvFile } from '../platform/operation.ts';
import type { RightName } from '../platform/rights.ts';
import { body } from '../platform/wire.ts';
import { importStates } from './import-state.ts';

export const importKinds = ['customers', 'products', 'old-quotations', 'sales-calls', 'brochure-requests'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The right that an import asks for. Lists without an Add right of their own go with the records that they lead to. */
export const importRights = {
  customers: 'Add Customer',
  products: 'Add Product',
  'old-quotations': 'Add Quotation',
  'sales-calls': 'Add Customer',
  'brochure-requests': 'Add Customer',
} as const satisfies Record<ImportKind, RightName>;

/** What each kind is called. */
export const importTitles: Readonly<Record<ImportKind, string>> = {
  customers: 'Customers',
  products: 'Products',
  'old-quotations': 'Old Quotations',
  'sales-calls': 'Sales Calls',
  'brochure-requests': 'Brochure Requests',
};

/** The kinds whose files name pictures. */
export const kindsWithPictures: readonly ImportKind[] = ['products', 'old-quotations'];

/** The largest file that the screen sends; the command takes any. */
export const mostImportBytes = 20 * 1024 * 1024;

/** The most rows, or records of JSON, in a file that the screen sends; the command takes any number. */
export const mostImportRows = 100_000;

/**
 * An import in an answer. `totalRows` = good + `presentRows` + `badRows`; `doneRows` of the good ones are added. `failure` says why it
 * ended early, `notes` what is to be known of how the file was read.
 */
export const importRun = body({
  importId: id,
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  totalRows: z.int(),
  badRows: z.int(),
  presentRows: z.int(),
  doneRows: z.int(),
  failure: z.string(),
  notes: z.string(),
  startedBy: z.string(),
  updatedOn: instant,
});

export type ImportRun = z.output<typeof importRun>;

/** How many rows of an import can be added. */
export function goodRows({ totalRows, badRows, presentRows }: Pick<ImportRun, 'totalRows' | 'badRows' | 'presentRows'>): number {
  return totalRows - badRows - presentRows;
}

/** A row of the file that cannot be imported; counted as a spreadsheet counts, the headings being row 1. */
export const refusedRow = body({ rowId: id, rowNumber: z.int(), label: z.string(), reason: z.string() });

export type RefusedRow = z.output<typeof refusedRow>;

/** The refused rows as a file. */
export const refusedRowsCsv: CsvFile<RefusedRow> = {
  fileName: 'import_reasons.csv',
  columns: [
    { heading: 'Row', text: (row) => String(row.rowNumber) },
    { heading: 'Record', text: (row) => row.label },
    { heading: 'Reason', text: (row) => row.reason },
  ],
};

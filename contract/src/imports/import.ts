import * as z from 'zod';
import { id, instant, yesOrNo } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import type { RightName } from '../platform/rights.ts';
import { body } from '../platform/wire.ts';
import { importStates } from './import-state.ts';

/** The kinds of records that can be imported. */
export const importKinds = [
  'customers',
  'contact-persons',
  'products',
  'opening-stock',
  'suppliers',
  'purchases',
  'old-quotations',
  'sales-calls',
  'brochure-requests',
  'openingbills',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** The right that each import requires. A kind without an Add right of its own requires that of the records to which it leads. */
export const importRights = {
  customers: 'Add Customer',
  'contact-persons': 'Edit Customer',
  products: 'Add Product',
  'opening-stock': 'Edit Product',
  suppliers: 'Add Company',
  purchases: 'Add Purchase',
  'old-quotations': 'Add Quotation',
  'sales-calls': 'Add Customer',
  'brochure-requests': 'Add Customer',
  openingbills: 'Edit Credit',
} as const satisfies Record<ImportKind, RightName>;

/** The kinds whose known records an import can update, with the right that this also requires. */
export const updateRights: Partial<Record<ImportKind, RightName>> = { customers: 'Edit Customer', products: 'Edit Product' };

/** The title of each kind. */
export const importTitles: Readonly<Record<ImportKind, string>> = {
  customers: 'Customers',
  'contact-persons': 'Contact Persons',
  products: 'Products',
  'opening-stock': 'Opening Stock',
  suppliers: 'Suppliers',
  purchases: 'Purchases',
  'old-quotations': 'Old Quotations',
  'sales-calls': 'Sales Calls',
  'brochure-requests': 'Brochure Requests',
  openingbills: 'Opening Bills',
};

/** The kinds whose files may name pictures, with the archive of those that a file for import names. */
export const pictureArchives: Partial<Record<ImportKind, 'product-pictures.zip' | 'company-pictures.zip'>> = {
  products: 'product-pictures.zip',
  suppliers: 'company-pictures.zip',
  'old-quotations': 'product-pictures.zip',
};

/** The kinds whose files may name pictures. */
export const kindsWithPictures: readonly ImportKind[] = importKinds.filter((kind) => kind in pictureArchives);

/** Which rows of a file are imported: all of them, or the good ones of a file that has others. */
export const importedRows = ['All', 'Good'] as const;

/** The largest file that the page accepts, in bytes. The command has no limit. */
export const maxImportBytes = 20 * 1024 * 1024;

/** The most rows (in JSON: records) that the page accepts. The command has no limit. */
export const maxImportRows = 100_000;

/**
 * An import in an answer. `totalRows` = good rows + `presentRows` + `badRows` + `unchangedRows`; `doneRows` counts the good rows added so
 * far. `failure` says why it ended early, `notes` how the file was read.
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
  /** Whether known records are updated; how many rows do so, and how many would change nothing and are skipped. */
  updates: yesOrNo,
  updatedRows: z.int(),
  unchangedRows: z.int(),
  startedBy: z.string(),
  updatedOn: instant,
});

export type ImportRun = z.output<typeof importRun>;

/** The number of rows that can be imported. */
export function importableRows({
  totalRows,
  badRows,
  presentRows,
  unchangedRows,
}: Pick<ImportRun, 'totalRows' | 'badRows' | 'presentRows' | 'unchangedRows'>): number {
  return totalRows - badRows - presentRows - unchangedRows;
}

/** A row that cannot be imported. `rowNumber` counts as a spreadsheet does: the headings are row 1. */
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

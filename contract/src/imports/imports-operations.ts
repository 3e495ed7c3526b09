/**
 * Laws of imports. A file is imported completely or not at all, whatever fails, and each row once, however often the panel stops. An import
 * can be taken back until other records depend on it. The records are locked before that check: without locks, PostgreSQL once lost a
 * quotation that was added in between. A cell that could be read in two ways is refused: '12499,50' was once imported as 12,49,950.00. The
 * same file is imported once, unless that import was taken back.
 */
import * as z from 'zod';
import { changed, rows } from '../platform/answers.ts';
import { read, upload, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, forbidden, notFound } from '../platform/failures.ts';
import { id, line, yesOrNo } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { importMessages as say } from './import-messages.ts';
import { chosenColumns, chosenValues } from './column-choices.ts';
import { importChange, importChangesCsv } from './import-change.ts';
import { importedRows, importKinds, importRun, maxImportBytes, refusedRow, refusedRowsCsv } from './import.ts';
import { shownImport } from './take-back.ts';

/** Any of these rights opens the page; each kind also requires its own right. */
const right = [
  'Add Customer',
  'Edit Customer',
  'Add Product',
  'Edit Product',
  'Add Company',
  'Add Purchase',
  'Add Quotation',
  'Edit Credit',
] as const;

const unknownImport = { ImportNotFound: notFound(say.notFound), Forbidden: forbidden };

/** The operations on imports, by name. */
export const importsOperations = {
  /** The dry run: checks a file and stores its rows for the import. It adds nothing to any list. */
  CheckImport: upload({
    right,
    input: body({
      kind: z.enum(importKinds),
      fileName: line(200),
      file: z.instanceof(Uint8Array, { error: say.chooseFile }),
      columns: chosenColumns.optional(),
      values: chosenValues.optional(),
      /** Update the records that are there, products by code or name, customers by GSTIN or name. Blank cells change nothing. */
      update: yesOrNo.optional(),
      /** Updated records are Approved, not Pending. */
      approve: yesOrNo.optional(),
    }),
    answer: { ...rows(importRun), status: 201 },
    message: () => say.checked,
    maxBytes: maxImportBytes,
    failures: {
      Forbidden: forbidden,
      /** The actual message says what is wrong with the file. */
      FileUnusable: { status: 422, field: 'file', message: say.fileUnusable },
      FileTooLarge: { status: 413, field: 'file', message: say.fileTooLarge },
      /** Beside `code`, `error` has the keys of `unclearColumns`: the choices that are needed, all at once. */
      ColumnsUnclear: { status: 422, field: 'file', message: say.columnsUnclear },
    },
  }),

  /** The latest imports of the kinds that the user may import, newest first; or a single import. */
  GetImports: read({ right, input: body({ importId: id.optional(), kind: z.enum(importKinds).optional() }), answer: rows(shownImport) }),

  /** The rows that cannot be imported, in the order of the file. */
  GetImportRows: list({ right, row: refusedRow, sorts: ['rowNumber'], filters: { importId: id }, csv: refusedRowsCsv }),

  /** The known records that an import changes, with each field before and after, in the order of the file. */
  GetImportChanges: list({ right, row: importChange, sorts: ['rowNumber'], filters: { importId: id }, csv: importChangesCsv }),

  /**
   * Starts adding the rows, chunk by chunk. If the server stops, it continues at its next start. `rows` Good imports the good rows of a
   * file that has others: those stay, with their reasons, in a file at /api/import-rows/:importId.
   */
  StartImport: write({
    right,
    input: body({ importId: id, skipPresent: yesOrNo.optional(), rows: z.enum(importedRows).optional() }),
    answer: changed('importId'),
    failures: {
      ...unknownImport,
      BadRows: conflict(say.badRows),
      RowsPresent: conflict(say.rowsPresent),
      NothingToImport: conflict(say.nothingToImport),
      AlreadyImported: conflict(say.alreadyImported),
      NotStartable: conflict(say.notStartable),
    },
  }),

  /**
   * Takes back everything that an import has added, unless other records depend on it. An import of someone else also requires the right to
   * delete such records.
   */
  TakeBackImport: write({
    right,
    input: body({ importId: id }),
    answer: changed('importId'),
    failures: {
      ...unknownImport,
      NotTakeable: conflict(say.notTakeable),
      QuotationsDepend: conflict(say.quotationsDepend),
      SalesCallsDepend: conflict(say.salesCallsDepend),
      EnquiriesDepend: conflict(say.enquiriesDepend),
      SitesDepend: conflict(say.sitesDepend),
      CustomerNotesDepend: conflict(say.customerNotesDepend),
      QuotedProductsDepend: conflict(say.quotedProductsDepend),
      StockMoved: conflict(say.stockMoved),
      ProductNotesDepend: conflict(say.productNotesDepend),
      RemarksDepend: conflict(say.remarksDepend),
      RequestsPursued: conflict(say.requestsPursued),
      StockGone: conflict(say.stockGone),
      BillsDepend: conflict(say.billsDepend),
      ReceiptsDepend: conflict(say.receiptsDepend),
      RemindersDepend: conflict(say.remindersDepend),
      MergesDepend: conflict(say.mergesDepend),
      OrderedProductsDepend: conflict(say.orderedProductsDepend),
      CountsDepend: conflict(say.countsDepend),
      SuppliersUsed: conflict(say.suppliersUsed),
      SuppliersIssue: conflict(say.suppliersIssue),
      BillsSettled: conflict(say.billsSettled),
      ChangedSince: conflict(say.changedSince),
      CallsPursued: conflict(say.callsPursued),
    },
  }),
};

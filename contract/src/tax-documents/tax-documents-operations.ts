/**
 * Laws of files for the accountant. They are drafts in the published formats; the panel files nothing itself. The file, the list and the
 * page name the consignments that are left out. A voucher keeps its id when a GSTIN is corrected: otherwise Tally would double the vouchers
 * of an earlier import. An e-way bill that would say something else now is marked as outdated, because the bill at the portal stays the
 * same.
 */
import * as z from 'zod';
import { consignmentFilters } from '../consignments/consignment-filters.ts';
import { consignmentMessages } from '../consignments/consignment-messages.ts';
import { seesTaxDocuments } from '../consignments/tax-document-right.ts';
import { enteredEinvoice, enteredEway } from '../consignments/portal-answers.ts';
import { changed, rows } from '../platform/answers.ts';
import { signedDecimal } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id, searchWords } from '../platform/fields.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { taxDocumentMessages as say } from './tax-documents-messages.ts';

/** The sums of a filter, without void invoices, and how many of its consignments are in the accountant's files or left out (`bookStatusOf`). */
const sums = row({
  count: z.int(),
  inBooks: z.int(),
  voidInvoices: z.int(),
  replacement: z.int(),
  cancelled: z.int(),
  withoutInvoice: z.int(),
  undecided: z.int(),
  taxNotAllowed: z.int(),
  /** Of those in the files, how many GSTR-1 leaves out because the buyer has no GSTIN. */
  withoutGstin: z.int(),
  taxable: signedDecimal(),
  cgst: signedDecimal(),
  sgst: signedDecimal(),
  igst: signedDecimal(),
  roundOff: signedDecimal(),
  total: signedDecimal(),
});

const failures = { ConsignmentNotFound: notFound(consignmentMessages.notFound), ...versionConflict };

/** The operations of the tax documents, by name. */
export const taxDocumentsOperations = {
  /** The sums of all consignments that the list shows with these filters. */
  GetConsignmentSums: read({
    right: seesTaxDocuments,
    input: body({ ...consignmentFilters, search: searchWords(100).optional() }),
    answer: rows(sums),
  }),

  /** Stores the e-way bill that the portal has issued. */
  UpdateEway: write({
    right: 'Add Tax Document',
    input: body({ consignmentId: id, ...expectedVersion, ...enteredEway }),
    answer: changed('consignmentId'),
    failures: {
      ...failures,
      EwayDateMissing: invalid('ewaydate', say.enterDay),
      EwayEndsBefore: invalid('validuntil', say.validBeforeDate),
    },
  }),

  /** Stores the registration of an invoice by the portal. */
  UpdateEinvoice: write({
    right: 'Add Tax Document',
    input: body({ consignmentId: id, ...expectedVersion, ...enteredEinvoice }),
    answer: changed('consignmentId'),
    failures: {
      ...failures,
      AckMissing: invalid('ackno', say.enterAckNumber),
      AckDateMissing: invalid('ackdate', say.enterDay),
      QrMissing: invalid('signedqr', say.enterQr),
      NoInvoiceYet: conflict(say.noInvoiceYet),
    },
  }),
};

/**
 * Laws of papers. An issued paper is frozen: its contents, and the bytes of each copy. A void one stays, and its number is not used again.
 * The numbers of a series have no gap and no duplicate, even if the panel is killed. A number that someone has typed before is skipped:
 * once, the goods of the new invoice joined the consignment of the typed one and could not be found. A change that is based on an older
 * decision is refused, so that no paper mixes two decisions.
 */
import { changed, rows } from '../platform/answers.ts';
import { dashedDate } from '../platform/dates.ts';
import { formatSignedDecimal } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, invalid } from '../platform/failures.ts';
import { id, reasonFor } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { creditNoteMessages } from '../credit-notes/credit-note-messages.ts';
import { consignmentMessages as say } from './consignment-messages.ts';
import { consignment, openedConsignment, type Consignment } from './consignment.ts';
import { issuedNumber, unknownConsignment } from './issued-number.ts';
import { gstWithoutHeads } from './consignment-tax.ts';
import { consignmentFilters } from './consignment-filters.ts';
import { seesTaxDocuments } from './tax-document-right.ts';
import { taxedColumns } from './taxed-columns.ts';
import { enteredTransport } from './transport.ts';

const consignmentCsv: CsvFile<Consignment> = {
  fileName: 'consignment_list.csv',
  columns: [
    { heading: 'Order Number', text: (each) => each.number },
    { heading: 'Company', text: (each) => each.companyForName },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'GSTIN', text: (each) => each.gstin },
    { heading: 'Invoice Number', text: (each) => each.invoiceNumber },
    { heading: 'Invoice Date', text: (each) => dashedDate(each.invoiceDate), kind: 'dashedDate' },
    { heading: 'Paper', text: (each) => each.paper },
    { heading: 'State', text: (each) => each.paperState },
    { heading: 'Challan Number', text: (each) => each.challanNumber },
    { heading: 'Place of Supply', text: (each) => each.placeOfSupply },
    ...taxedColumns,
    { heading: 'IRN', text: (each) => each.irn },
    { heading: 'E-Way Bill', text: (each) => each.ewayNumber },
    { heading: 'E-Way Bill Needed', text: (each) => each.ewayNeeded },
    { heading: 'IRN Missing', text: (each) => each.irnMissing },
    { heading: 'Tax Not Allowed', text: (each) => each.taxNotAllowed },
    { heading: 'E-Way Bill Outdated', text: (each) => each.ewayOutdated },
    { heading: 'GST Without Heads', text: (each) => formatSignedDecimal(gstWithoutHeads(each)), kind: 'decimal' },
  ],
};

/** Why an invoice is void. */
export const voidReason = reasonFor(say.enterReason);

/** The operations on consignments, by name. */
export const consignmentsOperations = {
  /** The consignments, newest first. */
  GetConsignmentList: list({
    right: seesTaxDocuments,
    row: consignment,
    sorts: ['newest', 'invoiceDate'],
    filters: consignmentFilters,
    csv: consignmentCsv,
  }),

  /** One consignment, or all of an order, with lines, taxes, parties, papers and the other orders on its invoice. */
  GetConsignment: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ consignmentId: id.optional(), orderId: id.optional() }),
    answer: rows(openedConsignment),
    failures: { ...unknownConsignment, NothingNamed: invalid('consignmentId', say.nameOne) },
  }),

  /** Changes how a consignment travels. */
  UpdateTransport: write({
    right: 'Add Dispatch',
    input: body({ consignmentId: id, ...enteredTransport, ...expectedVersion }),
    answer: changed('consignmentId'),
    failures: { ...unknownConsignment, ...versionConflict },
  }),

  /** Issues the delivery challan of a consignment, which then has the next number of the company's series. */
  IssueChallan: write({
    right: 'Add Tax Document',
    input: body({ consignmentId: id, ...expectedVersion }),
    answer: issuedNumber,
    failures: { ...unknownConsignment, ...versionConflict, Cancelled: conflict(say.cancelled), ChallanIssued: conflict(say.challanIssued) },
  }),

  /** Voids the invoice of a consignment. Its number stays used. */
  VoidInvoice: write({
    right: 'Void Tax Document',
    input: body({ consignmentId: id, reason: voidReason, ...expectedVersion }),
    answer: changed('consignmentId'),
    failures: {
      ...unknownConsignment,
      ...versionConflict,
      NoInvoice: conflict(say.noInvoice),
      VoidBefore: conflict(say.voidBefore),
      Credited: conflict(creditNoteMessages.voidFirst),
    },
  }),
};

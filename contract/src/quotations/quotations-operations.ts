/**
 * Laws of quotations. The server computes every amount again; one that differs by more than a paisa is refused, never corrected in silence.
 * A quotation gets its number when it is saved, without gaps in its financial year, and keeps it when it becomes void. What it prints is
 * frozen with it. Only revision 0 may change its customer: an edit of a revision once gave one number two customers. Texts that are too
 * long are refused, not cut: a term once silently lost everything after 1,000 characters.
 */
import * as z from 'zod';
import { approvalMessages as approvals } from '../approvals/approval-messages.ts';
import { changed, created, rows } from '../platform/answers.ts';
import { slashedDate } from '../platform/dates.ts';
import { decimal, formatDecimal } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { fieldsOf } from '../platform/filters.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id, statedByClient } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { allQuotationFilters, quotationFilterFields } from './quotation-filters.ts';
import { quotationMessages as say } from './quotation-messages.ts';
import { failuresOf } from './quotation-obstacles.ts';
import { quotationStatuses, shownStatuses } from './quotation-status.ts';
import { lineDetails, maxLines, newQuotation, quotation, quotationProduct, type Quotation } from './quotation.ts';
import { chosenRates } from './tax-mode.ts';
import { wrongContents, wrongDeal } from './wrong-contents.ts';

const unknownQuotation = { QuotationNotFound: notFound(say.notFound) };

const quotationCsv: CsvFile<Quotation> = {
  fileName: 'quotation_list.csv',
  columns: [
    { heading: 'Quotation Number', text: (each) => each.number },
    { heading: 'Date', text: (each) => slashedDate(each.date), kind: 'slashedDate' },
    { heading: 'Amount', text: (each) => formatDecimal(each.totalAmount), kind: 'decimal' },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Prepared By', text: (each) => each.preparedBy },
    { heading: 'Status', text: (each) => each.shownStatus },
  ],
};

/** The same with the date of approval, and with the heads of its page. */
const approvedQuotationCsv: CsvFile<Quotation> = {
  fileName: 'approved_quotation_list.csv',
  columns: [
    { heading: 'Number', text: (each) => each.number },
    ...quotationCsv.columns.slice(1, -1),
    { heading: 'Approved Date', text: (each) => slashedDate(each.approvedDate), kind: 'slashedDate' },
    ...quotationCsv.columns.slice(-1),
  ],
};

const quotationRows = {
  right: 'signed-in',
  row: quotation,
  sorts: ['newest', 'date', 'totalAmount', 'companyName'],
  filters: {
    /** Finds any revision. */
    quotationId: id.optional(),
    ...quotationFilterFields,
    shownStatus: z.enum(shownStatuses).optional(),
    /** Superseded revisions too. */
    revisions: z.enum(['Current', 'All']).optional(),
  },
} as const;

/** The operations on quotations, by name. */
export const quotationsOperations = {
  /** The quotations, newest first. */
  GetQuotation: list({ ...quotationRows, filters: { ...quotationRows.filters, ...fieldsOf(allQuotationFilters) }, csv: quotationCsv }),
  /** The approved quotations without an order. */
  GetApprovedQuotation: list({ ...quotationRows, csv: approvedQuotationCsv }),

  GetQuotationProduct: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ quotationId: id }),
    answer: rows(quotationProduct),
    failures: unknownQuotation,
  }),

  /** Creates a quotation. The server decides its number, preparer and amounts, and refuses figures that differ from its own. */
  AddQuotation: write({
    right: 'Add Quotation',
    input: newQuotation,
    rules: [chosenRates],
    answer: created('quotationId', 'dealId'),
    failures: {
      DateOutOfYear: invalid('date', say.dateOutOfYear),
      ...wrongDeal,
      OriginUnknown: invalid('copiedFromId', say.notFound),
      ...wrongContents,
    },
  }),

  /** Adds a line to the user's own open quotation. The same product at the same rate replaces the quantity of its line. */
  AddQuotationProductMapping: write({
    right: 'Add Quotation',
    input: body({ quotationId: id, ...lineDetails, total: decimal().optional(), updatedBy: statedByClient, updatedOn: statedByClient }),
    answer: created('id'),
    failures: {
      ...unknownQuotation,
      Forbidden: forbidden,
      ...failuresOf('edit'),
      ProductUnknown: invalid('productId', say.selectProduct),
      RatesByProduct: conflict(say.linesWithRates),
      TooManyLines: conflict(say.tooManyLines(maxLines)),
      AmountsDoNotAddUp: invalid('total', say.amountsDoNotAddUp),
    },
  }),

  /** Approves a quotation or makes it void; each requires its own right. */
  UpdatequotationStatus: write({
    right: ['Approve Quotation', 'Void Quotation'],
    input: body({
      quotationId: id,
      status: z.enum(quotationStatuses).exclude(['Open']),
      ...expectedVersion,
      voidDate: statedByClient,
      approveDate: statedByClient,
      updatedBy: statedByClient,
      updatedOn: statedByClient,
    }),
    answer: changed('quotationId'),
    failures: {
      ...unknownQuotation,
      MayNotVoid: { status: 403, message: say.notAuthorisedToVoid },
      MayNotApprove: { status: 403, message: say.notAuthorisedToApprove },
      BeyondLimit: { status: 403, message: approvals.beyondLimit('') },
      LinesDoNotAddUp: conflict(say.linesDoNotAddUp),
      QuotationOrdered: conflict(say.statusRefused),
      StatusRefused: conflict(say.statusRefused),
      ...failuresOf('approve', 'void'),
      ...versionConflict,
    },
  }),
};

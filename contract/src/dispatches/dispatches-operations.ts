/**
 * Laws of dispatches. Never more than ordered and never more than in stock, both as conditions of the update, because callers meet here.
 * All lines of a dispatch leave, or none. A line that states a product must state its own: a request that mixed up its lines once sent out
 * the wrong goods. The stock, its ledger and the dispatch change in one transaction.
 */
import * as z from 'zod';
import { created } from '../platform/answers.ts';
import { dashedDate } from '../platform/dates.ts';
import { write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { orderMessages } from '../orders/order-messages.ts';
import { dispatchFilterFields } from './dispatch-filters.ts';
import { dispatchMessages as say } from './dispatch-messages.ts';
import { dispatch, dispatchStatuses, newDispatch, hasDispatchedLine, type Dispatch } from './dispatch.ts';

const dispatchCsv: CsvFile<Dispatch> = {
  fileName: 'dispatch_list.csv',
  columns: [
    { heading: 'Invoice Number', text: (each) => each.invoiceNumber },
    { heading: 'Invoice Date', text: (each) => dashedDate(each.invoiceDate), kind: 'dashedDate' },
    { heading: 'Dispatch Date', text: (each) => dashedDate(each.dispatchDate), kind: 'dashedDate' },
    { heading: 'Order Number', text: (each) => each.number },
    { heading: 'Product Name', text: (each) => each.name },
    { heading: 'Dispatch Quantity', text: (each) => String(each.dispatchQuantity), kind: 'whole' },
  ],
};

/** The operations on dispatches, by name. */
export const dispatchesOperations = {
  /** The dispatch history, newest first: what stands, or with the status All also what was cancelled. */
  GetDispatchOrder: list({
    right: 'signed-in',
    row: dispatch,
    sorts: ['newest'],
    filters: { ...dispatchFilterFields, status: z.enum(['All', ...dispatchStatuses]).optional(), orderId: id.optional() },
    csv: dispatchCsv,
  }),

  /** Dispatches goods against an invoice: never more than the pending quantity or the stock. */
  AddDispatch: write({
    right: 'Add Dispatch',
    input: newDispatch,
    rules: [hasDispatchedLine],
    answer: created('dispatchId', 'consignmentId'),
    failures: {
      OrderNotFound: notFound(orderMessages.notFound),
      InvoiceNumberMissing: invalid('invoiceNumber', say.enterInvoiceNumber),
      NumbersItself: invalid('invoiceNumber', say.numbersItself),
      LineUnknown: invalid('lines', say.lineUnknown),
      InvoiceDateOutOfRange: invalid('invoiceDate', say.invoiceDateOutOfRange),
      MoreThanOrdered: conflict(say.moreThanOrdered, 'lines'),
      MoreThanInStock: conflict(say.moreThanInStock, 'lines'),
      InvoiceIsIssued: conflict(say.isIssued, 'invoiceNumber'),
      InvoiceHasIrn: conflict(say.hasIrn, 'invoiceNumber'),
      InvoiceHasEway: conflict(say.hasEway, 'invoiceNumber'),
    },
  }),
};

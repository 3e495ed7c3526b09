/**
 * Laws of the dispatch desk. What can ship advises and is computed whenever it is read; only pending quantity and stock forbid. The goods
 * of one request leave together, or none of them does: half a lorry that had left on paper once stayed in the store.
 */
import { created } from '../platform/answers.ts';
import { slashedDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import { write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { orderMessages } from '../orders/order-messages.ts';
import { dispatchMessages as say } from './dispatch-messages.ts';
import { hasDispatchedLines, newDispatches } from './new-dispatches.ts';
import { openLineFilterFields, openLineSorts, openOrderLine, type OpenOrderLine } from './open-order-line.ts';

const openLineCsv: CsvFile<OpenOrderLine> = {
  fileName: 'dispatch_desk.csv',
  columns: [
    { heading: 'Promised', text: (each) => slashedDate(each.promisedOn), kind: 'slashedDate' },
    { heading: 'Priority', text: (each) => each.priority },
    { heading: 'Order', text: (each) => each.number },
    { heading: 'Date', text: (each) => slashedDate(each.date), kind: 'slashedDate' },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'City', text: (each) => each.city },
    { heading: 'Code', text: (each) => each.code },
    { heading: 'Product', text: (each) => each.name },
    { heading: 'Pending', text: (each) => String(each.pending), kind: 'whole' },
    { heading: 'In Stock', text: (each) => formatDecimal(each.stock), kind: 'decimal' },
    { heading: 'Can Ship', text: (each) => String(each.canShip), kind: 'whole' },
  ],
};

/** The operations of the dispatch desk, by name. */
export const dispatchDeskOperations = {
  /** The order lines with something still to dispatch, by the date promised. */
  GetOpenOrderLine: list({ right: 'signed-in', row: openOrderLine, sorts: openLineSorts, filters: openLineFilterFields, csv: openLineCsv }),

  /** Dispatches goods of several orders together, each order with its own invoice. All of them leave, or none. */
  AddDispatches: write({
    right: 'Add Dispatch',
    input: newDispatches,
    rules: [hasDispatchedLines],
    answer: created('dispatchId', 'consignmentId'),
    failures: {
      OrderNotFound: notFound(orderMessages.notFound),
      InvoiceNumberMissing: invalid('dispatches', say.enterInvoiceNumber),
      NumbersItself: invalid('dispatches', say.numbersItself),
      LineUnknown: invalid('dispatches', say.lineUnknown),
      InvoiceDateOutOfRange: invalid('dispatches', say.invoiceDateOutOfRange),
      MoreThanOrdered: conflict(say.moreThanOrdered, 'dispatches'),
      MoreThanInStock: conflict(say.moreThanInStock, 'dispatches'),
      InvoiceIsIssued: conflict(say.isIssued, 'dispatches'),
      InvoiceHasIrn: conflict(say.hasIrn, 'dispatches'),
      InvoiceHasEway: conflict(say.hasEway, 'dispatches'),
    },
  }),
};

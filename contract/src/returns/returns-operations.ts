/**
 * Laws of returns. Never more than a dispatch has sent, also if two users enter the same parcel. A return changes no paper and no price:
 * what was charged stays charged. Replaced pieces are pending again and leave once more without a price.
 */
import { created } from '../platform/answers.ts';
import { dashedDate } from '../platform/dates.ts';
import { write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { cancelMessages } from '../dispatches/cancel-messages.ts';
import { orderMessages } from '../orders/order-messages.ts';
import { returnMessages as say } from './return-messages.ts';
import { newReturn, returnedLine, type ReturnedLine } from './return.ts';

const returnCsv: CsvFile<ReturnedLine> = {
  fileName: 'return_list.csv',
  columns: [
    { heading: 'Return Number', text: (each) => each.number },
    { heading: 'Return Date', text: (each) => dashedDate(each.returnedOn), kind: 'dashedDate' },
    { heading: 'Order Number', text: (each) => each.orderNumber },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Product Name', text: (each) => each.name },
    { heading: 'Quantity', text: (each) => String(each.quantity), kind: 'whole' },
    { heading: 'Condition', text: (each) => each.condition },
    { heading: 'Replace', text: (each) => each.replace },
    { heading: 'Reason', text: (each) => each.reason },
    { heading: 'Updated By', text: (each) => each.updatedBy },
  ],
};

/** The operations on returns, by name. */
export const returnsOperations = {
  /** The returned pieces, newest first. */
  GetReturn: list({ right: 'signed-in', row: returnedLine, sorts: ['newest'], filters: { orderId: id.optional() }, csv: returnCsv }),

  /** Takes goods of an order back: all lines or none. */
  AddReturn: write({
    right: 'Add Return',
    input: newReturn,
    answer: created('returnId'),
    failures: {
      OrderNotFound: notFound(orderMessages.notFound),
      DispatchUnknown: invalid('lines', say.dispatchUnknown),
      DateOutOfRange: invalid('returnedOn', say.dateOutOfRange),
      CancelledBefore: conflict(cancelMessages.cancelledBefore, 'lines'),
      MoreThanDispatched: conflict(say.moreThanDispatched, 'lines'),
      StockTooLarge: conflict(say.stockTooLarge, 'lines'),
    },
  }),
};

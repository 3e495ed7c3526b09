import { buyersOrder, buyersOrderFailures } from '../orders/buyers-order.ts';
import { orderMessages } from '../orders/order-messages.ts';
import { orderPromise, promiseFailures } from '../orders/order-promise.ts';
import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';

/** The operations on what is agreed about an order after it was placed. */
export const orderPromiseOperations = {
  /**
   * Changes the PO number of an order with its date, the promised dates of order and lines, and the priority. What is left out stays, what
   * is blank is taken out. Issued papers keep theirs.
   */
  UpdateOrderPromise: write({
    right: 'Edit Order',
    input: body({ orderId: id, ...expectedVersion, ...buyersOrder, ...orderPromise }),
    answer: changed('orderId'),
    failures: {
      OrderNotFound: notFound(orderMessages.notFound),
      ...versionConflict,
      ...buyersOrderFailures,
      ...promiseFailures,
      LineUnknown: invalid('lines', orderMessages.lineUnknown),
    },
  }),
};

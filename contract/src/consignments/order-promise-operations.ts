import { buyersOrder, buyersOrderFailures } from '../orders/buyers-order.ts';
import { orderMessages as say } from '../orders/order-messages.ts';
import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';

/** The operations on what is agreed about an order after it was placed. */
export const orderPromiseOperations = {
  /** Changes the PO number of an order and its date. What is left out stays, what is blank is taken out. Issued papers keep theirs. */
  UpdateOrderPromise: write({
    right: 'Edit Order',
    input: body({ orderId: id, ...expectedVersion, ...buyersOrder }),
    answer: changed('orderId'),
    failures: { OrderNotFound: notFound(say.notFound), ...versionConflict, ...buyersOrderFailures },
  }),
};

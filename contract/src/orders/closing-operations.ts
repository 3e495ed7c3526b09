/**
 * Laws of closed pieces. Closing says what the customer no longer wants: these pieces wait for no stock and leave the desk. What was
 * ordered stays as it was printed, and what has left stays dispatched. Reopening takes a closing back.
 */
import * as z from 'zod';
import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id, reasonFor, wholeNumber } from '../platform/fields.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { closingMessages as say } from './closing-messages.ts';
import { orderMessages } from './order-messages.ts';

/** Lines with the pieces to close or reopen; without a quantity, all that can be. */
const request = body({
  orderId: id,
  ...expectedVersion,
  lines: z
    .array(body({ productMapId: id, quantity: wholeNumber(1, 1_000_000, say.selectQuantity).optional() }))
    .min(1, { error: say.selectLine })
    .max(500),
  reason: reasonFor(say.enterReason),
});

const failures = {
  OrderNotFound: notFound(orderMessages.notFound),
  ...versionConflict,
  LineUnknown: invalid('lines', orderMessages.lineUnknown),
};

/** The operations that close and reopen order lines. Separate, because few pages need them. */
export const closingOperations = {
  /** Closes what the customer no longer wants, at most what is pending. */
  CloseOrderLines: write({
    right: 'Void Order',
    input: request,
    answer: changed('orderId'),
    failures: { ...failures, MoreThanPending: conflict(say.moreThanPending, 'lines') },
  }),

  /** Takes a closing back: the pieces are pending again. */
  ReopenOrderLines: write({
    right: 'Void Order',
    input: request,
    answer: changed('orderId'),
    failures: { ...failures, MoreThanClosed: conflict(say.moreThanClosed, 'lines') },
  }),
};

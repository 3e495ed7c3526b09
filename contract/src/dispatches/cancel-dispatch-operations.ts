/**
 * Laws of cancelled dispatches. A cancelled dispatch says that its goods did not leave. Nothing is removed: the dispatch stays, its stock
 * comes back as a row of the ledger, and its invoice and challan keep their numbers. Papers come first, because an invoice without goods
 * would stay in the books of the buyer.
 */
import * as z from 'zod';
import { withHints } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { conflict, notFound } from '../platform/failures.ts';
import { id, reasonFor } from '../platform/fields.ts';
import { body, pascal } from '../platform/wire.ts';
import { creditNoteMessages } from '../credit-notes/credit-note-messages.ts';
import { cancelMessages as say } from './cancel-messages.ts';

/** The operation that cancels dispatches. Separate, because few pages need it. */
export const cancelDispatchOperations = {
  /** Cancels dispatched lines whose goods did not leave: all or none. Their pieces are pending again and in stock. */
  CancelDispatch: write({
    right: 'Void Dispatch',
    input: body({ dispatchIds: z.array(id).min(1, { error: say.selectDispatch }).max(500), reason: reasonFor(say.enterReason) }),
    answer: withHints({ status: 200, data: z.array(pascal({ dispatchId: id })) } as const),
    failures: {
      DispatchNotFound: notFound(say.notFound),
      CancelledBefore: conflict(say.cancelledBefore),
      ReturnedBefore: conflict(say.returnedBefore),
      InvoiceIsRegistered: conflict(say.isRegistered),
      InvoiceIsIssued: conflict(say.voidInvoiceFirst),
      Credited: conflict(creditNoteMessages.voidFirst),
      StockTooLarge: conflict(say.stockTooLarge),
    },
  }),
};

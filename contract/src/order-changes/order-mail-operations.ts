import { orderMailRequest } from '../follow-ups/follow-up.ts';
import { followUpMessages as say } from '../follow-ups/follow-up-messages.ts';
import { mailFailures, maySend } from '../follow-ups/follow-ups-operations.ts';
import { orderMessages } from '../orders/order-messages.ts';
import { changed } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { quotationMessages } from '../quotations/quotation-messages.ts';
import { orderChangeMessages } from './order-change-messages.ts';

/** The operation that mails an order or its change. Separate, because few pages need it. */
export const orderMailOperations = {
  /** Confirms an order, or its last approved change, to the customer by mail. */
  SendOrderConfirmation: write({
    right: maySend,
    input: orderMailRequest,
    answer: changed('mailId'),
    failures: {
      OrderNotFound: notFound(orderMessages.notFound),
      QuotationNotFound: notFound(quotationMessages.notFound),
      LinkOfOrder: invalid('text', say.linkOfOrder),
      NoChange: conflict(orderChangeMessages.noSuchChange, 'attach'),
      ...mailFailures,
    },
  }),
};

/**
 * Laws of earlier prices. They are read from orders and quotations whenever they are asked for, and stored nowhere. Quotations that are
 * void, lost or superseded never count: a seller once promised a price that the customer had been refused.
 */
import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { lineFacts, pastPrice } from './line-facts.ts';
import { maxFacts, priceMessages as say } from './price-messages.ts';

/** The operations on earlier prices, by name. */
export const pricesOperations = {
  /** A row for each product that exists, in the order of the request. Without a customer, the last rate stays blank. */
  GetLineFacts: read({
    method: 'POST',
    right: 'signed-in',
    input: body({
      customerId: id.optional(),
      productIds: z
        .array(id, { error: say.chooseProducts })
        .min(1, { error: say.chooseProducts })
        .max(maxFacts, { error: say.tooManyProducts }),
    }),
    answer: rows(lineFacts),
  }),

  /** The last 20 rates of a product, newest first. A quotation with an order appears as the order. */
  GetPriceHistory: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ productId: id, customerId: id.optional() }),
    answer: rows(pastPrice),
  }),
};

/** What an order with a payment plan still has to receive before goods leave. It asks and never stops: the office decides at the gate. */
import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { blankableDecimal } from '../platform/decimal.ts';
import { read } from '../platform/declare-call.ts';
import { id } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { dispatchLine } from './dispatch.ts';
import { mostLines, mostOrders } from './new-dispatches.ts';

const leavingGoods = body({ orderId: id, lines: z.array(dispatchLine).min(1).max(mostLines) });

/** An order whose advance is open once these goods have left. */
const openAdvance = row({
  orderId: id,
  number: z.string(),
  /** What is missing; blank for a user who may not see money received. */
  missing: blankableDecimal(''),
  /** The question to ask. */
  sentence: z.string(),
});

/** The operations before goods leave, by name. */
export const openAdvanceOperations = {
  /** The orders among these whose advance is still open (PAY-21). */
  GetOpenAdvance: read({
    method: 'POST',
    right: 'Add Dispatch',
    input: body({ dispatches: z.array(leavingGoods).min(1).max(mostOrders) }),
    answer: rows(openAdvance),
  }),
};

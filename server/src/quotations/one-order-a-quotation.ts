/**
 * A quotation becomes one order at most, and only the current revision that was approved and is not lost. The update itself asks, so that
 * of two simultaneous orders one is refused; the constraint of the table of orders would refuse it too.
 */
import './quotations-tables.ts';
import { sql } from 'kysely';
import type { OperationFailure } from '../platform/handler.ts';
import { isCurrent } from './which-quotations.ts';

/** Whether an order can be made of a quotation. */
export const mayBecomeOrder = sql<boolean>`${isCurrent} and status = 'Approved' and order_status = '' and lost_on = ''`;

/** The refusal of an order. */
export function refusedOrder(fail: (name: 'OrderRefused') => OperationFailure): OperationFailure {
  return fail('OrderRefused');
}

/** The constraint that holds the rule too, with the failure that its violation means. */
export const orderedOnce = { orders_quotation_once: 'OrderRefused' } as const;

/**
 * A quotation becomes at most one order, and only its current revision, approved and not lost. The update itself checks this, so that of
 * two simultaneous orders one is refused; a constraint of the orders table refuses it too.
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

/** The constraint that enforces the same rule, with the failure that its violation means. */
export const orderedOnce = { orders_quotation_once: 'OrderRefused' } as const;

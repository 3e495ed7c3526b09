/**
 * No more pieces of a line leave than were ordered. The condition is part of the update, so only one of two simultaneous dispatches gets
 * the last piece.
 */
import './orders-tables.ts';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';

/** Whether this many pieces of a line of an order are still pending. */
export function isPending(quantity: number) {
  return (eb: ExpressionBuilder<Tables, 'order_lines'>) => eb(eb('dispatched_quantity', '+', quantity), '<=', eb.ref('quantity'));
}

/** The refusal of a dispatch. `name` is that of the product if the dispatch has several. */
export function moreThanOrdered(
  fail: (name: 'MoreThanOrdered', sentence?: string) => OperationFailure,
  name: string | undefined,
): OperationFailure {
  return fail('MoreThanOrdered', name === undefined ? undefined : say.moreOfThanOrdered(name));
}

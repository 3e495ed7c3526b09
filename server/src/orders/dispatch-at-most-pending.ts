/**
 * No more pieces of a line leave than are pending. The condition is part of the update, so only one of two simultaneous dispatches gets the
 * last piece.
 */
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { sql, type RawBuilder } from 'kysely';
import type { OperationFailure } from '../platform/handler.ts';
import { pendingQuantity } from './pending-quantity.ts';

/** Whether this many pieces of a line of an order are still pending. */
export function arePending(quantity: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${quantity} <= ${pendingQuantity}`;
}

/** The refusal of a dispatch. `name` is that of the product if the dispatch has several. */
export function moreThanPending(
  fail: (name: 'MoreThanOrdered', sentence?: string) => OperationFailure,
  name: string | undefined,
): OperationFailure {
  return fail('MoreThanOrdered', name === undefined ? undefined : say.moreOfThanOrdered(name));
}

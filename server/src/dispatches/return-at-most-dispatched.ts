/**
 * No more pieces come back than a dispatch has sent. The condition is part of the update, so of two users who enter the same parcel only
 * one succeeds.
 */
import './dispatches-tables.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';

/** Whether a dispatch stands and this many of its pieces have not come back yet. */
export function areAway(quantity: number) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'dispatches'>) =>
    and([eb('cancelled_at', 'is', null), eb(eb('returned_quantity', '+', quantity), '<=', eb.ref('quantity'))]);
}

/** The refusal of a return. */
export function moreThanDispatched(fail: (name: 'MoreThanDispatched') => OperationFailure): OperationFailure {
  return fail('MoreThanDispatched');
}

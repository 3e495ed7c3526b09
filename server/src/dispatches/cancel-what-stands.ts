/** Only what stands can be cancelled: a dispatch that is not cancelled, and of which nothing has come back (DSK-19). */
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import type { OperationFailure } from '../platform/handler.ts';

/** Refuses a dispatch that no longer stands, or not as a whole. */
export function refuseGone(
  { status, returnedQuantity }: Pick<Dispatch, 'status' | 'returnedQuantity'>,
  fail: (name: 'CancelledBefore' | 'ReturnedBefore') => OperationFailure,
): void {
  if (status === 'Cancelled') throw fail('CancelledBefore');
  if (returnedQuantity > 0) throw fail('ReturnedBefore');
}

/** No more pieces of a line are closed than are pending, and no more are reopened than were closed. */
import type { LineQuantities } from '@vikray/contract/orders/pending-quantity.ts';
import { pendingQuantity } from '@vikray/contract/orders/pending-quantity.ts';
import type { OperationFailure } from '../platform/handler.ts';

/** The pieces to close of a line: all that are pending, unless a quantity is given. */
export function closable(line: LineQuantities, wanted: number | undefined, fail: (name: 'MoreThanPending') => OperationFailure): number {
  const pending = pendingQuantity(line);
  const quantity = wanted ?? pending;
  if (quantity > pending || quantity === 0) throw fail('MoreThanPending');
  return quantity;
}

/** The pieces to reopen of a line: all that were closed, unless a quantity is given. */
export function reopenable(line: LineQuantities, wanted: number | undefined, fail: (name: 'MoreThanClosed') => OperationFailure): number {
  const quantity = wanted ?? line.closedQuantity;
  if (quantity > line.closedQuantity || quantity === 0) throw fail('MoreThanClosed');
  return quantity;
}

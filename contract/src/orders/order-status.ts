import type { Transitions } from '../platform/transitions.ts';
import { isOpenLine, type LineQuantities } from './pending-quantity.ts';

/** The statuses of an order, which follow from its dispatches. */
export const orderStatuses = ['Placed', 'Partially Dispatched', 'Dispatched'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The status that lists show: Closed if nothing is pending and something is closed, else that of the dispatches. */
export const shownOrderStatuses = [...orderStatuses, 'Closed'] as const;
export type ShownOrderStatus = (typeof shownOrderStatuses)[number];

/** By a dispatch, an order only moves forward. */
export const orderTransitions: Transitions<OrderStatus> = {
  Placed: ['Partially Dispatched', 'Dispatched'],
  'Partially Dispatched': ['Partially Dispatched', 'Dispatched'],
  Dispatched: [],
};

/** The status that follows from dispatched quantities: of a line, or of an order if all its lines are given. */
export function dispatchStatus(lines: readonly { readonly quantity: number; readonly dispatchQuantity: number }[]): OrderStatus {
  if (lines.every((line) => line.dispatchQuantity === 0)) return 'Placed';
  return lines.every((line) => line.dispatchQuantity === line.quantity) ? 'Dispatched' : 'Partially Dispatched';
}

/** The shown status of an order, from all its lines (DSK-27). */
export function shownOrderStatus(lines: readonly LineQuantities[]): ShownOrderStatus {
  const isClosed = !lines.some(isOpenLine) && lines.some(({ closedQuantity }) => closedQuantity > 0);
  return isClosed ? 'Closed' : dispatchStatus(lines);
}

/** Whether an order came to nothing: all of it is closed, and nothing was dispatched. */
export function cameToNothing({ status, shownStatus }: { readonly status: OrderStatus; readonly shownStatus: ShownOrderStatus }): boolean {
  return shownStatus === 'Closed' && status === 'Placed';
}

/** Whether an order still has something to dispatch. */
export function isOpenOrder({ shownStatus }: { readonly shownStatus: ShownOrderStatus }): boolean {
  return shownStatus !== 'Dispatched' && shownStatus !== 'Closed';
}

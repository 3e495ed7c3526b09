import type { Transitions } from '../platform/transitions.ts';

/** The statuses of an order, which follow from its dispatches. */
export const orderStatuses = ['Placed', 'Partially Dispatched', 'Dispatched'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** An order only moves forward, by dispatches. */
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

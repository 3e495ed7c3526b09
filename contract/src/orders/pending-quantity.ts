/** What an order line still has to dispatch. `server/src/orders/pending-quantity.ts` has the same in SQL. */

/** The pieces of an order line: ordered, dispatched as far as this stands, and no longer wanted. */
export interface LineQuantities {
  readonly quantity: number;
  readonly dispatchQuantity: number;
  readonly closedQuantity: number;
}

/** Pending = ordered − dispatched − closed, in whole pieces (DSK-01). */
export function pendingQuantity({ quantity, dispatchQuantity, closedQuantity }: LineQuantities): number {
  return quantity - dispatchQuantity - closedQuantity;
}

/** Whether a line still has something to dispatch. */
export function isOpenLine(line: LineQuantities): boolean {
  return pendingQuantity(line) > 0;
}
